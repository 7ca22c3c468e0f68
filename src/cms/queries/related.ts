import 'server-only';
import type { CaseStudyCardView } from '@/domain/content/case-study-views';
import { type RelatablePage, rankRelated } from '@/domain/portfolio/relevance';
import { caseStudyPath, homePath } from '@/domain/routing/paths';
import { listCaseStudies } from './case-studies';
import { getSiteIndex, type SiteEntry } from './site-index';

/** Case studies are shown as projects; legal texts and the front page are related to everything. */
const isCandidate = ({ collection, path, noIndex }: SiteEntry) =>
  !noIndex && collection !== 'case-studies' && collection !== 'legal-pages' && path !== homePath;

function toRelatable(entry: SiteEntry, studies: readonly CaseStudyCardView[]): RelatablePage {
  const study = studies.find(({ href }) => href === entry.path);
  return {
    path: entry.path,
    kind: entry.collection,
    title: entry.title,
    topics: [
      ...(study?.tags ?? []),
      ...[entry.city, entry.niche].filter((topic) => topic !== null),
    ],
    description: study?.description ?? entry.description,
  };
}

/**
 * Published pages by what they have to say to the reader of one of them, see `rankRelated`.
 *
 * @param path of the page that is read
 * @returns the best first; nothing when that page is not published
 */
export async function listRelatedPages(
  path: string,
  limits: { limit: number; minimum: number },
): Promise<RelatablePage[]> {
  const [{ entries }, studies] = await Promise.all([getSiteIndex(), listCaseStudies()]);
  const current = entries.find((entry) => entry.path === path);
  if (!current) return [];
  const candidates = entries.filter(isCandidate).map((entry) => toRelatable(entry, studies));
  return rankRelated(toRelatable(current, studies), candidates, limits).map(({ page }) => page);
}

/**
 * The other published projects, the most closely related first (specification, section 2, case
 * studies: at most six, of relevance 25 or more).
 *
 * @param slug of the case study that is read
 */
export async function listRelatedProjects(slug: string): Promise<CaseStudyCardView[]> {
  const studies = await listCaseStudies();
  const pages = studies.map((study) => ({
    study,
    path: study.href,
    kind: 'case-studies',
    title: study.title,
    topics: [study.category, ...study.tags],
    description: study.description,
  }));
  const path = caseStudyPath(slug);
  const current = pages.find((page) => page.path === path);
  return current ? rankRelated(current, pages).map(({ page }) => page.study) : [];
}
