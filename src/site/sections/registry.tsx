import { type ComponentType, Fragment, type ReactElement } from 'react';
import type { PageSection } from '@/content/store/pages';
import type { StickyBannerBlock } from '@/payload-types';
import { AddOnList } from './AddOnList/AddOnList';
import { loadAddOnList } from './AddOnList/load';
import { AtAGlance } from './AtAGlance/AtAGlance';
import { loadAtAGlance } from './AtAGlance/load';
import { Benefits } from './Benefits/Benefits';
import { loadBenefits } from './Benefits/load';
import { CallToAction } from './CallToAction/CallToAction';
import { loadCallToAction } from './CallToAction/load';
import { CardGrid } from './CardGrid/CardGrid';
import { loadCardGrid } from './CardGrid/load';
import { CaseStudyGrid } from './CaseStudyGrid/CaseStudyGrid';
import { loadCaseStudyGrid } from './CaseStudyGrid/load';
import { ChatbotRoi } from './ChatbotRoi/ChatbotRoi';
import { loadChatbotRoi } from './ChatbotRoi/load';
import { ChatbotTiers } from './ChatbotTiers/ChatbotTiers';
import { loadChatbotTiers } from './ChatbotTiers/load';
import { Checklist } from './Checklist/Checklist';
import { loadChecklist } from './Checklist/load';
import { CityList } from './CityList/CityList';
import { loadCityList } from './CityList/load';
import { Claims } from './Claims/Claims';
import { loadClaims } from './Claims/load';
import { ComparisonTable } from './ComparisonTable/ComparisonTable';
import { loadComparisonTable } from './ComparisonTable/load';
import { ContactCards } from './ContactCards/ContactCards';
import { loadContactCards } from './ContactCards/load';
import { CostComparison } from './CostComparison/CostComparison';
import { loadCostComparison } from './CostComparison/load';
import { Estimator } from './Estimator/Estimator';
import { loadEstimator } from './Estimator/load';
import { Faq } from './Faq/Faq';
import { loadFaq } from './Faq/load';
import { FeatureMatrix } from './FeatureMatrix/FeatureMatrix';
import { loadFeatureMatrix } from './FeatureMatrix/load';
import { Hero } from './Hero/Hero';
import { loadHero } from './Hero/load';
import { HiddenFees } from './HiddenFees/HiddenFees';
import { loadHiddenFees } from './HiddenFees/load';
import { IndustryList } from './IndustryList/IndustryList';
import { loadIndustryList } from './IndustryList/load';
import { LeadCapture } from './LeadCapture/LeadCapture';
import { loadLeadCapture } from './LeadCapture/load';
import { loadNotice } from './Notice/load';
import { NoticeSection } from './Notice/Notice';
import { loadPackageGrid } from './PackageGrid/load';
import { PackageGrid } from './PackageGrid/PackageGrid';
import { loadPostList } from './PostList/load';
import { PostList } from './PostList/PostList';
import { loadPriceSummary } from './PriceSummary/load';
import { PriceSummary } from './PriceSummary/PriceSummary';
import { loadProcess } from './Process/load';
import { Process } from './Process/Process';
import { loadRelatedLinks } from './RelatedLinks/load';
import { RelatedLinks } from './RelatedLinks/RelatedLinks';
import { loadRetainerList } from './RetainerList/load';
import { RetainerList } from './RetainerList/RetainerList';
import { loadRichText } from './RichText/load';
import { RichText } from './RichText/RichText';
import { loadScanner } from './Scanner/load';
import { Scanner } from './Scanner/Scanner';
import { loadScannerPromo } from './ScannerPromo/load';
import { ScannerPromo } from './ScannerPromo/ScannerPromo';
import { loadSitemapTool } from './SitemapTool/load';
import { SitemapTool } from './SitemapTool/SitemapTool';
import { loadSitePages } from './SitePages/load';
import { SitePages } from './SitePages/SitePages';
import { StickyBanner } from './StickyBanner/StickyBanner';
import { loadTerritoryCheck } from './TerritoryCheck/load';
import { TerritoryCheck } from './TerritoryCheck/TerritoryCheck';
import { loadTestimonials } from './Testimonials/load';
import { Testimonials } from './Testimonials/Testimonials';
import { loadTwoLists } from './TwoLists/load';
import { TwoLists } from './TwoLists/TwoLists';

type SectionType = PageSection['blockType'];
type SectionOf<T extends SectionType> = Extract<PageSection, { blockType: T }>;
/** @param path of the page that the section stands on */
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

/** How each kind of section is rendered. A kind without a line here fails the typecheck. */
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
  /** Of the page that they stand on. */
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
