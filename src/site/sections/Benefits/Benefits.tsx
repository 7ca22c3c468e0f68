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

/** Numbered points on a ruled grid; titles and texts of a row align. */
export function Benefits({
  block,
}: {
  block: SectionHeadData & Pick<BenefitsBlock, 'items' | 'note'>;
}) {
  const { items, note } = block;
  const isPaired = items.length === 4;
  return (
    <HeadedSection head={block} reveal>
      <ol
        className={classNames(
          'mt-7 grid grid-cols-1 border-y border-t-ink border-b-rule md:grid-cols-2 lg:mt-9',
          !isPaired && 'lg:grid-cols-3',
        )}
      >
        {items.map((item, index) => (
          <li
            key={item.title}
            className={classNames(
              'grid grid-cols-[2.25rem_minmax(0,1fr)] content-start gap-y-2 border-b border-rule py-6 max-md:last:border-b-0',
              'md:row-span-2 md:grid-rows-subgrid md:border-s md:px-7 md:py-8',
              isPaired ? twoColumns : threeColumns,
              isInLastRow(index, items.length, 2) && 'md:max-lg:border-b-0',
              isInLastRow(index, items.length, isPaired ? 2 : 3) && 'lg:border-b-0',
            )}
          >
            <span aria-hidden="true" className="pt-1 font-mono text-label text-orchard">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-h3">{item.title}</h3>
            <FigureText text={item.text} className="col-start-2 text-small text-muted" />
          </li>
        ))}
      </ol>
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
