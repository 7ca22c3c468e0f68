import type { ReactNode } from 'react';
import { Container } from '@/design/layout/Container';
import { BrowserFrame, WindowBar } from '@/design/ui/BrowserFrame';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { FactStrip } from '@/design/ui/FactStrip';
import { FigureText, Ranges } from '@/design/ui/Figures';
import { Icon } from '@/design/ui/Icon';
import { PhoneFrame } from '@/design/ui/PhoneFrame';
import { Picture } from '@/design/ui/Picture';
import type { PictureView } from '@/design/view-models';
import { enquiryPath } from '@/platform/paths';
import { formatPence } from '@/prices/rules/money';
import {
  describePackage,
  formatPriceBuilt,
  formatPriceWith,
  type PackageView,
  priceFacts,
} from '@/prices/rules/price-book';
import { LiveScene } from '../lazy-parts';
import { findSitePicture, type SitePicture } from './site-picture';

interface ShownDemoProps {
  item: PackageView | null;
  /** Display width, as in the `sizes` attribute. */
  sizes: string;
  /** Shape of the picture. */
  shape?: string;
  className?: string;
}

/** A site of a package, or a drawn layout; its name and price are the foot of its window. */
export async function ShownDemo({
  item,
  sizes,
  shape = 'aspect-16/10',
  className,
}: ShownDemoProps) {
  const shown = item && (await findSitePicture(item));
  if (!shown) return null;
  const { picture, phonePicture, kind, site, addOns, built } = shown;
  const priceShown = built ? formatPriceBuilt(built.pence, addOns) : formatPriceWith(item, addOns);
  const framed = (
    <>
      <BrowserFrame label={site ? kind : ''} className="@min-[10rem]:rounded-b-none">
        <Picture
          picture={picture}
          phone={phonePicture}
          sizes={sizes}
          className={classNames(
            'w-full object-cover object-left-top',
            shape,
            phonePicture && 'max-sm:aspect-4/5',
          )}
        />
      </BrowserFrame>
      <figcaption className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-label @min-[10rem]:-mt-px @min-[10rem]:rounded-b-control @min-[10rem]:border @min-[10rem]:border-ink @min-[10rem]:bg-sheet @min-[10rem]:px-3 @min-[10rem]:py-2 @min-[14rem]:text-small">
        {site ? (
          <span className="font-semibold underline decoration-1 underline-offset-4 group-hover:no-underline">
            {site.title}
            <Icon name="arrow-right" className="ms-1.5 inline size-4 @max-[10rem]:hidden" />
          </span>
        ) : (
          kind
        )}
        <span className={classNames('text-muted', !site && '@max-[10rem]:hidden')}>
          {/* A wider window says it in its bar. */}
          {site ? <span className="@min-[14rem]:sr-only">{kind}, </span> : null}
          <Ranges text={priceShown} />
        </span>
      </figcaption>
    </>
  );
  return (
    <figure className={classNames('@container', className)}>
      {site ? (
        <a href={site.href} className="group block no-underline">
          {framed}
        </a>
      ) : (
        framed
      )}
    </figure>
  );
}

interface OnSiteProps {
  shown: SitePicture | null;
  /** The receipt of such a site. */
  children: ReactNode;
}

/**
 * A receipt that lies on the site which it pays for, beside the words of a page's head. In wide
 * windows the site runs to the edge of the window, whose overflow the head clips.
 */
export function OnSite({ shown, children }: OnSiteProps) {
  if (!shown) return children;
  const { picture, phonePicture, label, kind, site } = shown;
  const framed = (
    <>
      <BrowserFrame label={[label, kind].filter(Boolean).join(' · ')}>
        <Picture
          picture={picture}
          phone={phonePicture}
          sizes="(min-width: 64rem) 50vw, 90vw"
          isFirst
          className={classNames(
            'aspect-16/10 w-full object-cover object-left-top lg:aspect-auto lg:h-72 xl:h-88',
            phonePicture && 'max-sm:aspect-4/5',
          )}
        />
      </BrowserFrame>
      <figcaption className="sr-only">{[label, kind].filter(Boolean).join(', ')}</figcaption>
    </>
  );
  return (
    <>
      <figure className="lg:me-[calc(min(-1*var(--spacing-gutter),var(--container-page)/2-50vw)-5rem)] print-hidden">
        {site ? (
          <a href={site.href} className="block no-underline">
            {framed}
          </a>
        ) : (
          framed
        )}
      </figure>
      <div className="relative -mt-2 sm:-mt-12 lg:-mt-5 lg:ms-8 print:m-0">{children}</div>
    </>
  );
}

/** The site on a phone that rises from behind the scene below the page's head; only in wide windows. */
export function PhoneOnScene({ phone }: { phone: PictureView }) {
  return (
    <div aria-hidden="true" className="ms-auto -mb-16 h-112 w-80 overflow-hidden print-hidden">
      <PhoneFrame>
        <Picture
          picture={{ ...phone, alt: '' }}
          sizes="20rem"
          className="aspect-[9/17] w-full object-cover object-top"
        />
      </PhoneFrame>
    </div>
  );
}

interface SiteSceneProps {
  item: PackageView;
  shown: SitePicture;
  /** A trade, read before the site's name. The package's price and weeks stand above the scene. */
  label?: string;
  headingLevel?: 'h2' | 'h3';
  /** In the first window of its page. */
  isFirst?: boolean;
  /** Another page of the site is shown, because its first may stand above. */
  isFurther?: boolean;
}

/** A package's site as wide as the page, with what such a site costs. On a panel's ground. */
export function SiteScene(props: SiteSceneProps) {
  const { item, shown, label, headingLevel: Heading = 'h3', isFirst = false } = props;
  const { kind, site, note, addOns, built } = shown;
  const further = props.isFurther ? shown.further : null;
  const picture = further?.picture ?? shown.picture;
  const phonePicture = further?.phonePicture ?? shown.phonePicture;
  const shape = 'aspect-16/10 w-full';
  const opened = site && { ...picture, alt: `Open this site: ${site.title}` };
  const scene = (
    <Picture
      picture={opened ?? picture}
      phone={phonePicture}
      sizes="(min-width: 80rem) 75rem, 100vw"
      isFirst={isFirst}
      className={classNames(
        shape,
        'object-cover object-left-top',
        phonePicture && 'max-sm:aspect-4/5',
      )}
    />
  );
  const inBar = [site?.title, kind].filter(Boolean).join(', ');
  const facts = [
    ...priceFacts(
      built
        ? { term: 'This site', value: formatPence(built.pence) }
        : { term: 'Price', value: formatPriceWith(item, []) },
      addOns,
    ),
    ...(label ? [] : [{ term: 'Ready in', value: item.timeline }]),
    { term: 'Pages', value: built ? String(built.pageCount) : item.pages },
  ];
  const ofPackage = built && !label ? `${item.name}, ${formatPriceWith(item, [])}` : item.name;
  return (
    <div className="night on-panel bg-panel text-ink">
      <div className={classNames('mx-auto max-w-page md:px-gutter xl:px-0', !label && 'md:pt-12')}>
        <div className="overflow-hidden border-rule md:rounded-control md:border">
          {site?.livePreviewUrl ? (
            <LiveScene
              url={site.livePreviewUrl}
              title={site.title}
              label={inBar}
              frameClassName={`${shape} bg-sheet`}
            >
              {scene}
            </LiveScene>
          ) : (
            <>
              <WindowBar label={inBar} />
              {site ? (
                <a
                  href={site.liveUrl ?? site.href}
                  className="block focus-visible:-outline-offset-4"
                >
                  {scene}
                </a>
              ) : (
                scene
              )}
            </>
          )}
        </div>
      </div>
      <Container className="grid grid-cols-1 gap-x-12 gap-y-3 py-6 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-y-5 lg:py-8 xl:grid-cols-[1fr_auto_auto] xl:gap-y-2">
        <div>
          <Heading className="text-h3">
            {label ? <span className="sr-only">{label}: </span> : null}
            {site?.title ?? item.name}
          </Heading>
          <p className="font-mono text-label text-muted">
            {site ? `${kind} · ${ofPackage}` : kind}
          </p>
        </div>
        <div className="grid grid-cols-1 gap-y-3 lg:col-span-2 lg:border-t lg:border-rule lg:pt-2 xl:contents">
          <FactStrip
            facts={facts}
            className="max-sm:border-y max-sm:border-rule xl:col-start-2 xl:row-start-1"
          />
          <FigureText
            text={note}
            className="max-w-measure text-small text-muted xl:col-span-3 xl:row-start-2"
          />
        </div>
        <p className="flex flex-wrap gap-3 max-lg:mt-2 lg:col-start-2 lg:row-start-1 xl:col-start-3 print-hidden">
          <Button
            href={enquiryPath({ package: item.key, ...(label ? { trade: label } : {}) })}
            data-offer={describePackage(item)}
            variant="primary"
            className="max-sm:w-full"
          >
            Get Started
            <span className="sr-only"> with {item.name}</span>
          </Button>
          {site ? (
            <Button href={site.liveUrl ?? site.href} className="max-sm:w-full">
              Open this site
              <span className="sr-only">: {site.title}</span>
            </Button>
          ) : null}
        </p>
      </Container>
    </div>
  );
}
