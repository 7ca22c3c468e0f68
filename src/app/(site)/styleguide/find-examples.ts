import type { Block } from 'payload';
import { getCaseStudy, listCaseStudies } from '@/content/store/case-studies';
import { getPage, type PageSection, type PageView } from '@/content/store/pages';
import { listClaims } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { pageBlocks } from '@/site/sections/configs';

type Page = Pick<PageView, 'path' | 'title' | 'sections'>;

/** A section of a published page, as an example of its kind and variant. */
export interface Example {
  /** The variant's label for staff, e.g. `Price list`; `null` without variants. */
  look: string | null;
  section: PageSection;
  page: Page;
}

export interface SectionKind {
  slug: PageSection['blockType'];
  label: string;
  /** One example of each variant; empty if no published page uses this kind. */
  examples: Example[];
}

/** The field that selects a section's variant: a required single choice. */
function looksOf({ fields }: Block): { name: string; labels: Map<string, string> } | null {
  for (const field of fields) {
    if (field.type !== 'select' || !field.required || field.hasMany) continue;
    const labels = field.options.map((option): [string, string] =>
      typeof option === 'string' ? [option, option] : [option.value, String(option.label)],
    );
    return { name: field.name, labels: new Map(labels) };
  }
  return null;
}

function examplesOf(block: Block, pages: readonly Page[]): Example[] {
  const looks = looksOf(block);
  const examples = new Map<string, Example>();
  for (const page of pages) {
    for (const section of page.sections) {
      if (section.blockType !== block.slug) continue;
      const value = looks ? String(section[looks.name as keyof PageSection]) : '';
      if (examples.has(value)) continue;
      examples.set(value, { look: looks?.labels.get(value) ?? null, section, page });
    }
  }
  return [...examples.values()];
}

/** Pages come first, because case studies also have sections, below their own content. */
async function findPages(): Promise<Page[]> {
  const [{ entries }, studies] = await Promise.all([getSiteIndex(), listCaseStudies()]);
  const paths = entries.filter(({ collection }) => collection === 'pages').map(({ path }) => path);
  const pages: (Page | null)[] = [];
  // In sequence: parallel queries would exhaust the database's connection pool.
  for (const path of paths) pages.push(await getPage(path));
  for (const { slug } of studies) pages.push(await getCaseStudy(slug));
  return pages.filter((page) => page !== null);
}

/** All kinds of section in the editor's order, with examples from the site. */
export async function findExamples(): Promise<SectionKind[]> {
  const [pages, claims] = await Promise.all([findPages(), listClaims()]);
  return pageBlocks.map((block) => ({
    slug: block.slug as SectionKind['slug'],
    label: String(block.labels?.singular ?? block.slug),
    // Claims are empty until staff enable one, and empty sections are no examples.
    examples: block.slug === 'claims' && claims.length === 0 ? [] : examplesOf(block, pages),
  }));
}
