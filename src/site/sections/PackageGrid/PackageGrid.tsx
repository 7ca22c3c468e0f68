import Link from 'next/link';
import { useId } from 'react';
import { getPriceBook } from '@/content/store/price-book';
import { Section } from '@/design/layout/Section';
import { Icon } from '@/design/ui/Icon';
import { SectionHead } from '@/design/ui/SectionHead';
import { TickList } from '@/design/ui/TickList';
import type { PackageGridBlock } from '@/payload-types';
import { enquiryPath } from '@/platform/paths';
import type { PackageView } from '@/prices/rules/price-list-views';
import { PriceList } from '@/prices/ui/PriceList';
import { sectionHead } from '../section-head';
import { AddOnOffers } from './AddOnOffers';
import { PackageColumns } from './PackageColumns';

export interface PackageGridProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  /** `columns` sets packages side by side with all their facts, `list` as a price list. */
  layout: 'columns' | 'list';
  packages: PackageView[];
  note: string | null;
}

/** Packages with their prices; each carries its key as anchor. */
export function PackageGrid(props: PackageGridProps) {
  const { anchor, eyebrow, heading, intro, layout, packages, note } = props;
  const headingId = useId();
  return (
    <Section id={anchor ?? undefined} labelledBy={headingId}>
      <SectionHead id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="mt-9 lg:mt-12">
        {layout === 'columns' ? (
          <PackageColumns packages={packages} />
        ) : (
          <PriceList
            caption={heading}
            rows={packages.map((item) => ({
              key: item.key,
              name: item.name,
              href: item.learnMoreHref,
              badge: item.badge,
              madeFor: item.perfectFor,
              readyIn: item.timeline,
              fromPence: item.priceFromPence,
              toPence: item.priceToPence,
              details: <Included item={item} />,
              action: <Ask item={item} />,
            }))}
          />
        )}
      </div>
      {note ? <p className="max-w-note pt-6 text-small text-muted">{note}</p> : null}
    </Section>
  );
}

function Ask({ item }: { item: PackageView }) {
  return (
    <p className="-mb-2 print-hidden">
      <Link
        href={enquiryPath({ package: item.key })}
        prefetch={false}
        className="touch inline-flex items-center text-small font-semibold whitespace-nowrap"
      >
        Get Started
        <span className="sr-only"> with {item.name}</span>
      </Link>
    </p>
  );
}

function Included({ item }: { item: PackageView }) {
  return (
    <details className="group">
      <summary className="touch -mb-2 flex cursor-pointer items-center gap-1.5 text-small text-ink underline decoration-1 underline-offset-4">
        What is included
        <span className="sr-only"> in {item.name}</span>
        <Icon
          name="chevron"
          className="size-4 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pt-3 text-ink">
        <p className="max-w-note text-small text-muted">{item.description}</p>
        <TickList items={item.features} layout="plain" className="mt-2" />
        <p className="mt-2 font-mono text-label text-muted">
          Pages {item.pages} · Revisions {item.revisions} · Support {item.support}
        </p>
        <AddOnOffers item={item} />
        <p className="flex flex-wrap gap-x-6">
          {item.learnMoreHref ? (
            <Link href={item.learnMoreHref} className="touch inline-flex items-center text-small">
              More about {item.name}
            </Link>
          ) : null}
          {item.caseStudyHref ? (
            <Link href={item.caseStudyHref} className="touch inline-flex items-center text-small">
              {item.name} in a case study
            </Link>
          ) : null}
        </p>
      </div>
    </details>
  );
}

/** The published packages that the section names, or those of its groups in the list's order. */
export async function loadPackageGrid(block: PackageGridBlock): Promise<PackageGridProps> {
  const { packages } = await getPriceBook();
  const only = (block.only ?? []).map((item) => (typeof item === 'number' ? item : item.id));
  return {
    ...sectionHead(block),
    layout: block.layout,
    packages:
      only.length > 0
        ? only.flatMap((wanted) => packages.find(({ id }) => id === wanted) ?? [])
        : packages.filter(({ group }) => block.groups?.includes(group)),
    note: block.note || null,
  };
}
