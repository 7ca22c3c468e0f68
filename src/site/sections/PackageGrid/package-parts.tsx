import { Button } from '@/design/ui/Button';
import { Tag } from '@/design/ui/Tag';
import { TickList } from '@/design/ui/TickList';
import { enquiryPath } from '@/platform/paths';
import { formatPence } from '@/prices/rules/money';
import { describePackage, formatPriceWith, type PackageView } from '@/prices/rules/price-book';

export interface LinkedPackage extends PackageView {
  /** A published case study of such a site, unless its picture leads there. */
  caseStudyHref: string | null;
}

/** Recommended add-ons of a package, with combined prices. */
export function AddOnOffers({ item }: { item: PackageView }) {
  const { addOns, priceFromPence } = item;
  if (addOns.length === 0 || priceFromPence === null) return null;
  return (
    <ul className="border-t border-rule py-3 text-small text-muted">
      {addOns.map((addOn) => (
        <li key={addOn.key}>
          With {addOn.name},{' '}
          <span className="whitespace-nowrap">{formatPence(addOn.pricePence)}</span>:{' '}
          <span className="whitespace-nowrap">{formatPriceWith(item, [addOn])}</span> in all
        </li>
      ))}
    </ul>
  );
}

/** One coloured button in a group: of the most popular package, else of the second. */
export function isLeading(packages: LinkedPackage[], item: LinkedPackage): boolean {
  return packages.some(({ isPopular }) => isPopular) ? item.isPopular : item === packages[1];
}

interface PackageNameProps {
  item: LinkedPackage;
  isLeading: boolean;
  hasTagline?: boolean;
}

export function PackageName({ item, isLeading, hasTagline = true }: PackageNameProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-h3">{item.name}</h3>
        {item.badge ? (
          <p>
            <Tag tone={isLeading ? 'amber' : 'plain'}>{item.badge}</Tag>
          </p>
        ) : null}
      </div>
      {hasTagline ? <p className="mt-1.5 text-small text-muted">{item.tagline}</p> : null}
    </>
  );
}

interface StartProps {
  item: LinkedPackage;
  isPrimary: boolean;
  className?: string;
}

export function Start({ item, isPrimary, className = '' }: StartProps) {
  return (
    <Button
      href={enquiryPath({ package: item.key })}
      data-offer={describePackage(item)}
      variant={isPrimary ? 'primary' : 'line'}
      wide
      className={className}
    >
      Get Started
      <span className="sr-only"> with {item.name}</span>
    </Button>
  );
}

/** A package as a row on phones: its site beside the text. */
export const rowLook =
  'grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-b border-rule py-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6';

export function Ask({ item }: { item: PackageView }) {
  return (
    <p className="-mb-2 print-hidden">
      <a
        href={enquiryPath({ package: item.key })}
        data-offer={describePackage(item)}
        className="touch inline-flex items-center text-small font-semibold whitespace-nowrap"
      >
        Get Started
        <span className="sr-only"> with {item.name}</span>
      </a>
    </p>
  );
}

export function FurtherLinks({ item, className }: { item: LinkedPackage; className: string }) {
  const look = `touch items-center text-small ${className}`;
  return (
    <>
      {item.learnMoreHref ? (
        <a href={item.learnMoreHref} className={look}>
          More about {item.name}
        </a>
      ) : null}
      {item.caseStudyHref ? (
        <a href={item.caseStudyHref} className={look}>
          {item.name} in a case study
        </a>
      ) : null}
    </>
  );
}

interface ContentsProps {
  item: LinkedPackage;
  /** Number of features that stand above already. */
  after?: number;
}

export function IncludedIn({ item, after = 0 }: ContentsProps) {
  return (
    <>
      What {after > 0 ? 'else ' : ''}is included
      <span className="sr-only"> in {item.name}</span>
    </>
  );
}

/** What the list of a package says once it is opened. */
export function Contents({ item, after = 0 }: ContentsProps) {
  return (
    <div className="pt-3 text-ink">
      <p className="max-w-note text-small text-muted">{item.description}</p>
      {item.features.length > after ? (
        <TickList items={item.features.slice(after)} layout="plain" className="mt-2" />
      ) : null}
      <p className="mt-2 font-mono text-label text-muted">
        Pages {item.pages} · Rounds of changes {item.revisions} · Support {item.support}
      </p>
      <AddOnOffers item={item} />
      <p className="flex flex-wrap gap-x-6">
        <FurtherLinks item={item} className="inline-flex" />
      </p>
    </div>
  );
}
