/** In pixels, from the map's upper left corner. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const labelSides = [
  'end',
  'start',
  'above',
  'below',
  'aboveEnd',
  'belowEnd',
  'aboveStart',
  'belowStart',
] as const;
export type LabelSide = (typeof labelSides)[number];

export interface PlaceLabel<Item> {
  item: Item;
  side: LabelSide;
}

export interface LabelledPlace {
  name: string;
  /** Share of the map's width and height. */
  x: number;
  y: number;
  /** Diameter of its mark, which no name should cover. */
  mark?: number;
  /** Set in the size of the text. */
  isLarge?: boolean;
  /** Without a free side it is set all the same. */
  isRequired?: boolean;
  /** Set upon a line rather than left out. */
  mayCross?: boolean;
}

/** The map at a width at which it is seen. */
export interface DrawnMap {
  width: number;
  height: number;
  /** What no name should cover. */
  taken?: readonly Box[];
  /** Thin lines, which a name crosses only where nothing else is free. */
  lines?: readonly Box[];
}

const letterWidth = 7.2;
const lineHeight = 17;
const gap = { beside: 10, above: 8 };
/** From the dot to the nearest corner of a name that stands aslant. */
const aslant = 6;

function boxOf({ name, x, y, isLarge }: LabelledPlace, side: LabelSide, map: DrawnMap): Box {
  const width = name.length * letterWidth * (isLarge ? 1.3 : 1) + 2;
  const [left, top] = [x * map.width, y * map.height];
  const size = { width, height: isLarge ? 1.3 * lineHeight : lineHeight };
  const [above, below] = [top - size.height, top];
  switch (side) {
    case 'end':
      return { ...size, x: left + gap.beside, y: top - size.height / 2 };
    case 'start':
      return { ...size, x: left - gap.beside - width, y: top - size.height / 2 };
    case 'above':
      return { ...size, x: left - width / 2, y: above - gap.above };
    case 'below':
      return { ...size, x: left - width / 2, y: below + gap.above };
    case 'aboveEnd':
      return { ...size, x: left + aslant, y: above - aslant / 2 };
    case 'belowEnd':
      return { ...size, x: left + aslant, y: below + aslant / 2 };
    case 'aboveStart':
      return { ...size, x: left - aslant - width, y: above - aslant / 2 };
    case 'belowStart':
      return { ...size, x: left - aslant - width, y: below + aslant / 2 };
  }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const covered = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

function beyondEdge(box: Box, map: DrawnMap): number {
  const inside = overlap(box, { x: 3, y: 3, width: map.width - 6, height: map.height - 6 });
  return Math.round(box.width * box.height - inside);
}

const around = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

function marksOn(places: readonly LabelledPlace[], map: DrawnMap): Box[] {
  return places.flatMap(({ x, y, mark }) =>
    mark ? [around(x * map.width, y * map.height, mark, mark)] : [],
  );
}

/**
 * Chooses a side of its dot for each name, so that at every width names cover neither each other,
 * nor marks, nor lines. Earlier places choose first; a place that is not required can stay without a
 * name.
 */
export function placeLabels<Item extends LabelledPlace>(
  places: readonly Item[],
  maps: readonly DrawnMap[],
): PlaceLabel<Item>[] {
  const grounds = maps.map((map) => ({
    map,
    boxes: [...(map.taken ?? []), ...marksOn(places, map)],
  }));
  const weigh = (item: Item, side: LabelSide) => {
    const sums = grounds.map(({ map, boxes }) => {
      const box = boxOf(item, side, map);
      return {
        clash: covered(box, boxes) + beyondEdge(box, map),
        crossed: covered(box, map.lines ?? []),
      };
    });
    const clash = sums.reduce((sum, each) => sum + each.clash, 0);
    const crossed = sums.reduce((sum, each) => sum + each.crossed, 0);
    return { side, clash, crossed, cost: 4 * clash + crossed };
  };
  return places.flatMap((item) => {
    const options = labelSides.map((side) => weigh(item, side));
    const best = options.reduce((least, option) => (option.cost < least.cost ? option : least));
    const isFree = best.clash === 0 && (best.crossed === 0 || item.mayCross);
    if (!isFree && !item.isRequired) return [];
    for (const { map, boxes } of grounds) boxes.push(boxOf(item, best.side, map));
    return [{ item, side: best.side }];
  });
}

type Point = Pick<Box, 'x' | 'y'>;

/** Boxes along a straight line, which names should not cover. */
export function boxesAlong(a: Point, b: Point): Box[] {
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 8);
  return Array.from({ length: steps }, (_, step) => ({
    x: a.x + ((b.x - a.x) * step) / steps - 2,
    y: a.y + ((b.y - a.y) * step) / steps - 2,
    width: 4,
    height: 4,
  }));
}
