/** The first keyboard stop, which skips to `<main id="main">`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="touch fixed start-4 top-2 z-50 flex -translate-y-24 items-center rounded-control print-hidden bg-ink px-4 font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
