/** In pixels, from the map's upper left corner. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type LabelSide = 'end' | 'start' | 'above' | 'below';

export interface PlaceLabel<Item> {
  item: Item;
  side: LabelSide;
}

export interface LabelledPlace {
  name: string;
  /** Share of the map's width and height. */
  x: number;
  y: number;
  /** Set in the size of the text. */
  isLarge?: boolean;
  /** Without a free side it is set all the same. */
  isRequired?: boolean;
}

const letterWidth = 7.2;
const lineHeight = 17;
const gap = 10;

function boxOf({ name, x, y, isLarge }: LabelledPlace, side: LabelSide, map: MapSize): Box {
  const width = name.length * letterWidth * (isLarge ? 1.3 : 1) + 2;
  const [left, top] = [x * map.width, y * map.height];
  const middle = { y: top - lineHeight / 2, width, height: lineHeight };
  switch (side) {
    case 'end':
      return { ...middle, x: left + gap };
    case 'start':
      return { ...middle, x: left - gap - width };
    case 'above':
      return { ...middle, x: left - width / 2, y: top - gap - lineHeight };
    case 'below':
      return { ...middle, x: left - width / 2, y: top + gap };
  }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function beyondEdge(box: Box, map: MapSize): number {
  const inside = overlap(box, { x: 3, y: 3, width: map.width - 6, height: map.height - 6 });
  return Math.round(box.width * box.height - inside);
}

interface MapSize {
  width: number;
  height: number;
}

const sides: LabelSide[] = ['end', 'start', 'above', 'below'];

/**
 * Chooses a side of its dot for each name, so that names cover neither each other, nor dots, nor the
 * given boxes. Earlier places choose first; a place that is not required can stay without a name.
 */
export function placeLabels<Item extends LabelledPlace>(
  places: readonly Item[],
  map: MapSize,
  taken: readonly Box[] = [],
): PlaceLabel<Item>[] {
  const boxes: Box[] = [
    ...taken,
    ...places
      .filter(({ isRequired }) => isRequired)
      .map(({ x, y }) => ({ x: x * map.width - 5, y: y * map.height - 5, width: 10, height: 10 })),
  ];
  return places.flatMap((item) => {
    const options = sides.map((side) => {
      const box = boxOf(item, side, map);
      const covered = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
      return { side, box, cost: covered + 4 * beyondEdge(box, map) };
    });
    const best = options.reduce((least, option) => (option.cost < least.cost ? option : least));
    if (best.cost > 0 && !item.isRequired) return [];
    boxes.push(best.box);
    return [{ item, side: best.side }];
  });
}

/** Boxes along a straight line, which names should not cover. */
export function boxesAlong(a: Pick<Box, 'x' | 'y'>, b: Pick<Box, 'x' | 'y'>): Box[] {
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 8);
  return Array.from({ length: steps }, (_, step) => ({
    x: a.x + ((b.x - a.x) * step) / steps - 2,
    y: a.y + ((b.y - a.y) * step) / steps - 2,
    width: 4,
    height: 4,
  }));
}
