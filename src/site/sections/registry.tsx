import { type ComponentType, Fragment, type ReactElement } from 'react';
import type { PageSection } from '@/content/store/pages';
import type { StickyBannerBlock } from '@/payload-types';
import { AddOnList, loadAddOnList } from './AddOnList/AddOnList';
import { AtAGlance, loadAtAGlance } from './AtAGlance/AtAGlance';
import { Benefits, loadBenefits } from './Benefits/Benefits';
import { CallToAction, loadCallToAction } from './CallToAction/CallToAction';
import { CardGrid, loadCardGrid } from './CardGrid/CardGrid';
import { CaseStudyGrid, loadCaseStudyGrid } from './CaseStudyGrid/CaseStudyGrid';
import { ChatbotRoi, loadChatbotRoi } from './ChatbotRoi/ChatbotRoi';
import { ChatbotTiers, loadChatbotTiers } from './ChatbotTiers/ChatbotTiers';
import { Checklist, loadChecklist } from './Checklist/Checklist';
import { CityList, loadCityList } from './CityList/CityList';
import { Claims, loadClaims } from './Claims/Claims';
import { ComparisonTable, loadComparisonTable } from './ComparisonTable/ComparisonTable';
import { ContactCards, loadContactCards } from './ContactCards/ContactCards';
import { CostComparison, loadCostComparison } from './CostComparison/CostComparison';
import { Estimator, loadEstimator } from './Estimator/Estimator';
import { Faq, loadFaq } from './Faq/Faq';
import { FeatureMatrix, loadFeatureMatrix } from './FeatureMatrix/FeatureMatrix';
import { Hero, loadHero } from './Hero/Hero';
import { HiddenFees, loadHiddenFees } from './HiddenFees/HiddenFees';
import { IndustryList, loadIndustryList } from './IndustryList/IndustryList';
import { LeadCapture, loadLeadCapture } from './LeadCapture/LeadCapture';
import { loadNotice, NoticeSection } from './Notice/Notice';
import { loadPackageGrid, PackageGrid } from './PackageGrid/PackageGrid';
import { loadPostList, PostList } from './PostList/PostList';
import { loadPriceSummary, PriceSummary } from './PriceSummary/PriceSummary';
import { loadProcess, Process } from './Process/Process';
import { loadRelatedLinks, RelatedLinks } from './RelatedLinks/RelatedLinks';
import { loadRetainerList, RetainerList } from './RetainerList/RetainerList';
import { loadRichText, RichText } from './RichText/RichText';
import { loadScanner, Scanner } from './Scanner/Scanner';
import { loadScannerPromo, ScannerPromo } from './ScannerPromo/ScannerPromo';
import { loadSitemapTool, SitemapTool } from './SitemapTool/SitemapTool';
import { loadSitePages, SitePages } from './SitePages/SitePages';
import { StickyBanner } from './StickyBanner/StickyBanner';
import { loadTerritoryCheck, TerritoryCheck } from './TerritoryCheck/TerritoryCheck';
import { loadTestimonials, Testimonials } from './Testimonials/Testimonials';
import { loadTwoLists, TwoLists } from './TwoLists/TwoLists';

type SectionType = PageSection['blockType'];
type SectionOf<T extends SectionType> = Extract<PageSection, { blockType: T }>;
/** @param path of the section's page */
type Renderer<B> = (block: B, path: string) => Promise<ReactElement | null> | ReactElement | null;

/** Joins what a section loads with how it is shown; one that has nothing to show is left out. */
function section<B, P extends object>(
  load: (block: B, path: string) => Promise<P | null> | P | null,
  Component: ComponentType<P>,
): Renderer<B> {
  return async (block, path) => {
    const props = await load(block, path);
    return props && <Component {...props} />;
  };
}

/** Renderer of each kind of section. The type makes a missing kind a type error. */
const registry: { [T in SectionType]: Renderer<SectionOf<T>> } = {
  hero: section(loadHero, Hero),
  richText: section(loadRichText, RichText),
  benefits: section(loadBenefits, Benefits),
  twoLists: section(loadTwoLists, TwoLists),
  notice: section(loadNotice, NoticeSection),
  comparisonTable: section(loadComparisonTable, ComparisonTable),
  costComparison: section(loadCostComparison, CostComparison),
  hiddenFees: section(loadHiddenFees, HiddenFees),
  checklist: section(loadChecklist, Checklist),
  chatbotTiers: section(loadChatbotTiers, ChatbotTiers),
  chatbotRoi: section(loadChatbotRoi, ChatbotRoi),
  addOnList: section(loadAddOnList, AddOnList),
  featureMatrix: section(loadFeatureMatrix, FeatureMatrix),
  industryList: section(loadIndustryList, IndustryList),
  caseStudyGrid: section(loadCaseStudyGrid, CaseStudyGrid),
  postList: section(loadPostList, PostList),
  claims: section(loadClaims, Claims),
  contactCards: section(loadContactCards, ContactCards),
  relatedLinks: section(loadRelatedLinks, RelatedLinks),
  sitePages: section(loadSitePages, SitePages),
  packageGrid: section(loadPackageGrid, PackageGrid),
  retainerList: section(loadRetainerList, RetainerList),
  priceSummary: section(loadPriceSummary, PriceSummary),
  cardGrid: section(loadCardGrid, CardGrid),
  process: section(loadProcess, Process),
  testimonials: section(loadTestimonials, Testimonials),
  estimator: section(loadEstimator, Estimator),
  faq: section(loadFaq, Faq),
  cityList: section(loadCityList, CityList),
  territoryCheck: section(loadTerritoryCheck, TerritoryCheck),
  scanner: section(loadScanner, Scanner),
  scannerPromo: section(loadScannerPromo, ScannerPromo),
  sitemapTool: section(loadSitemapTool, SitemapTool),
  atAGlance: section(loadAtAGlance, AtAGlance),
  callToAction: section(loadCallToAction, CallToAction),
  leadCapture: section(loadLeadCapture, LeadCapture),
  stickyBanner: ({ text, buttonText }: StickyBannerBlock) => (
    <StickyBanner text={text} buttonText={buttonText} />
  ),
};

export interface SectionsProps {
  sections: readonly PageSection[];
  /** Path of the page. */
  path: string;
}

/** A page's sections, one after the other. Server only: sections read the CMS. */
export async function Sections({ sections, path }: SectionsProps) {
  const rendered = await Promise.all(
    sections.map((block) => (registry[block.blockType] as Renderer<PageSection>)(block, path)),
  );
  return rendered.map((element, index) => (
    <Fragment key={sections[index]?.id ?? index}>{element}</Fragment>
  ));
}
