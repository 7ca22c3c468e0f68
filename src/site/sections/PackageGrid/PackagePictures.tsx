import { classNames } from '@/design/ui/class-names';
import { Disclosure } from '@/design/ui/Disclosure';
import { TickList } from '@/design/ui/TickList';
import { pagesOf } from '@/prices/rules/work-size';
import { Price } from '@/prices/ui/Price';
import { ShownDemo } from '../../case-study/ShownDemo';
import {
  Contents,
  IncludedIn,
  isLeading,
  type LinkedPackage,
  PackageName,
  rowLook,
  Start,
} from './package-parts';

const mostFirst = 3;

/** The first features, before the others are opened. */
function FirstFeatures({ item }: { item: LinkedPackage }) {
  return (
    <TickList
      items={item.features.slice(0, mostFirst)}
      layout="plain"
      className="col-span-full border-t border-rule pt-2 md:border-0 md:pt-0"
    />
  );
}

/** Offers side by side, with shared rows, each below a site of it; below 768 px a row beside its site. */
export function PackagePictures({ packages }: { packages: LinkedPackage[] }) {
  const inThrees = packages.length % 3 === 0;
  const leads = (item: LinkedPackage) => packages.length === 3 && isLeading(packages, item);
  return (
    <ul
      className={classNames(
        'border-t border-ink md:grid md:gap-x-6 md:gap-y-3 md:border-t-0',
        inThrees ? 'md:grid-cols-3 lg:gap-x-8' : 'md:grid-cols-2',
        !inThrees && packages.length > 2 && 'xl:grid-cols-4',
      )}
    >
      {packages.map((item) => (
        <li
          key={item.key}
          id={item.key}
          className={classNames(
            rowLook,
            'md:row-span-7 md:grid-cols-[minmax(0,1fr)] md:grid-rows-subgrid md:items-stretch md:border-b-0 md:pt-0 md:pb-6',
            packages.length <= 4 && 'xl:pb-0',
          )}
        >
          <div className="grid content-start gap-2 max-md:col-start-2 max-md:in-[li:not(:has(figure))]:col-span-full md:contents">
            <div className="flex flex-col items-start">
              {/* Beside three others the features say the same. */}
              <PackageName
                item={item}
                isLeading={item.isPopular || leads(item)}
                hasTagline={inThrees}
              />
            </div>
            <Price
              fromPence={item.priceFromPence}
              toPence={item.priceToPence}
              size="large"
              className="md:pt-1"
            />
            <div className="font-mono text-label text-muted">
              <p>
                <span className="max-lg:sr-only">Ready in </span>
                <span className="whitespace-nowrap">{item.timeline}</span> ·{' '}
                <span className="whitespace-nowrap">{pagesOf(item)}</span>
              </p>
            </div>
          </div>
          <FirstFeatures item={item} />
          <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 md:contents">
            {/* Above what is included: that opens downwards, so the button stays put. */}
            <div className="max-md:order-last max-md:ms-auto md:pt-2 print-hidden">
              <Start item={item} isPrimary={leads(item)} className="max-md:min-h-11" />
            </div>
            <Disclosure
              summary={<IncludedIn item={item} after={mostFirst} />}
              className="max-md:open:w-full max-md:print:w-full"
            >
              <Contents item={item} after={mostFirst} />
            </Disclosure>
          </div>
          <ShownDemo
            item={item}
            sizes="(min-width: 64rem) 380px, (min-width: 48rem) 346px, 144px"
            className="max-md:col-start-1 max-md:row-start-1 md:order-first md:self-start"
            shape="aspect-16/10 md:aspect-8/3"
          />
        </li>
      ))}
    </ul>
  );
}
