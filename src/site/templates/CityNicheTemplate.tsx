import { CmsRichText } from '@/content/store/CmsRichText';
import type { CityNichePageView } from '@/content/store/cities';
import { getSiteIdentity } from '@/content/store/site';
import { PageHead } from '@/design/layout/PageHead';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { DimensionLine } from '@/design/ui/DimensionLine';
import { Prose } from '@/design/ui/Prose';
import { TickList } from '@/design/ui/TickList';
import { enquiryPath, pricingPath } from '@/platform/paths';
import { PackageReceipt } from '@/prices/ui/PackageReceipt';
import { findShownSite, ShownDemo } from '../case-study/ShownDemo';
import { RegionMap } from '../map/RegionMap';
import { OfferPanel, PageIndex, Questions, Reminder } from './closing-sections';

/** As many as are read beside the heading; the price list has them all. */
const namedFeatures = 5;

/** Page of one niche in one city, with its prices. */
export function CityNicheTemplate({ view }: { view: CityNichePageView }) {
  const { city, niche } = view;
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
              href={enquiryPath({ town: city.name, trade: niche.name })}
              variant="primary"
              className="max-sm:w-full"
            >
              Get Started
            </Button>
            {view.package ? null : (
              <Button href={pricingPath} icon="arrow-right" className="max-sm:w-full">
                View Pricing
              </Button>
            )}
          </>
        }
        aside={
          view.package ? (
            <div data-shared="" className="animate-settle">
              <PackageReceipt item={view.package}>
                <TickList items={view.package.features.slice(0, namedFeatures)} layout="plain" />
              </PackageReceipt>
            </div>
          ) : null
        }
      />
      <Section>
        <div className="grid grid-cols-1 gap-x-12 gap-y-10 border-t border-ink pt-8 lg:grid-cols-12 lg:pt-12">
          <Prose className="min-w-0 lg:col-span-7 [&>p:first-of-type]:text-lead">
            <CmsRichText content={view.content} />
          </Prose>
          <Drawing view={view} />
        </div>
      </Section>
      <Questions heading={`Questions from ${city.name}`} questions={view.questions} />
      <OfferPanel heading="The first step" offer={view.offer} />
      <PageIndex heading="Other towns, other trades" items={[...above(view), ...view.siblings]} />
      {view.package ? <Reminder trade={niche.name} item={view.package} /> : null}
    </>
  );
}

function above({ city, niche }: CityNichePageView) {
  return [
    ...(city.href
      ? [{ label: `Web design in ${city.name}`, href: city.href, meta: 'the town' }]
      : []),
    ...(niche.industryHref
      ? [{ label: niche.industryName ?? niche.name, href: niche.industryHref, meta: 'the trade' }]
      : []),
  ];
}

/** A site of the trade or of its package, and the way to the city. */
async function Drawing({ view }: { view: CityNichePageView }) {
  const { city, cities, niche, package: item } = view;
  const { address } = await getSiteIdentity();
  const own = await findShownSite(niche);
  const shown =
    item && own && own.id !== item.caseStudyId ? { ...item, caseStudyId: own.id } : item;
  return (
    <div
      data-shared=""
      className="self-start max-lg:order-first lg:sticky lg:top-28 lg:col-span-4 lg:col-start-9"
    >
      <ShownDemo
        item={shown}
        sizes="(min-width: 64rem) 390px, 100vw"
        // The trade's own site is not of the package's size.
        withoutFigures={shown !== item}
      />
      <RegionMap
        cities={cities}
        studioTown={address.town}
        city={city.name}
        isSmall
        className="border border-ink not-first:mt-7"
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
