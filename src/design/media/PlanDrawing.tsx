import { classNames } from '../ui/class-names';
import { floorPlan } from './floor-plan';
import {
  between,
  circle,
  n,
  type PlanPen,
  type PlanShape,
  pick,
  type Random,
  seededRandom,
  sheetHeight,
  sheetWidth,
} from './plan-shapes';

type Point = [number, number];
type Quad = [Point, Point, Point, Point];

function mix([x1, y1]: Point, [x2, y2]: Point, t: number): Point {
  return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function outline(quad: Quad): string {
  return `M${quad.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** Shapes beyond the sheet's edge are dropped, because they only enlarge the page. */
function isOnSheet(quad: Quad): boolean {
  const [across, down] = [quad.map(([x]) => x), quad.map(([, y]) => y)];
  return (
    Math.max(...across) > 0 &&
    Math.min(...across) < sheetWidth &&
    Math.max(...down) > 0 &&
    Math.min(...down) < sheetHeight
  );
}

/** Moves the corners inwards to leave a street of the given width. */
function shrink(quad: Quad, street: number): Quad {
  const [a, b, c, d] = quad;
  const middle = mix(mix(a, c, 0.5), mix(b, d, 0.5), 0.5);
  const pull = (corner: Point): Point => {
    const far = distance(corner, middle);
    return far < street ? corner : mix(corner, middle, street / far);
  };
  return [pull(a), pull(b), pull(c), pull(d)];
}

function cut(quad: Quad, smallest: number, random: Random, blocks: Quad[]): void {
  const [a, b, c, d] = quad;
  const width = (distance(a, b) + distance(d, c)) / 2;
  const height = (distance(a, d) + distance(b, c)) / 2;
  if (Math.max(width, height) < smallest) {
    blocks.push(quad);
    return;
  }
  const t = between(random, 0.36, 0.64);
  const u = t + between(random, -0.09, 0.09);
  if (width > height) {
    const top = mix(a, b, t);
    const foot = mix(d, c, u);
    cut([a, top, foot, d], smallest, random, blocks);
    cut([top, b, c, foot], smallest, random, blocks);
  } else {
    const left = mix(a, d, t);
    const right = mix(b, c, u);
    cut([a, b, right, left], smallest, random, blocks);
    cut([left, right, c, d], smallest, random, blocks);
  }
}

function plots(block: Quad, random: Random): string {
  const [a, b, c, d] = block;
  const parts = Math.max(2, Math.round(distance(a, b) / 22));
  let path = '';
  for (let index = 0; index < parts; index += 1) {
    const from = (index + 0.12) / parts;
    const to = (index + 0.88) / parts;
    const depth = between(random, 0.26, 0.4);
    for (const [near, far, otherNear, otherFar] of [
      [a, b, d, c],
      [d, c, a, b],
    ] as [Point, Point, Point, Point][]) {
      if (random() < 0.14) continue; // a garden
      const left = mix(near, far, from);
      const right = mix(near, far, to);
      const house: Quad = [
        mix(left, mix(otherNear, otherFar, from), 0.06),
        mix(right, mix(otherNear, otherFar, to), 0.06),
        mix(right, mix(otherNear, otherFar, to), depth),
        mix(left, mix(otherNear, otherFar, from), depth),
      ];
      if (isOnSheet(house)) path += outline(house);
    }
  }
  return path;
}

/** A town quarter from above: blocks with plots, a river, a railway, and one marked place. */
export function streetPlan(random: Random): PlanShape[] {
  const tilt = between(random, -110, 110);
  const lean = between(random, -70, 70);
  const town: Quad = [
    [-140 + lean, -140 - tilt],
    [sheetWidth + 140 + lean, -140 + tilt],
    [sheetWidth + 140 - lean, sheetHeight + 140 + tilt],
    [-140 - lean, sheetHeight + 140 - tilt],
  ];
  const quarters: Quad[] = [];
  cut(town, 330, random, quarters);

  const shapes: PlanShape[] = [];
  let marked: Point = [sheetWidth / 2, sheetHeight / 2];
  let nearest = Number.POSITIVE_INFINITY;
  for (const quarter of quarters) {
    const blocks: Quad[] = [];
    cut(shrink(quarter, 11), 150, random, blocks);
    for (const block of blocks) {
      const inner = shrink(block, 7);
      const park = random() < 0.1;
      const houses = park ? '' : plots(inner, random);
      if (isOnSheet(inner)) {
        shapes.push({ pen: park ? 'fill' : 'hair', d: outline(inner) });
        if (houses !== '') shapes.push({ pen: 'house', d: houses });
      }
      const middle = mix(inner[0], inner[2], 0.5);
      const away = distance(middle, [sheetWidth * 0.62, sheetHeight * 0.45]);
      if (away < nearest) {
        nearest = away;
        marked = inner[1];
      }
    }
  }

  const y = between(random, 120, 330);
  const bend = between(random, 60, 130) * (random() < 0.5 ? -1 : 1);
  const river = `M-20 ${n(y)}C${n(sheetWidth * 0.3)} ${n(y + bend)} ${n(sheetWidth * 0.6)} ${n(y - bend * 1.4)} ${sheetWidth + 20} ${n(y + bend * 0.5)}`;
  shapes.push({ pen: 'bank', d: river }, { pen: 'water', d: river });
  const x = between(random, 160, 640);
  shapes.push({
    pen: 'route',
    d: `M${n(x)} -10Q${n(x + bend)} ${sheetHeight / 2} ${n(x - bend * 0.6)} ${sheetHeight + 10}`,
  });
  shapes.push({
    pen: 'axis',
    d: circle(marked[0], marked[1], 58) + circle(marked[0], marked[1], 108),
  });
  shapes.push({ pen: 'mark', d: circle(marked[0], marked[1], 9) });
  return shapes;
}

export type PlanKind = 'floor' | 'street';
export type PlanGround = 'sheet' | 'mist' | 'panel';

export interface PlanDrawingProps {
  /** e.g. a slug. Equal seeds give equal drawings. */
  seed: string;
  /** Chosen by the seed if omitted. */
  kind?: PlanKind;
  ground?: PlanGround;
  className?: string;
}

const grounds: Record<PlanGround, string> = {
  sheet: 'bg-sheet [--ground:var(--color-sheet)]',
  mist: 'bg-mist [--ground:var(--color-mist)]',
  panel: 'night on-panel bg-panel [--ground:var(--color-panel)]',
};

const pens: Record<PlanPen, string> = {
  wall: 'fill-none stroke-ink [stroke-width:7]',
  partition: 'fill-none stroke-ink [stroke-width:4]',
  gap: 'fill-none stroke-[var(--ground)] [stroke-width:9]',
  thin: 'fill-none stroke-ink [stroke-width:1.1]',
  hair: 'fill-none stroke-muted [stroke-width:1]',
  hatch: 'fill-none stroke-tick [stroke-width:.8]',
  axis: 'fill-none stroke-orchard [stroke-width:.9] [stroke-dasharray:14_4_2_4]',
  route: 'fill-none stroke-ink [stroke-width:3] [stroke-dasharray:9_7]',
  fill: 'fill-orchard/14 stroke-none',
  house: 'fill-ink/8 stroke-ink [stroke-width:.9]',
  bank: 'fill-none stroke-orchard [stroke-width:40]',
  water: 'fill-none stroke-[var(--ground)] [stroke-width:37.5]',
  mark: 'fill-amber stroke-ink [stroke-width:1.6]',
};

/** A drawn plan in place of a photograph: different for each seed, stable between visits. */
export function PlanDrawing({ seed, kind, ground, className }: PlanDrawingProps) {
  const random = seededRandom(seed);
  const drawnKind = kind ?? pick(random, ['floor', 'floor', 'street']);
  const drawnGround = ground ?? pick(random, ['sheet', 'mist', 'panel']);
  const shapes = drawnKind === 'floor' ? floorPlan(random) : streetPlan(random);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block aspect-16/9 h-auto w-full', grounds[drawnGround], className)}
    >
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in this order
        <path key={index} d={shape.d} className={pens[shape.pen]} />
      ))}
    </svg>
  );
}
