import type { Block, BlocksField } from 'payload';
import { addOnListBlock } from './AddOnList/config';
import { atAGlanceBlock } from './AtAGlance/config';
import { benefitsBlock } from './Benefits/config';
import { callToActionBlock } from './CallToAction/config';
import { cardGridBlock } from './CardGrid/config';
import { caseStudyGridBlock } from './CaseStudyGrid/config';
import { chatbotRoiBlock } from './ChatbotRoi/config';
import { chatbotTiersBlock } from './ChatbotTiers/config';
import { chatDemoBlock } from './ChatDemo/config';
import { checklistBlock } from './Checklist/config';
import { cityListBlock } from './CityList/config';
import { claimsBlock } from './Claims/config';
import { comparisonTableBlock } from './ComparisonTable/config';
import { contactCardsBlock } from './ContactCards/config';
import { costComparisonBlock } from './CostComparison/config';
import { estimatorBlock } from './Estimator/config';
import { faqBlock } from './Faq/config';
import { featureMatrixBlock } from './FeatureMatrix/config';
import { heroBlock } from './Hero/config';
import { hiddenFeesBlock } from './HiddenFees/config';
import { industryListBlock } from './IndustryList/config';
import { leadCaptureBlock } from './LeadCapture/config';
import { noticeBlock } from './Notice/config';
import { packageGridBlock } from './PackageGrid/config';
import { peopleBlock } from './People/config';
import { postListBlock } from './PostList/config';
import { priceSummaryBlock } from './PriceSummary/config';
import { processBlock } from './Process/config';
import { relatedLinksBlock } from './RelatedLinks/config';
import { retainerListBlock } from './RetainerList/config';
import { richTextBlock } from './RichText/config';
import { scannerBlock } from './Scanner/config';
import { scannerPromoBlock } from './ScannerPromo/config';
import { sitemapToolBlock } from './SitemapTool/config';
import { sitePagesBlock } from './SitePages/config';
import { stickyBannerBlock } from './StickyBanner/config';
import { territoryCheckBlock } from './TerritoryCheck/config';
import { testimonialsBlock } from './Testimonials/config';
import { tradeSitesBlock } from './TradeSites/config';
import { twoListsBlock } from './TwoLists/config';
import { whatsappSumsBlock } from './WhatsappSums/config';

/** The sections that a page can be made of, in the order in which editors see them. */
export const pageBlocks: Block[] = [
  heroBlock,
  richTextBlock,
  benefitsBlock,
  twoListsBlock,
  noticeBlock,
  cardGridBlock,
  packageGridBlock,
  retainerListBlock,
  chatbotTiersBlock,
  chatbotRoiBlock,
  chatDemoBlock,
  addOnListBlock,
  featureMatrixBlock,
  priceSummaryBlock,
  estimatorBlock,
  comparisonTableBlock,
  costComparisonBlock,
  hiddenFeesBlock,
  checklistBlock,
  processBlock,
  tradeSitesBlock,
  caseStudyGridBlock,
  testimonialsBlock,
  claimsBlock,
  faqBlock,
  industryListBlock,
  cityListBlock,
  postListBlock,
  territoryCheckBlock,
  relatedLinksBlock,
  sitePagesBlock,
  contactCardsBlock,
  peopleBlock,
  scannerBlock,
  scannerPromoBlock,
  sitemapToolBlock,
  whatsappSumsBlock,
  atAGlanceBlock,
  callToActionBlock,
  leadCaptureBlock,
  stickyBannerBlock,
];

/** The list of sections that a page is made of, folded so that a long page can be surveyed. */
export function sectionsField(
  options: Pick<BlocksField, 'required' | 'minRows'> & { label: string },
): BlocksField {
  return {
    name: 'sections',
    type: 'blocks',
    labels: { singular: 'Section', plural: 'Sections' },
    ...options,
    blocks: pageBlocks,
    admin: { initCollapsed: true },
  };
}
