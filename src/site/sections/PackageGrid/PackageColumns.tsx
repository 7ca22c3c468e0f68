import Link from 'next/link';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { Tag } from '@/design/ui/Tag';
import { TickList } from '@/design/ui/TickList';
import { enquiryPath } from '@/platform/paths';
import type { PackageView } from '@/prices/rules/price-list-views';
import { Price } from '@/prices/ui/Price';
import { AddOnOffers } from './AddOnOffers';

/** Ruled columns whose rows stand on common lines; below 1024 px each package is a row of two parts. */
export function PackageColumns({ packages }: { packages: PackageView[] }) {
  const columns =
    packages.length === 2 || packages.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3';
  return (
    <ul className={classNames('grid grid-cols-1 border-t border-b border-ink', columns)}>
      {packages.map((item, index) => (
        <li
          key={item.key}
          id={item.key}
          className={classNames(
            'grid grid-cols-1 content-start gap-y-5 border-rule py-8',
            'max-lg:border-t max-lg:first:border-t-0 md:max-lg:grid-cols-2 md:max-lg:gap-x-12',
            'lg:row-span-5 lg:grid-rows-subgrid lg:border-s lg:px-7',
            columns === 'lg:grid-cols-3'
              ? 'lg:[&:nth-child(3n+1)]:border-s-0 lg:[&:nth-child(3n+1)]:ps-0 lg:[&:nth-child(3n)]:pe-0'
              : 'lg:odd:border-s-0 lg:odd:ps-0 lg:even:pe-0',
            index >= (columns === 'lg:grid-cols-3' ? 3 : 2) && 'lg:border-t',
          )}
        >
          <PackageColumn
            item={item}
            isLeading={packages.some((other) => other.isPopular) ? item.isPopular : index === 1}
          />
        </li>
      ))}
    </ul>
  );
}

function PackageColumn({ item, isLeading }: { item: PackageView; isLeading: boolean }) {
  const facts = [
    ['Ready in', item.timeline],
    ['Pages', item.pages],
    ['Revisions', item.revisions],
    ['Support', item.support],
  ];
  return (
    <>
      <div className="md:max-lg:col-start-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
          <h3 className="text-h3">{item.name}</h3>
          {item.badge ? <Tag tone="amber">{item.badge}</Tag> : null}
        </div>
        <p className="mt-1.5 text-small text-muted">{item.tagline}</p>
      </div>
      <Price
        fromPence={item.priceFromPence}
        toPence={item.priceToPence}
        size="large"
        className="md:max-lg:col-start-1"
      />
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 text-small md:max-lg:col-start-1">
        {facts.map(([term, value]) => (
          <div key={term} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="text-muted">{term}</dt>
            <dd className="text-end font-mono">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="md:max-lg:col-start-2 md:max-lg:row-span-4 md:max-lg:row-start-1">
        <TickList items={item.features} />
        <AddOnOffers item={item} />
        {item.perfectFor ? (
          <p className="border-t border-rule pt-3 text-small text-muted">
            Made for: {item.perfectFor}
          </p>
        ) : null}
      </div>
      <div className="grid content-start gap-1 pt-2 md:max-lg:col-start-1 print-hidden">
        <Button
          href={enquiryPath({ package: item.key })}
          prefetch={false}
          variant={isLeading ? 'primary' : 'line'}
          wide
        >
          Get Started
          <span className="sr-only"> with {item.name}</span>
        </Button>
        {item.learnMoreHref ? (
          <Link
            href={item.learnMoreHref}
            className="touch flex items-center justify-center text-small"
          >
            More about {item.name}
          </Link>
        ) : null}
        {item.caseStudyHref ? (
          <Link
            href={item.caseStudyHref}
            className="touch flex items-center justify-center text-small"
          >
            {item.name} in a case study
          </Link>
        ) : null}
      </div>
    </>
  );
}
