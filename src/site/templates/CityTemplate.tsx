import { type CSSProperties, type ReactNode, useId } from 'react';
import { CmsRichText } from '@/content/store/CmsRichText';
import type { CityPageView } from '@/content/store/cities';
import { getSiteIdentity } from '@/content/store/site';
import { Container } from '@/design/layout/Container';
import { Section } from '@/design/layout/Section';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { Button } from '@/design/ui/Button';
import { CardLink } from '@/design/ui/CardLink';
import { classNames } from '@/design/ui/class-names';
import { FactStrip } from '@/design/ui/FactStrip';
import { Ranges } from '@/design/ui/Figures';
import { formatDuration } from '@/design/ui/format-time';
import { ItineraryRuler } from '@/design/ui/ItineraryRuler';
import { Picture } from '@/design/ui/Picture';
import { Prose } from '@/design/ui/Prose';
import { SectionHead } from '@/design/ui/SectionHead';
import { enquiryPath, pricingPath } from '@/platform/paths';
import { formatPriceSpan } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { findTradePicture, type SitePicture } from '../case-study/site-picture';
import { isMapped, RegionMap } from '../map/RegionMap';
import { People, peopleHeading } from '../sections/People/People';
import { FoundingLine, TermsLine } from '../sections/promises';
import { RingButton } from '../sections/RingButton';
import { DocumentText, OfferPanel, PageIndex, Questions } from './closing-sections';

/** Head of a city's page, set like the sheet of an atlas: title, trades and prices. */
async function CitySheet({ view }: { view: CityPageView }) {
  const book = await getPriceBook();
  const { name, region } = view;
  return (
    <header data-ground="paper" className="pt-5 pb-12 lg:pb-16">
      <Container>
        <div className="border-ink sm:border sm:p-1.5">
          <div className="border border-ink">
            <p className="flex flex-wrap justify-between gap-x-6 border-b border-ink px-4 py-1.5 font-mono text-label sm:px-6">
              <span className="font-medium">Web design in {name}</span>
              <span className="text-muted">{region}</span>
            </p>
            <Opening view={view} />
            <div
              data-shared=""
              className="grid grid-cols-1 items-center gap-x-8 border-t border-ink px-4 sm:px-6 lg:grid-cols-[1fr_auto]"
            >
              <FactStrip
                facts={[
                  { term: 'One page', value: formatPriceSpan('express', book) },
                  { term: 'A business site', value: formatPriceSpan('core-sites', book) },
                  { term: 'A site for your trade', value: formatPriceSpan('industry', book) },
                ]}
              />
              <a
                href={pricingPath}
                className="touch flex items-center border-rule text-small max-lg:border-t max-lg:py-1 print-hidden"
              >
                Every price, in full
              </a>
              <p className="col-span-full border-t border-rule py-3 text-small">
                <FoundingLine /> <TermsLine />
              </p>
            </div>
          </div>
        </div>
      </Container>
    </header>
  );
}

/** The second sheet: the map with its index, and the road to the city. */
function AtlasSheet({ view, studioTown }: { view: CityPageView; studioTown: string }) {
  const id = useId();
  const { name, travel, visit, nearby, postcodeAreas } = view;
  const hasMap = isMapped(name);
  const hasIndex = postcodeAreas.length > 0 || nearby.length > 0;
  if (!hasMap && !hasIndex && !travel && !visit) return null;
  return (
    <Section labelledBy={id}>
      <SectionHead
        id={id}
        heading={
          travel ? `${formatDuration(travel.minutes)} from our studio` : `${name} and around`
        }
      />
      <div className="mt-7 divide-y divide-ink border border-ink lg:mt-9">
        {hasMap || hasIndex ? (
          <div className="grid grid-cols-1 lg:grid-cols-12">
            <RegionMap
              cities={view.cities}
              studioTown={studioTown}
              city={name}
              nearby={nearby}
              className={hasIndex ? 'min-w-0 lg:col-span-7' : 'min-w-0 lg:col-span-12'}
            />
            {hasIndex ? <AtlasIndex view={view} isBesideMap={hasMap} /> : null}
          </div>
        ) : null}
        <Journey view={view} />
      </div>
      {travel ? (
        <p data-shared="" className="mt-2.5 font-mono text-label text-muted">
          By road, as we drive it.
          {/\bM\d/.test(travel.route) ? ' A double line is a motorway.' : null}
        </p>
      ) : null}
    </Section>
  );
}

/** The road from the studio, and when we take it. */
async function Journey({ view: { name, travel, visit } }: { view: CityPageView }) {
  const { locality } = await getSiteIdentity();
  if (!travel && !visit) return null;
  return (
    <div className="px-4 py-6 sm:px-6 lg:py-8">
      {travel ? (
        <ItineraryRuler
          from={locality.split(',')[0] ?? locality}
          to={name}
          minutes={travel.minutes}
          miles={travel.miles}
          roads={travel.route
            .split(',')
            .map((road) => road.trim())
            .filter(Boolean)}
        />
      ) : null}
      {visit ? (
        <div className="grid grid-cols-1 gap-x-8 gap-y-3 not-first:mt-6 lg:grid-cols-12">
          <SheetHeading className="lg:col-span-3">How we get to {name}</SheetHeading>
          <Prose className="lg:col-span-9">
            <CmsRichText content={visit} />
          </Prose>
        </div>
      ) : null}
    </div>
  );
}

/** Title and next step beside the first trade's site; below, each trade with its site and price. */
async function Opening({ view }: { view: CityPageView }) {
  const trades = await Promise.all(
    view.trades.map(async ({ package: item, caseStudyId, ...trade }) => ({
      ...trade,
      shown: item && (await findTradePicture(item, caseStudyId)),
    })),
  );
  const first = trades.find(({ shown }) => shown)?.shown;
  return (
    <>
      <div className="grid grid-cols-1 lg:grid-cols-12">
        <div
          className={classNames(
            'px-4 pt-7 sm:px-6 lg:col-span-6 lg:pt-10 lg:pb-10 xl:col-span-5',
            first ? null : 'pb-7',
          )}
        >
          <h1 className="text-h2 font-[670]">{view.heading}</h1>
          <p className="mt-4 max-w-[33em] text-lead">
            <Ranges text={view.lead} />
          </p>
          <div className="mt-6 flex flex-wrap gap-3 print-hidden">
            <Button
              href={enquiryPath({ town: view.name })}
              variant="primary"
              className="max-sm:w-full"
            >
              Get Started
            </Button>
            <RingButton />
          </div>
        </div>
        {first ? <TopOf {...first} /> : null}
      </div>
      {trades.length > 0 ? (
        <div data-shared="" className="border-t border-ink px-4 pt-4 pb-2 sm:px-6 lg:pb-5">
          <SheetHeading>Find your trade</SheetHeading>
          <ul className="mt-2 grid grid-cols-1 gap-x-5 max-lg:divide-y max-lg:divide-rule lg:mt-3 lg:auto-cols-fr lg:grid-flow-col">
            {trades.map((trade) => (
              <TradeItem key={trade.href} {...trade} town={view.name} />
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

/** The top of a site, whose window goes on behind the edges of the sheet. */
function TopOf({ picture, phonePicture, label, kind }: SitePicture) {
  return (
    <div
      aria-hidden="true"
      className="flex flex-col px-4 pt-8 sm:px-6 lg:col-span-6 lg:pt-10 lg:pe-0 lg:ps-2 xl:col-span-7 print-hidden"
    >
      <BrowserFrame
        label={[label, kind].filter(Boolean).join(' · ')}
        className="flex grow flex-col rounded-b-none border-b-0 lg:rounded-e-none lg:border-e-0"
      >
        <div className="relative grow lg:min-h-72">
          <Picture
            picture={{ ...picture, alt: '' }}
            phone={phonePicture}
            sizes="(min-width: 64rem) 44rem, 90vw"
            isFirst
            className={classNames(
              'aspect-16/9 w-full object-cover object-left-top lg:absolute lg:inset-0 lg:aspect-auto lg:h-full',
              phonePicture && 'max-sm:aspect-4/5',
            )}
          />
        </div>
      </BrowserFrame>
    </div>
  );
}

interface TradeItemProps {
  name: string;
  /** The page's heading names the town, so links repeat it for screen readers only. */
  town: string;
  isHere: boolean;
  href: string;
  price: string | null;
  shown: SitePicture | null;
}

/** A trade with its site and price: its page for the city, or else for the trade. */
function TradeItem({ name, town, isHere, href, price, shown }: TradeItemProps) {
  return (
    <li className="relative grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 py-3 sm:max-lg:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6 lg:block">
      {shown ? (
        <Picture
          picture={{ ...shown.picture, alt: '' }}
          phone={shown.phonePicture}
          sizes="(min-width: 64rem) 13rem, 112px"
          className={classNames(
            'aspect-16/10 w-full rounded-control border border-rule object-cover object-left-top max-sm:row-span-2 lg:mb-3',
            shown.phonePicture && 'max-sm:aspect-4/5',
          )}
        />
      ) : null}
      <div className="col-start-2 min-w-0">
        <h3 className="text-h4 font-[620]">
          <CardLink href={href}>
            {name}
            {isHere ? <span className="sr-only"> in {town}</span> : null}
          </CardLink>
        </h3>
        {shown ? (
          <p className="text-small text-muted">
            {shown.site ? (
              <>
                {shown.site.title}
                <span className="max-sm:hidden lg:hidden"> · </span>
              </>
            ) : null}
            <span className="max-sm:block lg:block">{shown.kind}</span>
          </p>
        ) : null}
      </div>
      {price ? (
        <p className="font-mono text-small whitespace-nowrap max-sm:col-start-2 lg:mt-1">{price}</p>
      ) : null}
    </li>
  );
}

interface AtlasIndexProps {
  view: CityPageView;
  isBesideMap: boolean;
}

/** Postcode areas as grid squares, places in the order of the alphabet with their initials. */
function AtlasIndex({ view: { name, postcodeAreas, nearby }, isBesideMap }: AtlasIndexProps) {
  const places = [...nearby].sort((a, b) => a.localeCompare(b, 'en-GB'));
  return (
    <div
      className={classNames(
        'flex flex-col divide-y divide-ink border-ink',
        isBesideMap ? 'max-lg:border-t lg:col-span-5 lg:border-s' : 'lg:col-span-12',
      )}
    >
      {postcodeAreas.length > 0 ? (
        <Index heading="Postcodes">
          <ul className="flex flex-wrap gap-x-4 gap-y-1.5 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] sm:gap-0">
            {postcodeAreas.map((area) => (
              <li
                key={area}
                className="border-rule font-mono text-small font-medium sm:-ms-px sm:-mt-px sm:border sm:py-2.5 sm:text-center"
              >
                {area}
              </li>
            ))}
          </ul>
        </Index>
      ) : null}
      {places.length > 0 ? (
        <Index heading={`In and around ${name}`} className="grow">
          <ul
            style={{ '--rows': places.length } as CSSProperties}
            className={classNames(
              'columns-[8rem] gap-x-4 max-sm:text-small',
              isBesideMap &&
                'lg:grid lg:max-h-[calc(var(--rows)*3rem)] lg:grow lg:auto-rows-[minmax(2rem,1fr)]',
            )}
          >
            {places.map((place, index) => (
              <li
                key={place}
                className="flex break-inside-avoid items-baseline gap-2.5 border-rule py-0.5 lg:items-center lg:border-t"
              >
                <span
                  aria-hidden="true"
                  className="w-3.5 flex-none font-mono text-small text-orchard"
                >
                  {places[index - 1]?.charAt(0) === place.charAt(0) ? '' : place.charAt(0)}
                </span>
                <span className="min-w-0">{place}</span>
              </li>
            ))}
          </ul>
        </Index>
      ) : null}
    </div>
  );
}

function Index(props: { heading: string; className?: string; children: ReactNode }) {
  const { heading, className, children } = props;
  return (
    <div className={classNames('flex flex-col px-4 pt-4 pb-5 sm:px-6', className)}>
      <SheetHeading className="mb-3">{heading}</SheetHeading>
      {children}
    </div>
  );
}

function SheetHeading(props: { className?: string; children: ReactNode }) {
  return (
    <h2
      className={classNames(
        'font-mono text-label font-medium tracking-normal text-muted',
        props.className,
      )}
    >
      {props.children}
    </h2>
  );
}

/** Places with a remark each, set as a gazetteer sets them: the name runs into its entry. */
function Gazetteer({ heading, entries }: { heading: string; entries: CityPageView['places'] }) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-7 lg:grid-cols-12">
        <SectionHead id={id} layout="stacked" heading={heading} className="lg:col-span-5" />
        <dl className="gap-x-14 self-start border-t border-ink pt-6 [column-rule:1px_solid_var(--color-rule)] sm:columns-2 lg:col-span-7">
          {entries.map((entry) => (
            <div key={entry.name} className="break-inside-avoid pb-6">
              <dt className="inline font-display text-h4 font-[680]">{entry.name}.</dt>{' '}
              <dd className="inline text-muted">{entry.note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** A city's page, set like the sheet of an atlas and its gazetteer. */
export async function CityTemplate({ view }: { view: CityPageView }) {
  const { name } = view;
  const { address } = await getSiteIdentity();
  return (
    <>
      <div hidden data-enquiry="" data-town={name} />
      <CitySheet view={view} />
      <DocumentText
        heading={`What we would build for a firm in ${name}`}
        ground="mist"
        content={view.build}
      />
      <DocumentText heading={`Business in ${name}`} layout="columns" content={view.market} />
      <People shared block={{ heading: peopleHeading }} />
      <AtlasSheet view={view} studioTown={address.town} />
      <Gazetteer heading={`Places we would name on your ${name} site`} entries={view.places} />
      <Questions heading={`Answers for ${name}`} questions={view.questions} />
      <OfferPanel heading={`Your first step in ${name}`} offer={view.offer} />
      <PageIndex
        heading="The other towns"
        columns={3}
        items={view.otherCities.map(({ name: label, href }) => ({ label, href }))}
      />
    </>
  );
}
