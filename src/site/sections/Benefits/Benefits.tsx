import { CmsRichText } from '@/content/store/CmsRichText';
import { classNames } from '@/design/ui/class-names';
import { FigureText } from '@/design/ui/Figures';
import { Prose } from '@/design/ui/Prose';
import type { BenefitsBlock } from '@/payload-types';
import { HeadedSection, type SectionHeadData } from '../HeadedSection';

const twoColumns = 'md:odd:border-s-0 md:odd:ps-0 md:even:pe-0';
const threeColumns = classNames(
  'md:max-lg:odd:border-s-0 md:max-lg:odd:ps-0 md:max-lg:even:pe-0',
  'lg:[&:nth-child(3n+1)]:border-s-0 lg:[&:nth-child(3n+1)]:ps-0 lg:[&:nth-child(3n)]:pe-0',
);

type Points = Pick<BenefitsBlock, 'items'>;

/** Absent without words, and while its target is unpublished. */
function PointLink({ label, href }: Partial<NonNullable<Points['items'][number]['link']>>) {
  if (!label || !href) return null;
  return (
    <a href={href} className="touch mt-1 -mb-2 inline-flex items-center text-small print-hidden">
      {label}
    </a>
  );
}

/** Points on a ruled grid. */
function PointGrid({ items }: Points) {
  const isPaired = items.length === 4;
  return (
    <ul
      className={classNames(
        'mt-7 grid grid-cols-1 border-y border-t-ink border-b-rule md:grid-cols-2 lg:mt-9',
        !isPaired && 'lg:grid-cols-3',
      )}
    >
      {items.map((item, index) => (
        <li
          key={item.title}
          className={classNames(
            'border-b border-rule py-6 max-md:last:border-b-0 md:border-s md:px-7 md:py-8',
            isPaired ? twoColumns : threeColumns,
            isInLastRow(index, items.length, 2) && 'md:max-lg:border-b-0',
            isInLastRow(index, items.length, isPaired ? 2 : 3) && 'lg:border-b-0',
          )}
        >
          <h3 className="text-h3">{item.title}</h3>
          <FigureText text={item.text} className="mt-2 text-small text-muted" />
          <PointLink {...item.link} />
        </li>
      ))}
    </ul>
  );
}

/** Points as lines, for a number that would leave a hole in the grid. */
function PointLines({ items }: Points) {
  return (
    <ul className="mt-7 border-t border-ink lg:mt-9">
      {items.map((item) => (
        <li
          key={item.title}
          className="grid grid-cols-1 gap-x-12 gap-y-1.5 border-b border-rule py-5 md:grid-cols-12 md:items-baseline"
        >
          <h3 className="text-h3 md:col-span-5">{item.title}</h3>
          <div className="text-small md:col-span-7">
            <FigureText text={item.text} className="text-muted" />
            <PointLink {...item.link} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Points without an order. */
export function Benefits({
  block,
}: {
  block: SectionHeadData & Points & Pick<BenefitsBlock, 'note'>;
}) {
  const { items, note } = block;
  const isEven = items.length === 4 || items.length % 3 === 0;
  return (
    <HeadedSection head={block} reveal>
      {isEven ? <PointGrid items={items} /> : <PointLines items={items} />}
      {note ? (
        <Prose className="pt-6 text-small text-muted">
          <CmsRichText content={note} />
        </Prose>
      ) : null}
    </HeadedSection>
  );
}

/** The grid draws the last row's line, so that it continues below an empty cell. */
function isInLastRow(index: number, count: number, columns: number): boolean {
  return index >= count - (count % columns || columns);
}
