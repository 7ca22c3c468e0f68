import type { SeedCollection } from './create-missing';
import { addOns } from './data/add-ons';
import { blogPage } from './data/blog-page';
import { caseStudies } from './data/case-studies';
import { caseStudyCosts } from './data/case-study-costs';
import { chatbotTiers } from './data/chatbot-tiers';
import { comparisonTables } from './data/comparison-tables';
import { agencyTables } from './data/comparison-tables-agencies';
import { costComparisons } from './data/cost-comparisons';
import { faqs } from './data/faqs';
import { featureMatrix } from './data/feature-matrix';
import { hiddenFees } from './data/hidden-fees';
import { homePage } from './data/home-page';
import { keywords } from './data/keywords';
import { cityNicheTitle, niches } from './data/niches';
import { packages } from './data/packages';
import { aboutPage } from './data/pages/about';
import { chatbotPage } from './data/pages/ai-chatbot';
import { botPage } from './data/pages/bot';
import { chatbotRoiPage } from './data/pages/chatbot-roi';
import { contactPage } from './data/pages/contact';
import { locationsPage } from './data/pages/locations';
import { pageSpeedPage } from './data/pages/page-speed';
import { portfolioPage } from './data/pages/portfolio';
import { scanPage } from './data/pages/scan';
import { servicesPage } from './data/pages/services';
import { sitemapPage } from './data/pages/sitemap';
import { sitemapToolPage } from './data/pages/sitemap-tool';
import { territorialExclusivityPage } from './data/pages/territorial-exclusivity';
import { toolsPage } from './data/pages/tools';
import { whatAgenciesHidePage } from './data/pages/what-agencies-hide';
import { whatsappPage } from './data/pages/whatsapp-integration';
import { whyChooseUsPage } from './data/pages/why-choose-us';
import { pricingPage } from './data/price-page';
import { proposalTerms } from './data/proposal-terms';
import { proposals } from './data/proposals';
import { redirects } from './data/redirects';
import { retainers } from './data/retainers';
import { cityOrder, industryCaseStudies, industryOrder, legalOrder } from './data/site';
import { testimonials } from './data/testimonials';
import { answeredKeywords } from './keyword-pages';
import { pictureDocuments } from './pictures';
import { readCities, readCityNiches, readIndustries, readLegalPages } from './places';
import { readPosts } from './posts';
import { markdown, picture, reference } from './references';

const pages = [
  homePage,
  pricingPage,
  servicesPage,
  whatsappPage,
  chatbotPage,
  whyChooseUsPage,
  whatAgenciesHidePage,
  territorialExclusivityPage,
  portfolioPage,
  aboutPage,
  contactPage,
  locationsPage,
  toolsPage,
  scanPage,
  pageSpeedPage,
  sitemapToolPage,
  botPage,
  chatbotRoiPage,
  blogPage,
  sitemapPage,
];

/** Add-ons on a package's card (specification, section 9). */
const packageAddOns: Readonly<Record<string, string[]>> = {
  'business-starter': ['whatsapp'],
  trades: ['whatsapp'],
  beauty: ['whatsapp'],
};

/** References to documents created later. */
export const laterReferences = Object.entries({
  express: 'wren-chimneys',
  'business-starter': 'teasel-bakery',
  trades: 'elver-electrical',
  beauty: 'madder-and-fern',
  professional: 'corve-and-penhallow',
  fitness: 'overhang',
}).map(([key, study]) => ({
  collection: 'packages' as const,
  key,
  data: { caseStudy: reference('case-studies', study) },
}));

const lines = (texts: readonly string[]) => texts.map((text) => ({ text }));

function drafts(
  collection: SeedCollection['collection'],
  keyField: string,
  documents: readonly object[],
): SeedCollection {
  return {
    collection,
    keyField,
    hasDrafts: true,
    documents: documents as SeedCollection['documents'],
  };
}

function posts() {
  return readPosts().map(({ markdown: text, metaTitle, metaDescription, ...post }) => ({
    ...post,
    cover: picture(`cover-${post.slug}`),
    content: markdown(text),
    meta: { title: metaTitle, description: metaDescription },
  }));
}

/**
 * The whole first content; referenced documents come first, the pictures before all.
 * @throws for an incomplete file under `seed/content`, naming it
 */
export function firstContent(): [media: SeedCollection, ...content: SeedCollection[]] {
  const cities = readCities(cityOrder);
  const cityName = (slug: string) => String(cities.find((city) => city.slug === slug)?.name);
  const content: SeedCollection[] = [
    drafts(
      'add-ons',
      'key',
      addOns.map(({ order: _order, ...item }) => item),
    ),
    drafts(
      'retainers',
      'key',
      retainers.map(({ order: _order, features, ...item }) => ({
        ...item,
        features: lines(features),
      })),
    ),
    drafts(
      'packages',
      'key',
      packages.map(({ order: _order, features, picture: name, ...item }) => ({
        ...item,
        ...(name ? { picture: picture(name) } : {}),
        onApplication: item.priceFromPence === null,
        features: lines(features),
        availableAddOns: (packageAddOns[item.key] ?? []).map((key) => reference('add-ons', key)),
      })),
    ),
    drafts('chatbot-tiers', 'key', chatbotTiers),
    drafts('hidden-fees', 'key', hiddenFees),
    drafts('cost-comparisons', 'key', [...costComparisons, ...caseStudyCosts]),
    drafts('comparison-tables', 'key', [...comparisonTables, ...agencyTables]),
    drafts('feature-matrix', 'name', featureMatrix),
    drafts(
      'testimonials',
      'quote',
      testimonials.map(({ key, order: _order, ...item }) => ({
        ...item,
        seedKey: key,
        consent: false,
      })),
    ),
    drafts(
      'faqs',
      'question',
      faqs.map(({ question, topic, answer, alsoAsked }) => ({
        ...{ question, topic, answer: markdown(answer) },
        ...(alsoAsked && { alsoAsked: alsoAsked.join('\n') }),
      })),
    ),
    drafts('case-studies', 'slug', caseStudies),
    drafts('industries', 'slug', readIndustries(industryOrder, industryCaseStudies)),
    drafts('niches', 'slug', niches),
    drafts('cities', 'slug', cities),
    {
      ...drafts(
        'city-niche-pages',
        'seedKey',
        readCityNiches((city, niche) => cityNicheTitle(cityName(city), niche)),
      ),
      uniqueTogether: ['city', 'niche'],
    },
    drafts('legal-pages', 'slug', readLegalPages(legalOrder)),
    drafts('posts', 'slug', posts()),
    drafts('pages', 'path', pages),
  ];
  return [
    { collection: 'media', keyField: 'seedKey', hasDrafts: false, documents: pictureDocuments() },
    ...content,
    {
      collection: 'keywords',
      keyField: 'keyword',
      hasDrafts: false,
      documents: answeredKeywords(keywords, content),
    },
    { collection: 'redirects', keyField: 'from', hasDrafts: false, documents: redirects },
    {
      collection: 'proposal-terms',
      keyField: 'version',
      hasDrafts: false,
      documents: proposalTerms,
    },
    { collection: 'proposals', keyField: 'slug', hasDrafts: false, documents: proposals },
  ];
}
