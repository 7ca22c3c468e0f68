import { classNames } from '@/design/ui/class-names';

/** In the place of a project’s picture while it has none. */
export function NamePlate({ name, className }: { name: string; className?: string }) {
  return (
    <p
      aria-hidden="true"
      className={classNames(
        'grid place-items-center bg-mist p-6 text-center font-display text-quote font-[640] text-balance',
        className,
      )}
    >
      {name}
    </p>
  );
}
