import { useId } from 'react';
import { CmsRichText } from '@/content/store/CmsRichText';
import type { IndustryPageView } from '@/content/store/industries';
import { getSiteIdentity } from '@/content/store/site';
import { PageHead } from '@/design/layout/PageHead';
import { Section } from '@/design/layout/Section';
import { PlanDrawing } from '@/design/media/PlanDrawing';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { Button } from '@/design/ui/Button';
import { CardLink } from '@/design/ui/CardLink';
import { classNames } from '@/design/ui/class-names';
import { FactStrip } from '@/design/ui/FactStrip';
import { Prose } from '@/design/ui/Prose';
import { SectionHead } from '@/design/ui/SectionHead';
import { TickList } from '@/design/ui/TickList';
import { industryOfPage } from '@/enquiries/rules/options';
import { formatPenceRange } from '@/prices/rules/money';
import type { PackageView } from '@/prices/rules/price-book';
import { PackageReceipt } from '@/prices/ui/PackageReceipt';
import { ShownDemo } from '../case-study/ShownDemo';
import { Benefits } from '../sections/Benefits/Benefits';
import { LeadCapture } from '../sections/LeadCapture/LeadCapture';
import { DocumentText, Questions } from './closing-sections';
import { SitePlan } from './SitePlan';

function PlacesAndWork({ places, caseStudy }: Pick<IndustryPageView, 'places' | 'caseStudy'>) {
  const id = useId();
  if (!places && !caseStudy) return null;
  const slug = caseStudy?.href.split('/').at(-1) ?? '';
  return (
    <Section labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className={caseStudy ? 'lg:col-span-6' : 'lg:col-span-8'}>
          <SectionHead
            id={id}
            layout="stacked"
            eyebrow={places ? 'Where' : 'Work'}
            heading={places ? 'Where we build' : 'One to look at'}
          />
          {places ? (
            <Prose className="mt-6">
              <CmsRichText content={places} />
            </Prose>
          ) : null}
        </div>
        {caseStudy ? (
          <article
            className={classNames(
              'group relative',
              places ? 'lg:col-span-5 lg:col-start-8' : 'lg:col-span-6',
            )}
          >
            <BrowserFrame label={slug}>
              <PlanDrawing seed={slug} />
            </BrowserFrame>
            <p className="mt-4 font-mono text-label text-muted">Case study</p>
            <h3 className="mt-0.5 text-h3">
              <CardLink href={caseStudy.href}>{caseStudy.title}</CardLink>
            </h3>
            <p className="mt-1.5 text-small text-muted">{caseStudy.description}</p>
          </article>
        ) : null}
      </div>
    </Section>
  );
}

/** A page's one package: what is in it beside what it costs. */
function PriceSection({ item, actionHref }: { item: PackageView; actionHref: string }) {
  const id = useId();
  return (
    <Section id="price" labelledBy={id} shared>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <SectionHead
            id={id}
            layout="stacked"
            eyebrow="Price"
            heading="What it costs, and what is in it"
            intro={item.description}
          />
          <TickList items={item.features} className="mt-8 border-b border-rule" />
        </div>
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5 lg:col-start-8">
          <PackageReceipt item={item} headingLevel="h3">
            <Button href={actionHref} variant="primary" wide className="print-hidden">
              Get Started
            </Button>
          </PackageReceipt>
        </div>
      </div>
    </Section>
  );
}

/** Checklist of the client's contributions, for printing, with boxes to tick by hand. */
function Provide({ items }: { items: string[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHead
          id={id}
          layout="stacked"
          eyebrow="Your part"
          heading="What you will need to provide"
          className="self-start lg:sticky lg:top-28 lg:col-span-5"
        />
        <ul className="border-t border-ink lg:col-span-7">
          {items.map((item) => (
            <li key={item} className="flex gap-4 border-b border-rule py-3.5">
              <span
                aria-hidden="true"
                className="mt-1 size-5 flex-none rounded-[3px] border-[1.5px] border-edge bg-sheet"
              />
              <span className="min-w-0">{item}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const leadAnchor = '#lead-capture';

/** A trade's page: what its customers look for, the site drawn, its price, and the enquiry. */
export async function IndustryTemplate({ view }: { view: IndustryPageView }) {
  const { replyWithinHours } = await getSiteIdentity();
  return (
    <>
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
        asideLast
        aside={
          <ShownDemo
            item={view.package}
            sizes="(min-width: 64rem) 560px, 100vw"
            fallback={
              <div className="rounded-control border border-ink p-1">
                <PlanDrawing
                  seed={view.slug}
                  kind="floor"
                  ground="sheet"
                  className="border border-rule lg:aspect-3/2"
                />
              </div>
            }
          />
        }
      >
        {view.package ? (
          <div data-shared="" className="border-y border-ink lg:mt-4">
            <FactStrip facts={factsOf(view.package)} />
          </div>
        ) : null}
      </PageHead>
      {view.benefits.length > 0 ? (
        <Benefits
          block={{
            eyebrow: 'Benefits',
            heading: 'What the site does for you',
            items: view.benefits,
          }}
        />
      ) : null}
      <DocumentText
        eyebrow="Their side"
        heading="What your customers look for"
        layout="columns"
        content={view.customers}
      />
      <SitePlan seed={view.slug} plan={view.sitePlan} notice={view.notice} />
      {view.package ? <PriceSection item={view.package} actionHref={leadAnchor} /> : null}
      <Provide items={view.provide} />
      <Questions heading="Before you ask for a quote" questions={view.questions} />
      <PlacesAndWork places={view.places} caseStudy={view.caseStudy} />
      <LeadCapture
        shared
        eyebrow="Start"
        heading="Tell us what you need. We’ll send a price."
        intro="What you do, where, and what you want more of."
        reply={`We reply within ${replyWithinHours} hours on working days.`}
        path={view.path}
        industry={industryOfPage(view.slug)}
      />
    </>
  );
}

function factsOf(item: PackageView) {
  return [
    { term: 'Price', value: formatPenceRange(item.priceFromPence, item.priceToPence) },
    { term: 'Ready in', value: item.timeline },
    { term: 'Pages', value: item.pages },
    { term: 'Support after launch', value: item.support },
  ];
}
