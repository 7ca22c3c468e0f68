import { classNames } from '@/design/ui/class-names';
import type { LabelledPlace, LabelSide, PlaceLabel } from './place-labels';

export type PlaceKind = 'city' | 'here' | 'studio' | 'town' | 'river';

export interface NamedPlace extends LabelledPlace {
  kind: PlaceKind;
  href?: string;
}

/** Where an element stands on the map, from shares of its width and height. */
export const positionOf = ({ x, y }: { x: number; y: number }) => ({
  insetInlineStart: `${(x * 100).toFixed(2)}%`,
  top: `${(y * 100).toFixed(2)}%`,
});

const sideClasses: Record<LabelSide, string> = {
  end: 'translate-x-3 -translate-y-1/2',
  start: '-translate-x-[calc(100%+0.75rem)] -translate-y-1/2',
  above: '-translate-x-1/2 -translate-y-[calc(100%+0.4rem)]',
  below: '-translate-x-1/2 translate-y-1.5',
};
const wideSideClasses: Record<LabelSide, string> = {
  end: 'sm:translate-x-3 sm:-translate-y-1/2',
  start: 'sm:-translate-x-[calc(100%+0.75rem)] sm:-translate-y-1/2',
  above: 'sm:-translate-x-1/2 sm:-translate-y-[calc(100%+0.4rem)]',
  below: 'sm:-translate-x-1/2 sm:translate-y-1.5',
};
const kindClasses: Record<PlaceKind, string> = {
  here: 'text-body font-semibold',
  studio: 'text-label font-semibold',
  city: 'text-label font-semibold',
  town: 'text-label text-muted',
  river: 'text-label text-orchard italic',
};

interface PlaceNameProps {
  label: PlaceLabel<NamedPlace>;
  /** On phones, unimportant names are left out. */
  phoneSide: LabelSide | undefined;
  isLinked: boolean;
}

/** A name beside its dot: a link where the map is an index of pages. */
export function PlaceName({ label: { item, side }, phoneSide, isLinked }: PlaceNameProps) {
  const className = classNames(
    'absolute leading-tight whitespace-nowrap [text-shadow:0_0_2px_var(--color-sheet),0_0_2px_var(--color-sheet),0_0_4px_var(--color-sheet)]',
    phoneSide ? sideClasses[phoneSide] : 'max-sm:hidden',
    wideSideClasses[side],
    kindClasses[item.kind],
  );
  const name = (screens?: string) => (
    <span aria-hidden="true" className={classNames(className, screens)} style={positionOf(item)}>
      {item.name}
    </span>
  );
  if (!isLinked || !item.href) return name();
  // Names crowd on a phone's map; the list beside it has the same links.
  return (
    <>
      {name('sm:hidden')}
      <a
        href={item.href}
        className={classNames(className, 'py-1.5 no-underline hover:underline max-sm:hidden')}
        style={positionOf(item)}
      >
        {item.name}
      </a>
    </>
  );
}
