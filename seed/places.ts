import { z } from 'zod';
import { industryParts } from './data/industry-parts';
import {
  type MarkdownPart,
  namedEntries,
  readContentFolder,
  splitAtHeadings,
} from './front-matter';
import { markdown, reference } from './references';

const meta = { metaTitle: z.string().min(1), metaDescription: z.string().min(1) };

const city = z.object({
  slug: z.string(),
  name: z.string(),
  region: z.string(),
  h1: z.string(),
  lead: z.string(),
  travelMinutes: z.number().int(),
  travelMiles: z.number().int(),
  travelRoute: z.string(),
  postcodeAreas: z.array(z.string()),
  nearby: z.array(z.string()),
  ...meta,
});

const cityNiche = z.object({
  city: z.string(),
  niche: z.string(),
  h1: z.string(),
  lead: z.string(),
  packageKey: z.string(),
  ...meta,
});

const industry = z.object({
  slug: z.string(),
  name: z.string(),
  h1: z.string(),
  lead: z.string(),
  packageKey: z.string(),
  ...meta,
});

const words = (texts: readonly string[]) => texts.map((text) => ({ text }));

function metaOf({ metaTitle, metaDescription }: { metaTitle: string; metaDescription: string }) {
  return { title: metaTitle, description: metaDescription };
}

function questions(part: string) {
  return splitAtHeadings(part, 3).parts.map(({ heading, text }) => ({
    question: heading,
    answer: markdown(text),
  }));
}

function partOf(parts: readonly MarkdownPart[], beginning: string, what: string): string {
  const part = parts.find(({ heading }) => heading.startsWith(beginning));
  if (!part) throw new Error(`${what} has no part “${beginning}”.`);
  return part.text;
}

/** The cities under `seed/content/cities`, in the given order of slugs. */
export function readCities(order: readonly string[]): Record<string, unknown>[] {
  return readContentFolder('cities', city)
    .sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
    .map((source) => {
      const { parts } = splitAtHeadings(source.markdown, 2);
      const part = (beginning: string) => partOf(parts, beginning, source.slug);
      return {
        slug: source.slug,
        name: source.name,
        region: source.region,
        heading: source.h1,
        lead: source.lead,
        travelMinutes: source.travelMinutes,
        travelMiles: source.travelMiles,
        travelRoute: source.travelRoute,
        postcodeAreas: words(source.postcodeAreas),
        nearby: words(source.nearby),
        market: markdown(part('The market')),
        build: markdown(part('What we would build')),
        places: namedEntries(part('Places we would name'), source.slug).map(({ name, text }) => ({
          name,
          note: text,
        })),
        visit: markdown(part('Getting to you')),
        questions: questions(part('Questions')),
        offer: markdown(part('An offer')),
        meta: metaOf(source),
      };
    });
}

/**
 * The city-niche pages under `seed/content/city-niches`.
 * @param nameOf a title from the slugs, e.g. `Plumbers in Reading`
 */
export function readCityNiches(
  nameOf: (city: string, niche: string) => string,
): (Record<string, unknown> & { seedKey: string })[] {
  return readContentFolder('city-niches', cityNiche).map((source) => {
    const { parts } = splitAtHeadings(source.markdown, 2);
    const asked = partOf(parts, 'Questions', `${source.city} ${source.niche}`);
    const offer = partOf(parts, 'First step', `${source.city} ${source.niche}`);
    const text = parts
      .filter(({ heading }) => heading !== 'Questions' && heading !== 'First step')
      .map((part) => `## ${part.heading}\n\n${part.text}`);
    return {
      seedKey: `${source.city}/${source.niche}`,
      title: nameOf(source.city, source.niche),
      city: reference('cities', source.city),
      niche: reference('niches', source.niche),
      package: reference('packages', source.packageKey),
      heading: source.h1,
      lead: source.lead,
      content: markdown(...text),
      questions: questions(asked),
      offer: markdown(offer),
      meta: metaOf(source),
    };
  });
}

function sitePlan(part: string, what: string) {
  const start = part.search(/^\d+\. /m);
  const notice = /^>\s*(.+)$/m.exec(part)?.[1] ?? null;
  const intro = part.slice(0, start).replace(/^>.*$/gm, '').trim();
  return {
    notice: notice?.replace(/\*\*/g, '') ?? null,
    sitePlan: {
      intro: markdown(intro),
      parts: namedEntries(part.slice(start), what).map(({ name, text }) => ({ title: name, text })),
    },
  };
}

/** Parts of an industry that have a place of their own; the others stand below the design. */
const placedParts = [
  'Benefits',
  'What the site contains',
  'What you’ll need',
  'Questions',
  'Where',
];

/** The industries under `seed/content/industries`, in the given order of slugs. */
export function readIndustries(
  order: readonly string[],
  caseStudies: Readonly<Record<string, string>>,
): Record<string, unknown>[] {
  return readContentFolder('industries', industry)
    .sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
    .map((source) => {
      const { parts } = splitAtHeadings(source.markdown, 2);
      const part = (beginning: string) => partOf(parts, beginning, source.slug);
      const study = caseStudies[source.slug];
      return {
        slug: source.slug,
        name: source.name,
        heading: source.h1,
        lead: source.lead,
        package: reference('packages', source.packageKey),
        caseStudy: study ? reference('case-studies', study) : null,
        benefits: namedEntries(part('Benefits'), source.slug).map(({ name, text }) => ({
          title: name,
          text,
        })),
        customers: markdown(
          ...parts
            .filter(({ heading }) => !placedParts.some((name) => heading.startsWith(name)))
            .map(({ heading, text }) => `## ${heading}\n\n${text}`),
        ),
        ...sitePlan(part('What the site contains'), source.slug),
        ...industryParts[source.slug],
        provide: part('What you’ll need')
          .split(/\n(?=- )/)
          .map((line) => ({ text: line.replace(/^- /, '').trim() })),
        questions: questions(part('Questions')),
        places: markdown(part('Where')),
        meta: metaOf(source),
      };
    });
}

const legal = z.object({
  title: z.string(),
  slug: z.string(),
  updatedOn: z.iso.date(),
  summary: z.string(),
  ...meta,
});

/** The legal pages under `seed/content/legal`, in the given order of slugs. */
export function readLegalPages(order: readonly string[]): Record<string, unknown>[] {
  return readContentFolder('legal', legal)
    .sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
    .map(({ title, slug, updatedOn, summary, markdown: text, ...source }) => ({
      title,
      slug,
      updatedOn,
      summary,
      content: markdown(text),
      meta: metaOf(source),
    }));
}
