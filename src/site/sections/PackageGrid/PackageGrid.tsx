import { getSiteIndex } from '@/content/store/site-index';
import { classNames } from '@/design/ui/class-names';
import { Disclosure } from '@/design/ui/Disclosure';
import { Picture } from '@/design/ui/Picture';
import { TickList } from '@/design/ui/TickList';
import type { PackageGridBlock } from '@/payload-types';
import type { PackageView } from '@/prices/rules/price-book';
import { pagesOf, readPages } from '@/prices/rules/work-size';
import { getPriceBook } from '@/prices/store/price-book';
import { Price } from '@/prices/ui/Price';
import { PriceList } from '@/prices/ui/PriceList';
import { ShownDemo } from '../../case-study/ShownDemo';
import { findShownSite, findSitePicture } from '../../case-study/site-picture';
import { HeadedSection } from '../HeadedSection';
import { PackagePictures } from './PackagePictures';
import {
  AddOnOffers,
  Ask,
  Contents,
  FurtherLinks,
  IncludedIn,
  isLeading,
  type LinkedPackage,
  PackageName,
  rowLook,
  Start,
} from './package-parts';

/** Ruled columns with aligned rows; below 1024 px each package is a row of two parts. */
function PackageColumns({ packages }: { packages: LinkedPackage[] }) {
  const isThree = packages.length !== 2 && packages.length !== 4;
  return (
    <ul
      className={classNames(
        'grid grid-cols-1 overflow-x-clip border-t border-b border-ink lg:gap-x-14',
        isThree ? 'lg:grid-cols-3' : 'lg:grid-cols-2',
      )}
    >
      {packages.map((item, index) => (
        <li
          key={item.key}
          id={item.key}
          className={classNames(
            'grid grid-cols-1 content-start gap-y-4 border-rule py-8',
            'max-lg:border-t max-lg:first:border-t-0 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_auto_1fr_auto] md:max-lg:gap-x-12',
            // Lines run in the middle of the gaps, so that all columns are of one width.
            'lg:relative lg:row-span-6 lg:grid-rows-subgrid lg:before:absolute lg:before:inset-y-0 lg:before:-start-7 lg:before:border-s lg:before:border-rule',
            index >= (isThree ? 3 : 2) &&
              'lg:after:absolute lg:after:-inset-x-7 lg:after:top-0 lg:after:border-t lg:after:border-rule',
          )}
        >
          <PackageColumn item={item} isLeading={isLeading(packages, item)} />
        </li>
      ))}
    </ul>
  );
}

function PackageFacts({ item, className }: { item: LinkedPackage; className?: string }) {
  const facts = [
    ['Ready in', item.timeline],
    ['Pages', item.pages],
    ['Rounds of changes', item.revisions],
    ['Support', item.support],
  ];
  return (
    <dl
      className={classNames(
        'grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-0.5 text-small',
        className,
      )}
    >
      {facts.map(([term, value]) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-muted">{term}</dt>
          <dd className="text-end font-mono">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PackageColumn({ item, isLeading }: { item: LinkedPackage; isLeading: boolean }) {
  return (
    <>
      <div className="md:max-lg:col-start-2 md:max-lg:row-span-4 md:max-lg:row-start-1">
        <ShownDemo item={item} sizes="(min-width: 64rem) 360px, (min-width: 48rem) 45vw, 100vw" />
      </div>
      <div className="flex flex-col items-start md:max-lg:col-start-1 md:max-lg:row-start-1">
        <PackageName item={item} isLeading={isLeading} />
      </div>
      <Price
        fromPence={item.priceFromPence}
        toPence={item.priceToPence}
        size="large"
        className="md:max-lg:col-start-1 md:max-lg:row-start-2"
      />
      <PackageFacts item={item} className="md:max-lg:col-start-1 md:max-lg:row-start-3" />
      <Disclosure
        summary={<IncludedIn item={item} />}
        className="unfolded-from-md md:max-lg:col-span-2 md:max-lg:row-start-5 md:max-lg:[&_ul]:columns-2 md:max-lg:[&_ul]:gap-x-12"
      >
        <TickList items={item.features} layout="plain" className="border-t border-rule pt-2 pb-3" />
        <AddOnOffers item={item} />
        {item.perfectFor ? (
          <p className="mt-2 border-t border-rule pt-3 text-small text-muted">
            Made for: {item.perfectFor}
          </p>
        ) : null}
      </Disclosure>
      <div className="grid content-start gap-1 md:max-lg:col-start-1 md:max-lg:row-start-4 print-hidden">
        <Start item={item} isPrimary={isLeading} />
        <FurtherLinks item={item} className="flex justify-center" />
      </div>
    </>
  );
}

const sizeOf = ({ pages }: PackageView) => readPages(pages)?.to ?? Number.POSITIVE_INFINITY;

/** Packages in order of size, each with a site of it, what sets it apart, and its contents folded. */
function PackageScale({ packages }: { packages: LinkedPackage[] }) {
  const inOrder = packages.toSorted(
    (a, b) => sizeOf(a) - sizeOf(b) || (a.priceFromPence ?? 0) - (b.priceFromPence ?? 0),
  );
  return (
    <ol className="border-t border-ink">
      {inOrder.map((item) => (
        <li
          key={item.key}
          id={item.key}
          className={classNames(
            rowLook,
            'sm:grid-cols-[11rem_minmax(0,1fr)_9rem] sm:grid-rows-[auto_auto_1fr] lg:grid-cols-[15rem_minmax(0,5fr)_minmax(0,4fr)_9rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:py-5',
          )}
        >
          <Thumbnail item={item} />
          <div className="min-w-0 max-sm:first:col-span-full sm:col-start-2">
            <h3 className="text-h3">{item.name}</h3>
            <p className="mt-0.5 text-small text-muted">{item.perfectFor}</p>
          </div>
          <div className="max-sm:col-span-full sm:col-start-2 lg:col-start-3 lg:row-start-1 lg:pt-1">
            <p>{item.tagline}</p>
            <p className="mt-1 font-mono text-label text-muted">
              {pagesOf(item)} · {item.timeline}
            </p>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 max-sm:col-span-full sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:block sm:text-end lg:col-start-4 lg:row-span-1 lg:pt-1">
            <Price fromPence={item.priceFromPence} toPence={item.priceToPence} />
            <Ask item={item} />
          </div>
          <Disclosure summary={<IncludedIn item={item} />} className="col-span-full sm:col-start-2">
            <Contents item={item} />
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}

/**
 * A site of the package, leading to its case study; empty for one without a picture. It shows the upper
 * left of the site, where its headline is: the whole would be too small to read.
 */
async function Thumbnail({ item }: { item: LinkedPackage }) {
  const shown = await findSitePicture(item);
  if (!shown) return null;
  const { picture, phonePicture, kind, site } = shown;
  const image = (
    <span className="block self-start overflow-hidden rounded-control border border-rule sm:row-span-3 lg:row-span-2">
      <Picture
        picture={{ ...picture, alt: site ? '' : `${kind}: ${picture.alt}` }}
        phone={phonePicture}
        sizes="(min-width: 64rem) 384px, (min-width: 40rem) 282px, 104px"
        className={classNames(
          'aspect-square w-full origin-top-left object-cover object-left-top sm:aspect-16/10 sm:scale-160',
          phonePicture && 'max-sm:aspect-4/5',
        )}
      />
    </span>
  );
  if (!site) return image;
  return (
    <a href={site.href} className="group block text-label no-underline sm:row-span-3 lg:row-span-2">
      {image}
      <span className="mt-1.5 block text-muted underline decoration-1 underline-offset-4 group-hover:no-underline">
        {site.title}
      </span>
    </a>
  );
}

/** The published packages that the section names, or those of its groups in the list's order. */
async function listShownPackages(block: PackageGridBlock): Promise<LinkedPackage[]> {
  const [{ packages }, { isLive, pathOfDocument }] = await Promise.all([
    getPriceBook(),
    getSiteIndex(),
  ]);
  const only = (block.only ?? []).map((item) => (typeof item === 'number' ? item : item.id));
  const shown =
    only.length > 0
      ? only.flatMap((wanted) => packages.find(({ id }) => id === wanted) ?? [])
      : packages.filter(({ group }) => block.groups?.includes(group));
  return Promise.all(
    shown.map(async (item) => ({
      ...item,
      learnMoreHref: item.learnMoreHref && isLive(item.learnMoreHref) ? item.learnMoreHref : null,
      caseStudyHref:
        item.caseStudyId === null || (block.layout !== 'list' && (await findShownSite(item)))
          ? null
          : pathOfDocument('case-studies', item.caseStudyId),
    })),
  );
}

/** Packages with their prices; each carries its key as anchor. */
export async function PackageGrid({ block }: { block: PackageGridBlock }) {
  const packages = await listShownPackages(block);
  return (
    <HeadedSection head={block} rank={block.layout === 'columns' ? 'minor' : 'main'}>
      <div className="mt-7 lg:mt-9">
        {block.layout === 'columns' ? (
          <PackageColumns packages={packages} />
        ) : block.layout === 'strip' ? (
          <PackagePictures packages={packages} />
        ) : block.layout === 'scale' ? (
          <PackageScale packages={packages} />
        ) : (
          <PriceList
            caption={block.heading}
            rows={packages.map((item) => ({
              key: item.key,
              name: item.name,
              href: item.learnMoreHref,
              badge: item.badge,
              madeFor: item.perfectFor,
              readyIn: item.timeline,
              fromPence: item.priceFromPence,
              toPence: item.priceToPence,
              details: (
                <Disclosure summary={<IncludedIn item={item} />}>
                  <Contents item={item} />
                </Disclosure>
              ),
              action: <Ask item={item} />,
            }))}
          />
        )}
      </div>
      {block.note ? <p className="max-w-note pt-6 text-small text-muted">{block.note}</p> : null}
    </HeadedSection>
  );
}
