import { Figures } from '@/design/ui/Figures';
import { TickList } from '@/design/ui/TickList';
import type { TwoListsBlock } from '@/payload-types';
import { HeadedSection } from '../HeadedSection';

/** Included items, ticked, beside excluded items, crossed out. */
export function TwoLists({ block }: { block: TwoListsBlock }) {
  return (
    <HeadedSection head={block} reveal>
      <div className="mt-7 grid grid-cols-1 border-y border-ink md:grid-cols-2 lg:mt-9">
        <List
          heading={block.leftHeading}
          lines={block.left}
          mark="check"
          className="md:pe-7 lg:pe-10"
        />
        <List
          heading={block.rightHeading}
          lines={block.right}
          mark="close"
          className="border-rule max-md:border-t max-md:border-ink md:border-s md:ps-7 lg:ps-10"
        />
      </div>
    </HeadedSection>
  );
}

function List({
  heading,
  lines,
  mark,
  className,
}: {
  heading: string;
  lines: { text: string }[];
  mark: 'check' | 'close';
  className: string;
}) {
  return (
    <div className={`pt-6 pb-7 md:pt-8 ${className}`}>
      <h3 className="text-h3">{heading}</h3>
      <TickList
        mark={mark}
        className="mt-5"
        items={lines.map(({ text }) => <Figures key={text} text={text} />)}
      />
    </div>
  );
}
