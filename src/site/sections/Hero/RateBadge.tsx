import type { PlacesLeftView } from '@/prices/rules/portfolio-rate';

export interface RateBadgeProps extends PlacesLeftView {
  /** Name of the rate. */
  title: string;
  text: string | null;
}

/** More places than these are counted in words alone. */
const drawnPlaces = 30;

/** A rate for the next few clients: the places that are taken are filled, those left are open. */
export function RateBadge({ title, text, left, places }: RateBadgeProps) {
  return (
    <section
      aria-label={title}
      className="rounded-control border border-amber bg-wash p-5 sm:px-6 lg:ms-auto lg:max-w-104"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-semibold">{title}</strong>
        <span>
          <span className="font-mono font-semibold">{left}</span> of{' '}
          <span className="font-mono font-semibold">{places}</span> places left
        </span>
      </p>
      {places <= drawnPlaces ? (
        <p aria-hidden="true" className="mt-3 flex gap-1">
          {Array.from({ length: places }, (_, place) => place).map((place) => (
            <span
              key={place}
              className={`h-3 min-w-0 flex-1 border border-ink ${place < places - left ? 'bg-ink' : ''}`}
            />
          ))}
        </p>
      ) : null}
      {text ? <p className="mt-3 text-small text-muted">{text}</p> : null}
    </section>
  );
}
