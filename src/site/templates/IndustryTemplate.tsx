import type { IndustryPageView } from '@/content/rules/place-views';
import { CmsRichText } from '@/content/store/CmsRichText';
import { getSiteIdentity } from '@/content/store/site';
import { PageHead } from '@/design/layout/PageHead';
import { TextSection } from '@/design/layout/TextSection';
import { PlanDrawing } from '@/design/media/PlanDrawing';
import { Button } from '@/design/ui/Button';
import { FactStrip } from '@/design/ui/FactStrip';
import { industryOfPage } from '@/enquiries/rules/options';
import { formatPenceRange } from '@/prices/rules/money';
import type { PackageView } from '@/prices/rules/price-list-views';
import { Benefits } from '../sections/Benefits/Benefits';
import { LeadCapture } from '../sections/LeadCapture/LeadCapture';
import { LeadForm } from '../sections/LeadCapture/LeadForm';
import { PlacesAndWork } from './PlacesAndWork';
import { PriceSection } from './PriceSection';
import { Provide } from './Provide';
import { Questions } from './Questions';
import { SitePlan } from './SitePlan';

const leadAnchor = '#lead-capture';

/** A trade's page: what its customers look for, the site drawn, its price, and the enquiry. */
export async function IndustryTemplate({ view }: { view: IndustryPageView }) {
  const { email, phone, replyWithinHours } = await getSiteIdentity();
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
          <div className="rounded-control border border-ink p-1">
            <PlanDrawing
              seed={view.slug}
              kind="floor"
              ground="sheet"
              className="border border-rule lg:aspect-3/2"
            />
          </div>
        }
      >
        {view.package ? <Facts item={view.package} /> : null}
      </PageHead>
      {view.benefits.length > 0 ? (
        <Benefits
          eyebrow="Benefits"
          heading="What the site does for you"
          intro={null}
          items={view.benefits}
        />
      ) : null}
      <TextSection eyebrow="Their side" heading="What your customers look for" layout="columns">
        <CmsRichText content={view.customers} />
      </TextSection>
      <SitePlan plan={view.sitePlan} notice={view.notice} />
      {view.package ? <PriceSection item={view.package} actionHref={leadAnchor} /> : null}
      <Provide items={view.provide} />
      <Questions heading="Before you ask for a quote" questions={view.questions} />
      <PlacesAndWork places={view.places} caseStudy={view.caseStudy} />
      <LeadCapture
        shared
        eyebrow="Start"
        heading="Tell us what you need. We answer with a number."
        text="A few sentences are enough: what you do, where, and what the site should bring you."
        declines={null}
        reply={`We reply within ${replyWithinHours} hours on working days.`}
        email={email}
        phone={phone}
      >
        <LeadForm path={view.path} industry={industryOfPage(view.slug)} />
      </LeadCapture>
    </>
  );
}

function Facts({ item }: { item: PackageView }) {
  return (
    <div data-shared="" className="border-y border-ink lg:mt-4">
      <FactStrip
        facts={[
          { term: 'Price', value: formatPenceRange(item.priceFromPence, item.priceToPence) },
          { term: 'Ready in', value: item.timeline },
          { term: 'Pages', value: item.pages },
          { term: 'Support after launch', value: item.support },
        ]}
      />
    </div>
  );
}
