import type { ReactElement } from 'react';
import { cache } from 'react';
import { caseStudyNode } from '@/content/rules/article-nodes';
import { type SpecialService, specialServiceNode } from '@/content/rules/structured-data';
import type { DocumentMeta, QuestionView } from '@/content/rules/view-models';
import { CmsRichText } from '@/content/store/CmsRichText';
import { getCaseStudy } from '@/content/store/case-studies';
import { getCityNichePage, getCityPage } from '@/content/store/cities';
import { getIndustryPage } from '@/content/store/industries';
import { getLegalPage, getPage, type LegalPageView } from '@/content/store/pages';
import { getBlogList } from '@/content/store/posts';
import { Container } from '@/design/layout/Container';
import { formatDate } from '@/design/ui/format-time';
import { Prose } from '@/design/ui/Prose';
import { Ruler } from '@/design/ui/Ruler';
import { getEnv } from '@/platform/env';
import { blogListPageOf, blogListPath, blogPath, targetOf } from '@/platform/paths';
import { BlogList } from '../blog/BlogList';
import { Sections } from '../sections/registry';
import { type DescribedPage, pageStructuredData } from '../sections/structured-data';
import { CaseStudyTemplate } from './CaseStudyTemplate';
import { CityNicheTemplate } from './CityNicheTemplate';
import { CityTemplate } from './CityTemplate';
import { IndustryTemplate } from './IndustryTemplate';

type Heading = LegalPageView['headings'][number];

/** Contents of a long text: folded on phones, beside the text where there is room. */
function Contents({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return <div className="lg:col-span-4" />;
  return (
    <>
      <details className="group border-b border-ink lg:hidden print:hidden">
        <summary className="touch flex cursor-pointer items-center justify-between font-semibold">
          Contents
          <span className="font-mono text-label text-muted group-open:hidden">
            {headings.length} sections
          </span>
        </summary>
        <nav aria-label="Contents" className="border-t border-rule pb-2">
          <List headings={headings} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className="self-start max-lg:hidden lg:sticky lg:top-24 lg:col-span-4 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto print:hidden"
      >
        <p className="pb-2 font-mono text-label text-muted">Contents</p>
        <List headings={headings} />
      </nav>
    </>
  );
}

function List({ headings }: { headings: Heading[] }) {
  return (
    <ol>
      {headings.map(({ text, anchor }) => {
        const { number, title } = splitNumber(text);
        return (
          <li key={anchor} className="border-rule not-first:border-t">
            <a
              href={`#${anchor}`}
              className="touch grid grid-cols-[1.75rem_1fr] items-center py-1.5 text-small/5 no-underline hover:underline"
            >
              <span className="font-mono text-label text-orchard">{number}</span>
              {title}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** `12. Liability` has its number in the words; the list sets it in a column. */
function splitNumber(text: string): { number: string; title: string } {
  const [, number = '', title = text] = /^(\d+)\.\s+(.+)$/.exec(text) ?? [];
  return { number, title };
}

/** A legal text: what it comes down to, its date, its contents, and the text in its measure. */
function LegalTemplate({ view }: { view: LegalPageView }) {
  return (
    <article className="pt-8 pb-section lg:pt-12 print:py-0">
      <Container>
        <header>
          <h1 className="max-w-[16em] text-h1 font-[670]">{view.title}</h1>
          <p className="mt-5 font-mono text-label text-muted print:pb-4">
            Updated <time dateTime={view.updatedOn.slice(0, 10)}>{formatDate(view.updatedOn)}</time>
          </p>
          <Ruler className="mt-8 lg:mt-12 print:hidden" />
        </header>
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 border-t border-ink lg:grid-cols-12 lg:pt-12 print:block print:pt-6">
          <Contents headings={view.headings} />
          <div className="min-w-0 lg:col-span-8 print:max-w-none">
            <section
              aria-labelledby="in-short"
              className="max-w-measure rounded-control border border-ink bg-sheet p-5 sm:p-7 print:max-w-none print:break-inside-avoid"
            >
              <h2 id="in-short" className="text-h4">
                In short
              </h2>
              <p className="mt-2">{view.summary}</p>
              <p className="mt-3 text-small text-muted">
                This box helps you find your way. What binds us is the text below.
              </p>
            </section>
            <Prose className="mt-12 print:mt-8 print:max-w-none [&>h2]:border-t [&>h2]:border-rule [&>h2]:pt-6 [&>h2]:text-h3 [&>h3]:text-h4">
              <CmsRichText content={view.content} />
            </Prose>
          </div>
        </div>
      </Container>
    </article>
  );
}

/** A published document that has a page, ready to be shown. */
interface FoundDocument {
  meta: DocumentMeta;
  element: ReactElement;
  structuredData: () => ReturnType<typeof pageStructuredData>;
}

function found(
  meta: DocumentMeta,
  element: ReactElement,
  described: Omit<DescribedPage, keyof DocumentMeta> = {},
): FoundDocument {
  return {
    meta,
    element,
    structuredData: () => pageStructuredData({ ...meta, ...described }),
  };
}

async function findBlog(number: number): Promise<FoundDocument | null> {
  const [page, list] = await Promise.all([getPage(blogPath), getBlogList(number)]);
  if (!page || !list) return null;
  const path = blogListPath(number);
  const ofLaterPage = {
    metaTitle: `${page.metaTitle}, page ${number}`,
    metaDescription: `${page.metaDescription} Page ${number}.`,
  };
  const blog = (
    <BlogList
      sections={page.sections}
      posts={list.posts}
      filter={{ search: '', category: null }}
      paging={{ page: number, pages: list.pages }}
    />
  );
  const meta = { ...page, ...(number === 1 ? {} : ofLaterPage), path };
  return found(meta, blog, { sections: page.sections });
}

async function findPage(path: string, legalSlug: string | null): Promise<FoundDocument | null> {
  const page = await getPage(path);
  if (page) {
    return found(page, <Sections sections={page.sections} path={page.path} />, {
      sections: page.sections,
    });
  }
  const legal = legalSlug ? await getLegalPage(legalSlug) : null;
  return legal && found(legal, <LegalTemplate view={legal} />);
}

/** A page that offers web design to one kind of customer. */
function foundService(
  view: DocumentMeta & { questions: QuestionView[] },
  element: ReactElement,
  service: Pick<SpecialService, 'name' | 'city' | 'package'>,
): FoundDocument {
  const { path, metaDescription: description, questions } = view;
  const node = specialServiceNode(getEnv().siteUrl, { ...service, path, description });
  return found(view, element, { questions, nodes: [node] });
}

async function findCity(slug: string): Promise<FoundDocument | null> {
  const view = await getCityPage(slug);
  if (!view) return null;
  const service = { name: `Web design in ${view.name}`, city: view.name, package: null };
  return foundService(view, <CityTemplate view={view} />, service);
}

async function findCityNiche(citySlug: string, nicheSlug: string): Promise<FoundDocument | null> {
  const view = await getCityNichePage(citySlug, nicheSlug);
  if (!view) return null;
  const { city, niche, package: item } = view;
  const name = `Web design for ${niche.name.toLowerCase()} in ${city.name}`;
  const service = { name, city: city.name, package: item };
  return foundService(view, <CityNicheTemplate view={view} />, service);
}

async function findIndustry(slug: string): Promise<FoundDocument | null> {
  const view = await getIndustryPage(slug);
  if (!view) return null;
  const service = { name: view.heading, city: null, package: view.package };
  return foundService(view, <IndustryTemplate view={view} />, service);
}

async function findCaseStudy(slug: string): Promise<FoundDocument | null> {
  const view = await getCaseStudy(slug);
  if (!view) return null;
  const work = caseStudyNode(getEnv().siteUrl, { ...view, description: view.metaDescription });
  return found(view, <CaseStudyTemplate view={view} />, {
    sections: view.sections,
    nodes: [work],
  });
}

/** Finds the document of any kind at an address; `null` if nothing is published there. */
export const findDocument = cache((path: string): Promise<FoundDocument | null> => {
  const listPage = blogListPageOf(path);
  if (listPage !== null) return findBlog(listPage);
  const target = targetOf(path);
  switch (target.collection) {
    case 'pages':
      return findPage(target.path, target.legalSlug);
    case 'cities':
      return findCity(target.slug);
    case 'city-niche-pages':
      return findCityNiche(target.city, target.niche);
    case 'industries':
      return findIndustry(target.slug);
    case 'case-studies':
      return findCaseStudy(target.slug);
  }
});
