import { useId } from 'react';
import { listFurtherStudies } from '@/content/rules/projects';
import { CmsRichText } from '@/content/store/CmsRichText';
import { listCaseStudies } from '@/content/store/case-studies';
import type { IndustryPageView } from '@/content/store/industries';
import { listTestimonials } from '@/content/store/shared-content';
import { PageHead } from '@/design/layout/PageHead';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { Prose } from '@/design/ui/Prose';
import { SectionHead } from '@/design/ui/SectionHead';
import { TickList } from '@/design/ui/TickList';
import { industryOfPage } from '@/enquiries/rules/options';
import { describePackage, type PackageView } from '@/prices/rules/price-book';
import { PackageReceipt } from '@/prices/ui/PackageReceipt';
import type { PaybackProps } from '@/prices/ui/Payback';
import { BeforeAfter } from '../case-study/BeforeAfter';
import { PhoneOnScene } from '../case-study/ShownDemo';
import {
  findShownSite,
  findSitePicture,
  quoteLink,
  type SitePicture,
} from '../case-study/site-picture';
import { Payback } from '../lazy-parts';
import { CaseStudyGrid } from '../sections/CaseStudyGrid/CaseStudyGrid';
import { LeadCapture } from '../sections/LeadCapture/LeadCapture';
import { TermsLine } from '../sections/promises';
import { RichText } from '../sections/RichText/RichText';
import { TestimonialList } from '../sections/Testimonials/Testimonials';
import { DocumentText, MinorHeading, Questions, Reminder } from './closing-sections';
import { SitePlan } from './SitePlan';

const leadAnchor = '#lead-capture';

/** Testimonials among which those of a package are looked for. */
const mostQuotes = 100;

function Places({ places }: Pick<IndustryPageView, 'places'>) {
  const id = useId();
  if (!places) return null;
  return (
    <Section labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-12">
        <MinorHeading id={id}>Where we build</MinorHeading>
        <Prose className="lg:col-span-7">
          <CmsRichText content={places} />
        </Prose>
      </div>
    </Section>
  );
}

/** Columns with headings of their own, or else what the trade's customers look for. */
function BelowDesign({ content }: { content: IndustryPageView['customers'] }) {
  if (content.root.children[0]?.type === 'heading') {
    return <RichText block={{ blockType: 'richText', content, width: 'prose' }} />;
  }
  return <DocumentText heading="What your customers look for" layout="columns" content={content} />;
}

/** Two sites beside the one at the head: first the trade's own case study. */
async function MoreWork({ view }: { view: IndustryPageView }) {
  const shown = view.package && (await findShownSite(view.package));
  return (
    <CaseStudyGrid
      head={{ heading: 'More sites to open' }}
      studies={listFurtherStudies(await listCaseStudies(), shown?.id ?? null, view.caseStudyId)}
      layout="brief"
      action={null}
    />
  );
}

/** What clients with such a site say. */
async function Quotes({ of: { name } }: { of: PackageView }) {
  const items = (await listTestimonials(mostQuotes)).filter(({ project }) => project === name);
  return <TestimonialList head={{ heading: 'What clients say' }} items={items.slice(0, 3)} />;
}

interface PriceSectionProps extends Pick<PaybackProps, 'guess'> {
  item: PackageView;
  shown: SitePicture | null;
}

/** A page's one package: what is in it beside what it costs. */
function PriceSection({ item, shown, guess }: PriceSectionProps) {
  const id = useId();
  return (
    <Section id="price" labelledBy={id} shared>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-6">
          <SectionHead
            id={id}
            rank="main"
            layout="stacked"
            heading="What it costs, and what is in it"
            intro={item.description}
          />
          <TickList items={item.features} className="mt-8 border-b border-rule" />
        </div>
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5 lg:col-start-8 lg:row-span-2">
          <PackageReceipt item={item} headingLevel="h3" quote={quoteLink(shown)}>
            <Button href={leadAnchor} variant="primary" wide className="print-hidden">
              Get Started
            </Button>
            <p className="mt-3 text-small text-muted">
              <TermsLine />
            </p>
          </PackageReceipt>
        </div>
        {item.priceFromPence === null ? null : (
          <div className="lg:col-span-6 lg:row-start-2">
            <Payback fromPence={item.priceFromPence} toPence={item.priceToPence} guess={guess} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** The client's contributions; on paper with boxes to tick by hand. */
function Provide({ items }: { items: string[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHead id={id} heading="What you’ll need to provide" />
      <ul className="mt-6 gap-x-12 border-t border-ink lg:columns-2">
        {items.map((item) => (
          <li key={item} className="flex break-inside-avoid gap-4 border-b border-rule py-3.5">
            <span
              aria-hidden="true"
              className="mt-3 h-0.5 w-3 flex-none bg-orchard print:mt-1 print:size-5 print:rounded-[3px] print:border-[1.5px] print:border-edge print:bg-transparent"
            />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A trade's page: the site drawn, what becomes of the present one, the price, and the enquiry. */
export async function IndustryTemplate({ view }: { view: IndustryPageView }) {
  const shown = view.package && (await findSitePicture(view.package));
  return (
    <>
      <div
        hidden
        data-enquiry=""
        data-trade={view.name}
        data-package={view.package?.key}
        data-offer={view.package ? describePackage(view.package) : undefined}
      />
      <PageHead
        eyebrow={view.name}
        heading={view.heading}
        lead={view.lead}
        actions={
          <>
            <Button href={leadAnchor} variant="primary" className="max-sm:w-full">
              Get Started
            </Button>
            <Button href="#site-plan" className="max-sm:w-full">
              See the design
            </Button>
          </>
        }
        aside={shown?.phonePicture ? <PhoneOnScene phone={shown.phonePicture} /> : null}
        isAsideWide
      />
      <SitePlan view={view} />
      {shown ? <BeforeAfter site={shown.site} /> : null}
      <BelowDesign content={view.customers} />
      {view.package ? (
        <PriceSection item={view.package} shown={shown} guess={view.newCustomer} />
      ) : null}
      <Provide items={view.provide} />
      <Questions heading="Before you ask for a quote" questions={view.questions} />
      <Places places={view.places} />
      {view.package ? <Quotes of={view.package} /> : null}
      <MoreWork view={view} />
      <LeadCapture
        shared
        heading="Tell us what you need. We’ll send a price."
        intro="Say what you do, where, and what you want more of."
        path={view.path}
        industry={industryOfPage(view.slug)}
      />
      {view.package ? <Reminder trade={view.name} item={view.package} /> : null}
    </>
  );
}
