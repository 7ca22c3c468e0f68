import { classNames } from '../ui/class-names';
import { floorPlan } from './floor-plan';
import { type PlanPen, sheetHeight, sheetWidth } from './plan-shapes';
import { pick, seededRandom } from './seeded-random';
import { streetPlan } from './street-plan';

export type PlanKind = 'floor' | 'street';
export type PlanGround = 'sheet' | 'mist' | 'panel';

export interface PlanDrawingProps {
  /** e.g. a slug. The same seed is always the same drawing. */
  seed: string;
  /** Left out: the seed decides. */
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

/** A drawn plan where there is no photograph: different for each seed, the same on every visit. */
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
