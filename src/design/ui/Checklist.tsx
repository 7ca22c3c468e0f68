import { classNames } from './class-names';

/** A checklist for printing, with a box to tick by hand for each item. */
export function Checklist({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={classNames('border-t border-ink', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-4 border-b border-rule py-3.5">
          <span
            aria-hidden="true"
            className="mt-1 size-5 flex-none rounded-[3px] border-[1.5px] border-edge bg-sheet"
          />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
