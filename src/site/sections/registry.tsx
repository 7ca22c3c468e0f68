import { Fragment, type ReactNode } from 'react';
import type { PageSection } from '@/content/store/pages';
import { AddOnList } from './AddOnList/AddOnList';
import { AtAGlance } from './AtAGlance/AtAGlance';
import { Benefits } from './Benefits/Benefits';
import { CallToActionSection } from './CallToAction/CallToAction';
import { CardGrid } from './CardGrid/CardGrid';
import { CaseStudyGridSection } from './CaseStudyGrid/CaseStudyGrid';
import { ChatbotRoi } from './ChatbotRoi/ChatbotRoi';
import { ChatbotTiers } from './ChatbotTiers/ChatbotTiers';
import { ChatDemo } from './ChatDemo/ChatDemo';
import { Checklist } from './Checklist/Checklist';
import { CityList } from './CityList/CityList';
import { Claims } from './Claims/Claims';
import { ComparisonTable } from './ComparisonTable/ComparisonTable';
import { ContactCards } from './ContactCards/ContactCards';
import { CostComparison } from './CostComparison/CostComparison';
import { Estimator } from './Estimator/Estimator';
import { Faq } from './Faq/Faq';
import { FeatureMatrix } from './FeatureMatrix/FeatureMatrix';
import { FoldedList } from './HeadedSection';
import { Hero } from './Hero/Hero';
import { HiddenFees } from './HiddenFees/HiddenFees';
import { IndustryList } from './IndustryList/IndustryList';
import { LeadCaptureSection } from './LeadCapture/LeadCapture';
import { NoticeSection } from './Notice/Notice';
import { PackageGrid } from './PackageGrid/PackageGrid';
import { People } from './People/People';
import { PostList } from './PostList/PostList';
import { PriceSummary } from './PriceSummary/PriceSummary';
import { Process } from './Process/Process';
import { RelatedLinks } from './RelatedLinks/RelatedLinks';
import { RetainerList } from './RetainerList/RetainerList';
import { RichText } from './RichText/RichText';
import { Scanner } from './Scanner/Scanner';
import { ScannerPromo } from './ScannerPromo/ScannerPromo';
import { SectionBar } from './SectionBar';
import { SitemapTool } from './SitemapTool/SitemapTool';
import { SitePages } from './SitePages/SitePages';
import { StickyBanner } from './StickyBanner/StickyBanner';
import { TerritoryCheck } from './TerritoryCheck/TerritoryCheck';
import { Testimonials } from './Testimonials/Testimonials';
import { TradeSites } from './TradeSites/TradeSites';
import { TwoLists } from './TwoLists/TwoLists';
import { WhatsappSums } from './WhatsappSums/WhatsappSums';

type SectionType = PageSection['blockType'];
/** @param path of the section's page */
type SectionComponent<T extends SectionType> = (props: {
  block: Extract<PageSection, { blockType: T }>;
  path: string;
}) => ReactNode | Promise<ReactNode>;

/** Component of each kind of section. The type makes a missing kind a type error. */
const registry: { [T in SectionType]: SectionComponent<T> } = {
  hero: Hero,
  richText: RichText,
  benefits: Benefits,
  twoLists: TwoLists,
  whatsappSums: WhatsappSums,
  notice: NoticeSection,
  comparisonTable: ComparisonTable,
  costComparison: CostComparison,
  hiddenFees: HiddenFees,
  checklist: Checklist,
  chatbotTiers: ChatbotTiers,
  chatbotRoi: ChatbotRoi,
  chatDemo: ChatDemo,
  addOnList: AddOnList,
  featureMatrix: FeatureMatrix,
  industryList: IndustryList,
  tradeSites: TradeSites,
  caseStudyGrid: CaseStudyGridSection,
  postList: PostList,
  claims: Claims,
  contactCards: ContactCards,
  people: People,
  relatedLinks: RelatedLinks,
  sitePages: SitePages,
  packageGrid: PackageGrid,
  retainerList: RetainerList,
  priceSummary: PriceSummary,
  cardGrid: CardGrid,
  process: Process,
  testimonials: Testimonials,
  estimator: Estimator,
  faq: Faq,
  cityList: CityList,
  territoryCheck: TerritoryCheck,
  scanner: Scanner,
  scannerPromo: ScannerPromo,
  sitemapTool: SitemapTool,
  atAGlance: AtAGlance,
  callToAction: CallToActionSection,
  leadCapture: LeadCaptureSection,
  stickyBanner: StickyBanner,
};

/** Sections that the bar names, with their anchors. */
function listBarLinks(sections: readonly PageSection[]) {
  return sections.flatMap((block, index) => {
    const anchor =
      block.blockType === 'leadCapture' ? 'lead-capture' : 'anchor' in block && block.anchor;
    const label = 'barLabel' in block && block.barLabel;
    return label && anchor ? [{ index, label, href: `#${anchor}` }] : [];
  });
}

const isFolded = (block: PageSection | undefined) =>
  block !== undefined && 'isFolded' in block && block.isFolded === true;

interface SectionsProps {
  sections: readonly PageSection[];
  path: string;
  /** Folded parts of a template, at the head of the first list of folded sections. */
  folded?: ReactNode;
}

/**
 * A page's sections, one after the other, with a bar above the first that it names. Server only:
 * sections read the CMS.
 */
export function Sections({ sections, path, folded }: SectionsProps) {
  const links = listBarLinks(sections);
  const firstFold = sections.findIndex(isFolded);
  const show = (block: PageSection, index: number) => {
    const Kind = registry[block.blockType] as SectionComponent<SectionType>;
    return <Kind key={block.id ?? index} block={block} path={path} />;
  };
  const list = sections.map((block, index) => {
    if (isFolded(block)) {
      if (isFolded(sections[index - 1])) return null;
      const end = sections.findIndex((other, at) => at > index && !isFolded(other));
      const neighbours = sections.slice(index, end < 0 ? sections.length : end);
      const heading = 'eyebrow' in block && block.eyebrow ? block.eyebrow : null;
      return (
        <FoldedList key={block.id ?? index} heading={heading}>
          {index === firstFold ? folded : null}
          {neighbours.map(show)}
        </FoldedList>
      );
    }
    if (links.length < 2 || links[0]?.index !== index) return show(block, index);
    return (
      <Fragment key={block.id ?? index}>
        <SectionBar links={links} />
        {show(block, index)}
      </Fragment>
    );
  });
  return (
    <>
      {folded && firstFold < 0 ? <FoldedList heading={null}>{folded}</FoldedList> : null}
      {list}
    </>
  );
}
