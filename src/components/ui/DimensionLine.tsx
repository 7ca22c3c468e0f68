import { classNames } from './class-names';

/** A drawing's dimension line: end marks, a line, and the measured words in its middle. */
export function DimensionLine({ text, className }: { text: string; className?: string }) {
  return (
    <p
      className={classNames(
        'flex items-center gap-3 font-mono text-label font-medium text-orchard',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="flex h-2.25 flex-1 origin-right animate-draw items-center border-s border-orchard"
      >
        <span className="w-full border-t border-orchard" />
      </span>
      {text}
      <span
        aria-hidden="true"
        className="flex h-2.25 flex-1 origin-left animate-draw items-center border-e border-orchard"
      >
        <span className="w-full border-t border-orchard" />
      </span>
    </p>
  );
}
