/** The emoji of a blog post beside its cover: decoration, so hidden from screen readers. */
export function EmojiSign({ emoji }: { emoji: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 flex-none place-items-center rounded-[3px] border border-tick bg-sheet font-sign text-[0.95rem]/none"
    >
      {emoji}
    </span>
  );
}
