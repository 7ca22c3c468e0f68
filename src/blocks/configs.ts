import type { Block } from 'payload';
import { atAGlanceBlock } from './AtAGlance/config';
import { callToActionBlock } from './CallToAction/config';
import { cardGridBlock } from './CardGrid/config';
import { cityListBlock } from './CityList/config';
import { faqBlock } from './Faq/config';
import { heroBlock } from './Hero/config';
import { leadCaptureBlock } from './LeadCapture/config';
import { packageGridBlock } from './PackageGrid/config';
import { priceSummaryBlock } from './PriceSummary/config';
import { processBlock } from './Process/config';
import { retainerListBlock } from './RetainerList/config';
import { richTextBlock } from './RichText/config';
import { scannerPromoBlock } from './ScannerPromo/config';
import { stickyBannerBlock } from './StickyBanner/config';
import { testimonialsBlock } from './Testimonials/config';

/** The sections that a page can be made of, in the order in which editors see them. */
export const pageBlocks: Block[] = [
  heroBlock,
  richTextBlock,
  packageGridBlock,
  retainerListBlock,
  priceSummaryBlock,
  cardGridBlock,
  processBlock,
  testimonialsBlock,
  faqBlock,
  cityListBlock,
  scannerPromoBlock,
  atAGlanceBlock,
  callToActionBlock,
  leadCaptureBlock,
  stickyBannerBlock,
];
