import { useId } from 'react';
import { classNames } from '@/design/ui/class-names';
import { Marks, markSizes, Ring, ringMiles, Towns } from './MapMarks';
import {
  directionBetween,
  findTown,
  framePath,
  type GridPoint,
  isOnSheet,
  linesOn,
  type MapSheet,
  milesBetween,
  milesToUnits,
  onSheet,
  riverNames,
  riverPath,
  seaPath,
  sheetAround,
  type Town,
  towns,
} from './map-sheet';
import { type NamedPlace, type PlaceKind, PlaceName } from './PlaceName';
import { boxesAlong, placeLabels } from './place-labels';

export interface RegionMapProps {
  /** The agency's pages about cities; those that the map does not know are left out. */
  cities: readonly { name: string; href: string }[];
  studioTown: string;
  /** The page's city; without it the map shows all cities, each with a link. */
  city?: string;
  /** Places to name around the city. */
  nearby?: readonly string[];
  /** Fewer names, for a narrow column. */
  isSmall?: boolean;
  className?: string;
}

/** Whether the map can show this place. */
export const isMapped = (name: string) => findTown(name) !== undefined;

/** Within this distance a name means the place near the city, not its namesake. */
const nearbyMiles = 18;
const namedPopulation = 50_000;
/** Widths at which the map is seen, and for which names are placed. */
const phoneWidths = [265, 340, 390];
const screenWidths = [560, 690];

/** A map of the region drawn from published data, with the way from the studio as a straight line. */
export function RegionMap(props: RegionMapProps) {
  const { studioTown, city, nearby = [], isSmall = false, className } = props;
  const id = useId();
  const studio = findTown(studioTown);
  const here = city === undefined ? undefined : findTown(city);
  const cities = props.cities.flatMap(({ name, href }) => {
    const town = findTown(name);
    return town ? [{ ...town, href }] : [];
  });
  const corners = [
    ...(here ? ringCorners(here.at) : cities.map(({ at }) => at)),
    ...(studio ? [studio.at] : []),
  ];
  if (corners.length === 0 || (city !== undefined && !here)) return null;
  const sheet = sheetAround(corners);
  const share = (at: GridPoint) => {
    const [x, y] = onSheet(sheet, at);
    return { x: x / sheet.width, y: y / sheet.height };
  };
  const ends = studio ? (here ? [here] : cities).filter(({ name }) => name !== studio.name) : [];
  const places = listPlaces({ sheet, share, cities, studio, here, nearby });
  const miles = here && studio && here !== studio ? milesBetween(here.at, studio.at) : null;
  const lines = [...linesOn(sheet), ...(here ? [ringLine(sheet, here.at)] : [])];
  const ways = studio ? ends.map((end) => [share(end.at), share(studio.at)] as const) : [];
  const drawAt = (width: number) => {
    const height = (width * sheet.height) / sheet.width;
    const onMap = ({ x, y }: Share) => ({ x: x * width, y: y * height });
    const along = (line: readonly Share[]) =>
      line.slice(1).flatMap((end, index) => boxesAlong(onMap(line[index] ?? end), onMap(end)));
    const units = ([x, y]: GridPoint) => ({ x: x / sheet.width, y: y / sheet.height });
    return {
      width,
      height,
      taken: here ? ways.flatMap(along) : [],
      lines: [...lines.map((line) => line.map(units)), ...(here ? [] : ways)].flatMap(along),
    };
  };
  const [onPhone, onScreen] = [phoneWidths.map(drawAt), screenWidths.map(drawAt)];
  const important = places.filter(({ mark }) => mark);
  const onPhones = placeLabels(
    important.map((place) => ({ ...place, isRequired: place.kind !== 'city', isLarge: false })),
    onPhone,
  );
  const onScreens = isSmall ? onPhones : placeLabels(places, onScreen);
  // Beside another city, a mark without a name tells nothing.
  const isNamed = ({ name }: { name: string }) => onScreens.some(({ item }) => item.name === name);
  const marked = here ? cities.filter(isNamed) : cities;
  const description = writeDescription({ here, studio, cities, miles });

  return (
    <figure className={className}>
      <div className="relative overflow-hidden bg-sheet">
        <svg
          role="img"
          aria-labelledby={id}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          className="block h-auto w-full fill-none stroke-1 **:[vector-effect:non-scaling-stroke]"
        >
          <title id={id}>{description}</title>
          <path d={seaPath(sheet)} fillRule="evenodd" className="fill-orchard/15 stroke-ink" />
          <path d={riverPath(sheet)} className="stroke-orchard/65" />
          <path d={framePath(sheet)} className="stroke-muted" />
          <Towns sheet={sheet} />
          {here ? <Ring sheet={sheet} at={here.at} /> : null}
          {studio ? (
            <path
              d={ends.map((end) => linePath(sheet, studio.at, end.at)).join('')}
              className={classNames(
                'stroke-orchard',
                here ? 'stroke-2 [stroke-dasharray:7_4]' : '[stroke-dasharray:5_4]',
              )}
            />
          ) : null}
          <Marks sheet={sheet} cities={marked} here={here} studio={studio} />
        </svg>
        {onScreens.map((label) => (
          <PlaceName
            key={`${label.item.kind} ${label.item.name}`}
            label={label}
            phoneSide={onPhones.find(({ item }) => item.name === label.item.name)?.side}
            isLinked={city === undefined}
            isSmall={isSmall}
          />
        ))}
      </div>
      <figcaption className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t border-ink pt-2.5 pb-2 font-mono text-label text-muted">
        <ScaleBar sheet={sheet} />
        <span className="mx-3 min-w-0">
          {here
            ? isSmall
              ? ''
              : `The ring is ${ringMiles} miles around ${here.name}. `
            : 'Straight lines from the studio. '}
          Coast and rivers: GSHHG; towns: GeoNames, CC BY 4.0.
        </span>
      </figcaption>
    </figure>
  );
}

type Share = Pick<NamedPlace, 'x' | 'y'>;

/** Two corners of a square around the ring. */
function ringCorners([east, north]: GridPoint): GridPoint[] {
  const reach = milesToUnits(ringMiles);
  return [
    [east - reach, north - reach],
    [east + reach, north + reach],
  ];
}

/** The ring as a line, which names should not cross. */
function ringLine(sheet: MapSheet, at: GridPoint): GridPoint[] {
  const [x, y] = onSheet(sheet, at);
  const reach = milesToUnits(ringMiles);
  return Array.from({ length: 49 }, (_, step): GridPoint => {
    const angle = (step / 24) * Math.PI;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

function linePath(sheet: MapSheet, from: GridPoint, to: GridPoint): string {
  return `M${onSheet(sheet, from).join(' ')}L${onSheet(sheet, to).join(' ')}`;
}

interface MapContent {
  sheet: MapSheet;
  share: (at: GridPoint) => { x: number; y: number };
  cities: readonly (Town & { href: string })[];
  studio: Town | undefined;
  here: Town | undefined;
  nearby: readonly string[];
}

/** What has a name on the map, the most important first. */
function listPlaces({ sheet, share, cities, studio, here, nearby }: MapContent): NamedPlace[] {
  const named = (town: Pick<Town, 'name' | 'at'>, kind: PlaceKind, href?: string): NamedPlace[] =>
    isOnSheet(sheet, town.at)
      ? [
          {
            name: town.name,
            ...share(town.at),
            kind,
            href,
            mark: markSizes[kind],
            isRequired: kind === 'here' || kind === 'studio' || href !== undefined,
            isLarge: kind === 'here',
            mayCross: kind !== 'town',
          },
        ]
      : [];
  const others = cities.filter(({ name }) => name !== here?.name);
  const near = towns.filter(
    ({ name, at }) =>
      here &&
      nearby.includes(name) &&
      milesBetween(at, here.at) < nearbyMiles &&
      name !== here.name,
  );
  const large = towns.filter(
    (town) =>
      town.people >= namedPopulation &&
      !near.includes(town) &&
      ![...cities, here, studio].some((other) => other?.name === town.name),
  );
  return [
    ...(here ? named(here, 'here') : []),
    ...(studio && studio !== here ? named(studio, 'studio') : []),
    ...others.flatMap((town) => named(town, 'city', here ? undefined : town.href)),
    ...near.flatMap((town) => named(town, 'town')),
    ...large.flatMap((town) => named(town, 'town')),
    ...riverNames(sheet).flatMap((river) => named(river, 'river')),
  ];
}

function writeDescription(
  content: Pick<MapContent, 'cities' | 'here' | 'studio'> & { miles: number | null },
) {
  const { cities, here, studio, miles } = content;
  if (here && studio && miles) {
    const direction = directionBetween(studio.at, here.at);
    return `Map. ${here.name} lies ${Math.round(miles)} miles ${direction} of our studio in ${studio.name}, as the crow flies.`;
  }
  const names = cities.map(({ name }) => name).join(', ');
  return studio ? `Map of ${names}, and of our studio in ${studio.name}.` : `Map of ${names}.`;
}

/** A bar of two steps, drawn to the scale of the map above it. */
function ScaleBar({ sheet }: { sheet: MapSheet }) {
  const step = sheet.width > milesToUnits(80) ? 10 : 5;
  return (
    <span
      aria-hidden="true"
      className="ms-3 block"
      style={{ inlineSize: `${((milesToUnits(2 * step) / sheet.width) * 100).toFixed(2)}%` }}
    >
      <span className="flex justify-between whitespace-nowrap">
        <span>0</span>
        <span className="-me-12">{2 * step} miles</span>
      </span>
      <span className="flex h-1.5 border border-ink">
        <span className="flex-1 bg-ink" />
        <span className="flex-1" />
      </span>
    </span>
  );
}
