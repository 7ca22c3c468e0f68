import { classNames } from '@/design/ui/class-names';
import type { LabelledPlace, LabelSide, PlaceLabel } from './place-labels';

export type PlaceKind = 'city' | 'here' | 'studio' | 'town' | 'river';

export interface NamedPlace extends LabelledPlace {
  kind: PlaceKind;
  href?: string;
}

/** Where an element stands on the map, from shares of its width and height. */
const positionOf = ({ x, y }: { x: number; y: number }) => ({
  insetInlineStart: `${(x * 100).toFixed(2)}%`,
  top: `${(y * 100).toFixed(2)}%`,
});

const sideClasses: Record<LabelSide, string> = {
  end: 'translate-x-3 -translate-y-1/2',
  start: '-translate-x-[calc(100%+0.75rem)] -translate-y-1/2',
  above: '-translate-x-1/2 -translate-y-[calc(100%+0.5rem)]',
  below: '-translate-x-1/2 translate-y-2',
  aboveEnd: 'translate-x-1.5 -translate-y-[calc(100%+0.2rem)]',
  belowEnd: 'translate-x-1.5 translate-y-0.75',
  aboveStart: '-translate-x-[calc(100%+0.375rem)] -translate-y-[calc(100%+0.2rem)]',
  belowStart: '-translate-x-[calc(100%+0.375rem)] translate-y-0.75',
};
const wideSideClasses: Record<LabelSide, string> = {
  end: 'sm:translate-x-3 sm:-translate-y-1/2',
  start: 'sm:-translate-x-[calc(100%+0.75rem)] sm:-translate-y-1/2',
  above: 'sm:-translate-x-1/2 sm:-translate-y-[calc(100%+0.5rem)]',
  below: 'sm:-translate-x-1/2 sm:translate-y-2',
  aboveEnd: 'sm:translate-x-1.5 sm:-translate-y-[calc(100%+0.2rem)]',
  belowEnd: 'sm:translate-x-1.5 sm:translate-y-0.75',
  aboveStart: 'sm:-translate-x-[calc(100%+0.375rem)] sm:-translate-y-[calc(100%+0.2rem)]',
  belowStart: 'sm:-translate-x-[calc(100%+0.375rem)] sm:translate-y-0.75',
};
const kindClasses: Record<PlaceKind, string> = {
  here: 'text-label font-bold',
  studio: 'text-label font-semibold',
  city: 'text-label font-semibold',
  town: 'text-label text-muted',
  river: 'text-label text-orchard italic',
};

interface PlaceNameProps {
  label: PlaceLabel<NamedPlace>;
  /** On phones, names are left out for which there is no room. */
  phoneSide: LabelSide | undefined;
  isLinked: boolean;
  isSmall: boolean;
}

/** A name beside its dot: a link where the map is an index of pages. */
export function PlaceName(props: PlaceNameProps) {
  const { phoneSide, isLinked, isSmall } = props;
  const { item, side } = props.label;
  const className = classNames(
    'absolute map-name leading-tight whitespace-nowrap',
    phoneSide ? sideClasses[phoneSide] : 'max-sm:hidden',
    wideSideClasses[side],
    kindClasses[item.kind],
    item.kind === 'here' && !isSmall && 'sm:text-body sm:font-semibold',
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
