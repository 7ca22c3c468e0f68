import { type ComponentType, Fragment, type ReactElement } from 'react';
import type { PageSection } from '@/cms/queries/pages';
import type { StickyBannerBlock } from '@/payload-types';
import { AtAGlance } from './AtAGlance/AtAGlance';
import { loadAtAGlance } from './AtAGlance/load';
import { CallToAction } from './CallToAction/CallToAction';
import { loadCallToAction } from './CallToAction/load';
import { CardGrid } from './CardGrid/CardGrid';
import { loadCardGrid } from './CardGrid/load';
import { CityList } from './CityList/CityList';
import { loadCityList } from './CityList/load';
import { Faq } from './Faq/Faq';
import { loadFaq } from './Faq/load';
import { Hero } from './Hero/Hero';
import { loadHero } from './Hero/load';
import { LeadCapture } from './LeadCapture/LeadCapture';
import { loadLeadCapture } from './LeadCapture/load';
import { loadPackageGrid } from './PackageGrid/load';
import { PackageGrid } from './PackageGrid/PackageGrid';
import { loadPriceSummary } from './PriceSummary/load';
import { PriceSummary } from './PriceSummary/PriceSummary';
import { loadProcess } from './Process/load';
import { Process } from './Process/Process';
import { loadRetainerList } from './RetainerList/load';
import { RetainerList } from './RetainerList/RetainerList';
import { loadRichText } from './RichText/load';
import { RichText } from './RichText/RichText';
import { loadScannerPromo } from './ScannerPromo/load';
import { ScannerPromo } from './ScannerPromo/ScannerPromo';
import { StickyBanner } from './StickyBanner/StickyBanner';
import { loadTestimonials } from './Testimonials/load';
import { Testimonials } from './Testimonials/Testimonials';

type SectionType = PageSection['blockType'];
type SectionOf<T extends SectionType> = Extract<PageSection, { blockType: T }>;
type Renderer<B> = (block: B) => Promise<ReactElement> | ReactElement;

/** Joins what a section loads with how it is shown. */
function section<B, P extends object>(
  load: (block: B) => Promise<P> | P,
  Component: ComponentType<P>,
): Renderer<B> {
  return async (block) => <Component {...(await load(block))} />;
}

/** How each kind of section is rendered. A kind without a line here fails the typecheck. */
const registry: { [T in SectionType]: Renderer<SectionOf<T>> } = {
  hero: section(loadHero, Hero),
  richText: section(loadRichText, RichText),
  packageGrid: section(loadPackageGrid, PackageGrid),
  retainerList: section(loadRetainerList, RetainerList),
  priceSummary: section(loadPriceSummary, PriceSummary),
  cardGrid: section(loadCardGrid, CardGrid),
  process: section(loadProcess, Process),
  testimonials: section(loadTestimonials, Testimonials),
  faq: section(loadFaq, Faq),
  cityList: section(loadCityList, CityList),
  scannerPromo: section(loadScannerPromo, ScannerPromo),
  atAGlance: section(loadAtAGlance, AtAGlance),
  callToAction: section(loadCallToAction, CallToAction),
  leadCapture: section(loadLeadCapture, LeadCapture),
  stickyBanner: ({ text, buttonText }: StickyBannerBlock) => (
    <StickyBanner text={text} buttonText={buttonText} />
  ),
};

/** A page's sections, one after the other. Server only: sections read the CMS. */
export async function Sections({ sections }: { sections: readonly PageSection[] }) {
  const rendered = await Promise.all(
    sections.map((block) => (registry[block.blockType] as Renderer<PageSection>)(block)),
  );
  return rendered.map((element, index) => (
    <Fragment key={sections[index]?.id ?? index}>{element}</Fragment>
  ));
}
