import { mostPriceQuestions } from '@/content/rules/city-quotes';
import { CmsRichText } from '@/content/store/CmsRichText';
import type { CityNichePageView } from '@/content/store/cities';
import { listFaqs } from '@/content/store/shared-content';
import { getSiteIdentity } from '@/content/store/site';
import { Container } from '@/design/layout/Container';
import { PageHead } from '@/design/layout/PageHead';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { DimensionLine } from '@/design/ui/DimensionLine';
import { Prose } from '@/design/ui/Prose';
import { TickList } from '@/design/ui/TickList';
import { enquiryPath, pricingPath } from '@/platform/paths';
import { describePackage, type PackageView } from '@/prices/rules/price-book';
import { PackageReceipt } from '@/prices/ui/PackageReceipt';
import { writeNicheInSentence } from '@/territories/rules/match-business-type';
import { BeforeAfter } from '../case-study/BeforeAfter';
import { OnSite, SiteScene } from '../case-study/ShownDemo';
import { findTradePicture, quoteLink } from '../case-study/site-picture';
import { RegionMap } from '../map/RegionMap';
import { People, peopleHeading } from '../sections/People/People';
import { TermsLine } from '../sections/promises';
import { RingButton } from '../sections/RingButton';
import { OfferPanel, PageIndex, Questions, Reminder } from './closing-sections';

/** As many as are read beside the heading; the price list has them all. */
const namedFeatures = 5;

/** Page of one niche in one city, with its prices. */
export async function CityNicheTemplate({ view }: { view: CityNichePageView }) {
  const { city, niche } = view;
  const aboutPrices = await listFaqs(['pricing']);
  const shown = view.package && (await findTradePicture(view.package, niche.caseStudyId));
  return (
    <>
      <div hidden data-enquiry="" data-town={city.name} data-trade={niche.name} />
      <PageHead
        eyebrow={`${city.name}, ${niche.name}`}
        heading={view.heading}
        lead={view.lead}
        actions={
          <>
            <Button
              href={enquiryPath({
                ...(view.package ? { package: view.package.key } : {}),
                town: city.name,
                trade: niche.name,
              })}
              data-offer={view.package ? describePackage(view.package) : undefined}
              variant="primary"
              className="max-sm:w-full"
            >
              Get Started
            </Button>
            <RingButton />
            {view.package ? (
              <Features item={view.package} />
            ) : (
              <Button href={pricingPath} icon="arrow-right" className="max-sm:w-full">
                View Pricing
              </Button>
            )}
          </>
        }
        asideAtTop
        aside={
          view.package ? (
            <div data-shared="" className="animate-settle">
              <OnSite shown={shown}>
                <PackageReceipt item={view.package} quote={quoteLink(shown)} />
              </OnSite>
            </div>
          ) : null
        }
      />
      <Section>
        <div className="grid grid-cols-1 gap-x-12 gap-y-10 border-t border-ink pt-8 lg:grid-cols-12 lg:pt-12">
          <Prose className="min-w-0 lg:col-span-7 [&>p:first-of-type]:text-lead">
            <CmsRichText content={view.content} />
          </Prose>
          <Way view={view} />
        </div>
      </Section>
      {view.package && shown?.site ? (
        <section className="night on-panel bg-panel pt-section text-ink">
          <Container>
            <h2 className="text-h2 max-md:pb-5">
              A site for {writeNicheInSentence(niche.name)} to try
            </h2>
          </Container>
          <SiteScene item={view.package} shown={shown} isFurther />
        </section>
      ) : null}
      {shown ? <BeforeAfter site={shown.site} /> : null}
      <Questions
        heading={`Answers for ${city.name}`}
        questions={view.questions}
        common={aboutPrices.slice(0, mostPriceQuestions)}
      />
      <People shared block={{ heading: peopleHeading }} />
      <OfferPanel heading="The first step" offer={view.offer} />
      <PageIndex heading="Other towns, other trades" items={[...above(view), ...view.siblings]} />
      {view.package ? <Reminder trade={niche.name} item={view.package} /> : null}
    </>
  );
}

/** What the package does for such a firm, and what asking for it risks. */
function Features({ item }: { item: PackageView }) {
  return (
    <div data-shared="" className="mt-3 w-full max-w-note">
      <TickList items={item.features.slice(0, namedFeatures)} />
      <p className="border-t border-rule pt-2.5 text-small text-muted">
        <TermsLine />
      </p>
    </div>
  );
}

function above({ city, niche }: CityNichePageView) {
  return [
    ...(city.href ? [{ label: `Web design in ${city.name}`, href: city.href }] : []),
    ...(niche.industryHref
      ? [{ label: niche.industryName ?? niche.name, href: niche.industryHref }]
      : []),
  ];
}

/** The way to the city. */
async function Way({ view: { city, cities } }: { view: CityNichePageView }) {
  const { address } = await getSiteIdentity();
  return (
    <div data-shared="" className="self-start lg:sticky lg:top-28 lg:col-span-4 lg:col-start-9">
      <RegionMap
        cities={cities}
        studioTown={address.town}
        city={city.name}
        isSmall
        className="border border-ink"
      />
      {city.travel ? (
        <DimensionLine
          text={`${city.travel.miles} miles by road from our studio`}
          className="mt-4"
        />
      ) : null}
    </div>
  );
}
