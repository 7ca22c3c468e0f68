import {
  dotPath,
  type GridPoint,
  type MapSheet,
  milesToUnits,
  onSheet,
  type Town,
  towns,
} from './map-sheet';

export const ringMiles = 10;

/** Every town as a dot, in three sizes by population. */
export function Towns({ sheet }: { sheet: MapSheet }) {
  const sizes = [
    { from: 100_000, to: Number.POSITIVE_INFINITY, className: 'stroke-[5px] stroke-muted' },
    { from: 25_000, to: 100_000, className: 'stroke-[3.5px] stroke-edge' },
    { from: 0, to: 25_000, className: 'stroke-[2px] stroke-edge' },
  ];
  return sizes.map(({ from, to, className }) => (
    <path
      key={from}
      d={dotPath(
        sheet,
        towns.filter(({ people }) => people >= from && people < to).map(({ at }) => at),
      )}
      strokeLinecap="round"
      className={className}
    />
  ));
}

/** A circle at a true distance. */
export function Ring({ sheet, at }: { sheet: MapSheet; at: GridPoint }) {
  const [x, y] = onSheet(sheet, at);
  return (
    <circle
      cx={x}
      cy={y}
      r={Math.round(milesToUnits(ringMiles))}
      className="stroke-muted [stroke-dasharray:2_4]"
    />
  );
}

/** Each mark is a dot with a smaller one upon it. */
const marks = {
  city: ['stroke-[10px] stroke-ink', 'stroke-[6px] stroke-sheet'],
  studio: ['stroke-[12px] stroke-ink', 'stroke-[5px] stroke-sheet'],
  here: ['stroke-[17px] stroke-ink', 'stroke-[13px] stroke-amber'],
} as const;

/** Diameters of the marks that have a name. */
export const markSizes = { city: 10, studio: 12, here: 17, town: 0, river: 0 } as const;

interface MarksProps {
  sheet: MapSheet;
  cities: readonly Town[];
  here: Town | undefined;
  studio: Town | undefined;
}

/** The agency's cities, the studio, and the page's city. */
export function Marks({ sheet, cities, here, studio }: MarksProps) {
  const groups: [keyof typeof marks, readonly (Town | undefined)[]][] = [
    ['city', cities.filter(({ name }) => name !== here?.name)],
    ['studio', [studio]],
    ['here', [here]],
  ];
  return groups.flatMap(([kind, places]) => {
    const d = dotPath(
      sheet,
      places.flatMap((place) => (place ? [place.at] : [])),
    );
    return marks[kind].map((className) => (
      <path
        key={className}
        d={d}
        strokeLinecap={kind === 'studio' ? 'square' : 'round'}
        className={className}
      />
    ));
  });
}
