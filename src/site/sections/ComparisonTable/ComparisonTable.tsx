import { useId } from 'react';
import { toComparisonTable } from '@/content/store/tables';
import { Section } from '@/design/layout/Section';
import { Figures } from '@/design/ui/Figures';
import { SectionHead } from '@/design/ui/SectionHead';
import type { ComparisonTableBlock } from '@/payload-types';
import type { ComparisonTableView } from '@/prices/rules/table-views';
import { sectionHead } from '../section-head';
import { ComparisonGrid } from './ComparisonGrid';

export interface ComparisonTableProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  table: ComparisonTableView;
}

/** Ways to do the same thing, side by side, with where the figures come from. */
export function ComparisonTable({ anchor, eyebrow, heading, intro, table }: ComparisonTableProps) {
  const id = useId();
  const { note, source } = table;
  return (
    <Section id={anchor ?? undefined} labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="mt-9 lg:mt-12">
        <ComparisonGrid table={table} />
      </div>
      {note || source ? (
        <div className="grid max-w-note gap-y-1.5 pt-6 text-small text-muted">
          {note ? (
            <p>
              <Figures text={note} />
            </p>
          ) : null}
          {source ? (
            <p>
              Source:{' '}
              {source.href ? (
                <a href={source.href} className="text-orchard">
                  {source.text}
                </a>
              ) : (
                source.text
              )}
            </p>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}

/** The chosen table; nothing when it is not published. */
export function loadComparisonTable(block: ComparisonTableBlock): ComparisonTableProps | null {
  const table = toComparisonTable(block.table);
  return table ? { ...sectionHead(block), table } : null;
}
