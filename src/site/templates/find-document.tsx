import type { ReactElement } from 'react';
import { cache } from 'react';
import type { DocumentMeta } from '@/content/rules/place-views';
import { caseStudyNode, specialServiceNode } from '@/content/rules/service-data';
import { getCaseStudy } from '@/content/store/case-studies';
import { getCityPage } from '@/content/store/cities';
import { getCityNichePage } from '@/content/store/city-niches';
import { getIndustryPage } from '@/content/store/industries';
import { getLegalPage } from '@/content/store/legal-pages';
import { getPage } from '@/content/store/pages';
import { getEnv } from '@/platform/env';
import { targetOf } from '@/platform/paths';
import { Sections } from '../sections/registry';
import { type DescribedPage, pageStructuredData } from '../sections/structured-data';
import { CaseStudyTemplate } from './CaseStudyTemplate';
import { CityNicheTemplate } from './CityNicheTemplate';
import { CityTemplate } from './CityTemplate';
import { IndustryTemplate } from './IndustryTemplate';
import { LegalTemplate } from './LegalTemplate';

/** A published document that has a page, ready to be shown. */
export interface FoundDocument {
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

async function findCity(slug: string): Promise<FoundDocument | null> {
  const view = await getCityPage(slug);
  if (!view) return null;
  const service = specialServiceNode(getEnv().siteUrl, {
    name: `Web design in ${view.name}`,
    path: view.path,
    description: view.metaDescription,
    city: view.name,
    package: null,
  });
  return found(view, <CityTemplate view={view} />, {
    questions: view.questions,
    nodes: [service],
  });
}

async function findCityNiche(city: string, niche: string): Promise<FoundDocument | null> {
  const view = await getCityNichePage(city, niche);
  if (!view) return null;
  const service = specialServiceNode(getEnv().siteUrl, {
    name: `Web design for ${view.niche.name.toLowerCase()} in ${view.city.name}`,
    path: view.path,
    description: view.metaDescription,
    city: view.city.name,
    package: view.package,
  });
  return found(view, <CityNicheTemplate view={view} />, {
    questions: view.questions,
    nodes: [service],
  });
}

async function findIndustry(slug: string): Promise<FoundDocument | null> {
  const view = await getIndustryPage(slug);
  if (!view) return null;
  const service = specialServiceNode(getEnv().siteUrl, {
    name: view.heading,
    path: view.path,
    description: view.metaDescription,
    city: null,
    package: view.package,
  });
  return found(view, <IndustryTemplate view={view} />, {
    questions: view.questions,
    nodes: [service],
  });
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

/**
 * The document at an address, whatever kind it is.
 *
 * @returns `null` when nothing is published there
 */
export const findDocument = cache((path: string): Promise<FoundDocument | null> => {
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
