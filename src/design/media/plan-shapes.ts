export type Random = () => number;

/**
 * A deterministic random stream from a text: equal seeds give equal drawings in every build.
 * (FNV-1a into mulberry32; not for secrets.)
 *
 * @returns a function giving numbers from 0 up to, not including, 1
 */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** Picks an element of a list, which must not be empty. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** Stroke style of a plan's line, independent of its colour. */
export type PlanPen =
  | 'wall'
  | 'partition'
  | 'gap'
  | 'thin'
  | 'hair'
  | 'hatch'
  | 'axis'
  | 'route'
  | 'fill'
  | 'house'
  | 'bank'
  | 'water'
  | 'mark';

export interface PlanShape {
  pen: PlanPen;
  /** SVG path data on a sheet of 800 by 450. */
  d: string;
}

export const sheetWidth = 800;
export const sheetHeight = 450;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rounds coordinates to tenths of a unit, which is finer than any stroke. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function rectangle({ x, y, width, height }: Box): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
}

/** Lines at 45 degrees filling a rectangle. */
export function hatching({ x, y, width, height }: Box, step: number): string {
  let path = '';
  for (let offset = step; offset < width + height; offset += step) {
    const startX = x + Math.max(0, offset - height);
    const startY = y + Math.min(height, offset);
    const length = Math.min(x + width - startX, startY - y);
    path += `M${n(startX)} ${n(startY)}l${n(length)} ${n(-length)}`;
  }
  return path;
}

/** A dimension line with an oblique stroke at each stop, along x if `across`, else along y. */
export function dimension(stops: number[], at: number, across: boolean): string {
  const sorted = [...stops].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const last = sorted[sorted.length - 1] ?? 0;
  const line = across
    ? `M${n(first - 8)} ${n(at)}H${n(last + 8)}`
    : `M${n(at)} ${n(first - 8)}V${n(last + 8)}`;
  const strokes = sorted.map((stop) => {
    const [x, y] = across ? [stop, at] : [at, stop];
    return `M${n(x - 4)} ${n(y + 4)}l8 -8`;
  });
  return line + strokes.join('');
}
