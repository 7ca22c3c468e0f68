import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { SectionHead } from '@/design/ui/SectionHead';
import { Tag } from '@/design/ui/Tag';
import { TickList } from '@/design/ui/TickList';
import type { RetainerListBlock } from '@/payload-types';
import { leadAnchorPath } from '@/platform/paths';
import type { RetainerView } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { Price } from '@/prices/ui/Price';
import { sectionHead } from '../section-head';

export interface RetainerListProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  retainers: RetainerView[];
  note: string | null;
  actionLabel: string;
  actionHref: string;
}

/** Monthly retainers, a ruled row each: name, what is done, price per month. */
export function RetainerList(props: RetainerListProps) {
  const { anchor, eyebrow, heading, intro, retainers, note, actionLabel, actionHref } = props;
  return (
    <Section id={anchor ?? undefined} labelledBy="retainer-list">
      <SectionHead id="retainer-list" eyebrow={eyebrow} heading={heading} intro={intro} />
      <ul className="mt-9 border-t border-ink lg:mt-12">
        {retainers.map((retainer) => (
          <li
            key={retainer.key}
            id={retainer.key}
            className="grid grid-cols-1 gap-x-12 gap-y-4 border-b border-rule py-7 sm:grid-cols-[1fr_auto] lg:grid-cols-12"
          >
            <div className="lg:col-span-4">
              <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
                <h3 className="text-h3">{retainer.name}</h3>
                {retainer.isPopular ? <Tag tone="amber">Most popular</Tag> : null}
              </div>
              <p className="mt-1.5 text-small text-muted">{retainer.tagline}</p>
            </div>
            <div className="sm:text-end lg:order-3 lg:col-span-3">
              <Price
                fromPence={retainer.pricePerMonthPence}
                toPence={null}
                unit="/month"
                size="large"
              />
            </div>
            <TickList
              items={retainer.features}
              layout="plain"
              className="gap-x-8 sm:col-span-2 sm:columns-2 lg:col-span-5 lg:columns-1 xl:columns-2 [&>li]:break-inside-avoid"
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-5 pt-6">
        {note ? <p className="max-w-note text-small text-muted">{note}</p> : <span />}
        <Button href={actionHref} variant="line" className="max-sm:w-full print-hidden">
          {actionLabel}
        </Button>
      </div>
    </Section>
  );
}

/** The published retainers. */
export async function loadRetainerList(block: RetainerListBlock): Promise<RetainerListProps> {
  const { retainers } = await getPriceBook();
  return {
    ...sectionHead(block),
    retainers,
    note: block.note || null,
    actionLabel: 'Get Started',
    actionHref: leadAnchorPath,
  };
}
