import { Fragment } from 'react';
import { listCities } from '@/content/store/cities';
import { toImageView } from '@/content/store/published';
import { getPlacesLeft } from '@/content/store/site';
import { Container } from '@/design/layout/Container';
import { besideWords } from '@/design/layout/PageHead';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { DimensionLine } from '@/design/ui/DimensionLine';
import { Figures } from '@/design/ui/Figures';
import { Picture } from '@/design/ui/Picture';
import { Receipt, type ReceiptProps } from '@/design/ui/Receipt';
import { Eyebrow } from '@/design/ui/SectionHead';
import type { LinkView } from '@/design/view-models';
import type { HeroBlock } from '@/payload-types';
import { pricingPath } from '@/platform/paths';
import { formatPenceRange } from '@/prices/rules/money';
import { wordPriceEnds } from '@/prices/rules/work-size';
import { getPriceBook } from '@/prices/store/price-book';
import { OnSite } from '../../case-study/ShownDemo';
import { findSitePicture, type SitePicture } from '../../case-study/site-picture';
import { RateBadge, type RateBadgeProps } from '../promises';

/** Head of a page: what it is, what it costs, what to do next. */
export async function Hero({ block }: { block: HeroBlock }) {
  const [receipt, rate, places] = await Promise.all([
    loadReceipt(block),
    loadRate(block),
    linkPlaces(block.places ?? []),
  ]);
  const { eyebrow, heading, headingAccent, lead, dimension, actions } = block;
  const isHome = receipt !== null;
  const foot = { teaser: block.teaser ?? {}, places };
  const picture = toImageView(block.picture);
  const isBeside = picture !== null && block.picturePlace === 'beside' && !receipt && !rate;
  return (
    <header
      data-ground="paper"
      className={classNames(
        'overflow-x-clip',
        isHome ? 'pt-8 pb-10 lg:pt-12 lg:pb-14' : 'pt-7 pb-10 lg:pt-9',
        !isHome && (rate ? 'lg:pb-10' : 'lg:pb-16'),
      )}
    >
      <Container>
        <div
          className={classNames(
            'grid grid-cols-1 gap-x-12 gap-y-7 sm:gap-y-10 lg:grid-cols-12 lg:gap-y-7 lg:items-center xl:gap-x-16',
            isHome && 'lg:grid-rows-[auto_1fr]',
          )}
        >
          <div
            className={
              isHome
                ? 'lg:col-span-6 lg:self-start xl:pt-4'
                : isBeside
                  ? 'lg:col-span-7'
                  : rate
                    ? 'lg:col-span-6'
                    : 'lg:col-span-10'
            }
          >
            {eyebrow ? <Eyebrow className="mb-5">{eyebrow}</Eyebrow> : null}
            <h1 className={isHome ? 'text-display font-[680]' : 'max-w-[16em] text-h1 font-[670]'}>
              {heading}
              {headingAccent ? (
                <>
                  {' '}
                  <span className="block text-orchard">{headingAccent}</span>
                </>
              ) : null}
            </h1>
            {dimension ? (
              <DimensionLine
                text={dimension}
                className="mt-6 max-w-[44rem] max-sm:hidden [@media(max-height:44rem)]:hidden"
              />
            ) : null}
            {lead ? (
              <p className="mt-6 max-w-[33em] text-lead lg:mt-7">
                <Figures text={lead} />
              </p>
            ) : null}
            <Actions actions={actions ?? []} />
            {/* The price comes before the picture, so that a phone's first screen shows it. */}
            {isHome ? <FootLine teaser={foot.teaser} className="mt-5 lg:mt-7" /> : null}
          </div>
          {receipt ? (
            <div className="animate-settle lg:col-span-6 lg:row-span-2">
              <OnSite shown={receipt.site}>
                <Receipt {...receipt.lines} headingLevel="h2" />
              </OnSite>
            </div>
          ) : null}
          {isHome ? (
            <div className="lg:col-span-6 lg:-mt-6 lg:self-start">
              <Places places={places} />
            </div>
          ) : null}
          {isBeside ? (
            <div className="lg:col-span-5 lg:self-center">
              <Picture picture={picture} {...besideWords} />
            </div>
          ) : null}
          {rate && !isHome ? (
            <RateBadge
              {...rate}
              isHome={false}
              className="lg:col-span-6 xl:col-span-5 xl:col-start-8"
            />
          ) : null}
        </div>
        {rate && isHome ? <RateBadge {...rate} isHome className="mt-8" /> : null}
        {isHome ? null : <FootLine {...foot} className="mt-7" />}
      </Container>
      {picture && !isBeside ? (
        <Picture
          picture={picture}
          sizes="100vw"
          isFirst
          className="mt-8 max-h-144 min-h-60 w-full border-y border-ink object-cover lg:mt-10"
        />
      ) : null}
    </header>
  );
}

function Actions({ actions }: { actions: LinkView[] }) {
  if (actions.length === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-3 sm:mt-8 print-hidden">
      {actions.map(({ label, href }, index) => (
        <Button
          key={href + label}
          href={href}
          variant={index === 0 ? 'primary' : 'line'}
          icon={index === 0 ? undefined : 'arrow-right'}
          className="max-sm:w-full"
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

interface Place {
  name: string;
  /** Its published page. */
  href: string | undefined;
}

async function linkPlaces(names: readonly string[]): Promise<Place[]> {
  const cities = names.length > 0 ? await listCities() : [];
  return names.map((name) => ({ name, href: cities.find((city) => city.name === name)?.href }));
}

interface FootLineProps {
  teaser: NonNullable<HeroBlock['teaser']>;
  places?: Place[];
  className?: string;
}

function FootLine({ teaser: { text, href }, places = [], className }: FootLineProps) {
  if (!(text && href) && places.length === 0) return null;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-8 border-t border-rule pt-3',
        className,
      )}
    >
      {text && href ? (
        <a href={href} className="touch flex items-center">
          <span>
            {text.split(' • ').map((part, index) => (
              <Fragment key={part}>
                {index > 0 ? <span className="max-sm:hidden"> • </span> : null}
                <span className="max-sm:block">
                  <Figures text={part} />
                </span>
              </Fragment>
            ))}
          </span>
        </a>
      ) : null}
      <Places places={places} />
    </div>
  );
}

function Places({ places }: { places: Place[] }) {
  if (places.length === 0) return null;
  return (
    <ul
      aria-label="Where we work"
      className="flex flex-wrap items-center gap-x-3 text-muted sm:gap-x-5"
    >
      <li aria-hidden="true">We work in</li>
      {places.map(({ name, href }) => (
        <li key={name}>
          {href ? (
            <a href={href} className="touch flex items-center hover:text-ink">
              {name}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

/** The package as a receipt, whose total is the present price, and a site of it. */
async function loadReceipt(
  block: HeroBlock,
): Promise<{ lines: ReceiptProps; site: SitePicture | null } | null> {
  const chosen = block.receiptPackage;
  if (!chosen || typeof chosen === 'number') return null;
  const { packages, extraPagePence } = await getPriceBook();
  const item = packages.find(({ key }) => key === chosen.key);
  if (!item) return null;
  const site = await findSitePicture(item);
  const lines = {
    title: item.name,
    meta: item.timeline,
    stamp: block.receiptStamp || null,
    lines: (block.receiptLines ?? []).map(({ label, amount }) => ({
      label,
      amount,
    })),
    totalLabel: item.priceToPence === null ? 'Total' : 'Price range',
    total: formatPenceRange(item.priceFromPence, item.priceToPence),
    note: wordPriceEnds(item, extraPagePence),
    link: { label: 'See what is included', href: `${pricingPath}#${item.key}` },
  };
  return { lines, site };
}

async function loadRate({ rate }: HeroBlock): Promise<RateBadgeProps | null> {
  if (!rate?.title) return null;
  const places = await getPlacesLeft();
  return places && { title: rate.title, text: rate.text ?? null, ...places };
}
