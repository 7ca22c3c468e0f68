import 'server-only';
import { caseStudyPath, homePath } from '@/platform/paths';
import { mostRelatedProjects, type RelatablePage, rankRelated } from '../rules/projects';
import { type CaseStudyCardView, listCaseStudies } from './case-studies';
import { getSiteIndex, type SiteEntry } from './site-index';

/** Case studies have a separate list; legal texts and the home page would match everything. */
const isCandidate = ({ collection, path, noIndex }: SiteEntry) =>
  !noIndex && collection !== 'case-studies' && collection !== 'legal-pages' && path !== homePath;

const pageOf = ({ collection, city, niche, ...entry }: SiteEntry): RelatablePage => ({
  ...entry,
  kind: collection,
  topics: [city, niche].filter((topic) => topic !== null),
});

/** Tags and category describe a project better than its address. */
const projectOf = (study: CaseStudyCardView) => ({
  study,
  path: study.href,
  kind: 'case-studies',
  title: study.title,
  topics: [study.category, ...study.tags],
  description: study.description,
});

/** Published pages by relevance to a page, see `rankRelated`; none for an unpublished page. */
export async function listRelatedPages(
  path: string,
  limits: { limit: number; minimum: number },
): Promise<RelatablePage[]> {
  const [{ entries }, studies] = await Promise.all([getSiteIndex(), listCaseStudies()]);
  const entry = entries.find((each) => each.path === path);
  if (!entry) return [];
  const study = studies.find(({ href }) => href === path);
  const current = study ? projectOf(study) : pageOf(entry);
  const candidates = entries.filter(isCandidate).map(pageOf);
  return rankRelated(current, candidates, limits).map(({ page }) => page);
}

/** Other published projects by relevance (specification, section 2, case studies). */
export async function listRelatedProjects(slug: string): Promise<CaseStudyCardView[]> {
  const studies = await listCaseStudies();
  const pages = studies.map(projectOf);
  const path = caseStudyPath(slug);
  const current = pages.find((page) => page.path === path);
  if (!current) return [];
  return rankRelated(current, pages)
    .slice(0, mostRelatedProjects)
    .map(({ page }) => page.study);
}
