import { classNames } from './class-names';

/** The emoji of a blog post, set like a type specimen: decoration, so hidden from screen readers. */
export function EmojiPlate({ emoji, className }: { emoji: string; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'relative grid aspect-16/9 place-items-center rounded-control bg-mist text-[4rem]/none',
        className,
      )}
    >
      <span className="ticks absolute inset-x-4 top-0 h-2" />
      <span className="ticks absolute inset-x-4 bottom-0 h-2 rotate-180" />
      {emoji}
    </div>
  );
}
