import type { ReactElement } from 'react';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { PlanDrawing } from './PlanDrawing';
import { seededRandom } from './plan-shapes';

/** Kinds of band in a sketched web page. */
export type SketchKind =
  | 'opening'
  | 'form'
  | 'map'
  | 'pictures'
  | 'people'
  | 'badges'
  | 'list'
  | 'text';

// The first match wins: "Practice areas" is a list, "Areas" a map.
const cues: [SketchKind, RegExp][] = [
  ['form', /request|enquir|book|contact|form\b|sign|trial|first session/i],
  ['pictures', /result|job|gallery|work\b|photo|picture|space|studio/i],
  ['badges', /regist|regulat|badge|proof|licen/i],
  ['list', /list|price|fee|timetable|treatment|service|class|practice|member|article/i],
  ['people', /people|team|trainer|coach/i],
  ['map', /find|where|map|area|town/i],
];

/** Chooses the sketch of a page part by its title, then its description; the opening is first. */
export function sketchKind(title: string, text: string, index: number): SketchKind {
  if (index === 0) return 'opening';
  const fits = (words: string) => cues.find(([, cue]) => cue.test(words))?.[0];
  return fits(title) ?? fits(text) ?? 'text';
}

function Line({ className }: { className: string }) {
  return <span className={classNames('block h-1 bg-tick', className)} />;
}

function Lines() {
  return (
    <>
      <Line className="w-full" />
      <Line className="w-11/12" />
      <Line className="w-2/3" />
    </>
  );
}

/** The main button. */
function Action() {
  return (
    <span className="mt-1 block h-4.5 w-14 rounded-[3px] border border-ink bg-amber md:h-7 md:w-24" />
  );
}

/** Stroke drawings on a sheet of 100 by 70, for the pictures of such a page. */
const motifs = {
  bench:
    'M8 44H92M8 50H92M16 50V66M84 50V66M22 44V34H50V44M22 38H50M60 44V38H78V44M64 38V30H74V38M30 8V22M24 8H36M54 8L50 24M54 8L58 24M50 24H58M76 8V24M70 8H82',
  plant:
    'M38 46H62L58 66H42zM35 42H65V46H35zM50 42V16M50 34Q34 34 30 20 46 20 50 34M50 28Q66 28 72 12 54 12 50 28M50 18Q44 12 50 4 56 12 50 18M14 66H86',
  street:
    'M4 62H96M10 62V30L24 18 38 30V62M38 62V36H62V62M62 62V26L76 12 90 26V62M20 62V48H28V62M18 34H30V42H18zM44 42H56V50H44zM70 62V46H82V62M70 30H82V38H70z',
  room: 'M6 58H94M18 58V46Q18 40 24 40H56Q62 40 62 46V58M24 40V32H56V40M18 50H62M78 58V26M70 26H86L82 14H74zM22 8H54V24H22zM28 20L36 12 42 18 48 12',
  hills:
    'M4 60H96M4 52Q22 28 40 46 58 20 96 48M70 14A7 7 0 1 1 69.9 14M22 60V50M22 50A6 8 0 1 1 22.1 50M58 60Q64 54 76 60',
} as const;
type Motif = keyof typeof motifs;

const motifNames = Object.keys(motifs) as [Motif, ...Motif[]];

/** Neighbours of one page differ: the seed chooses the first, the others follow in order. */
function motifOf(seed: string, index: number): Motif {
  const start = Math.floor(seededRandom(seed)() * motifNames.length);
  return motifNames[(start + index) % motifNames.length] ?? 'bench';
}

function Picture({ motif, className }: { motif: Motif; className?: string }) {
  return (
    <span className={classNames('block min-w-0 overflow-hidden border border-tick', className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 70"
        className="size-full fill-none stroke-ink"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path vectorEffect="non-scaling-stroke" d={motifs[motif]} />
      </svg>
    </span>
  );
}

const stack = 'grid content-center gap-2.5';

const sketches: Record<SketchKind, (seed: string) => ReactElement> = {
  opening: (seed) => (
    <span className="flex h-full flex-col gap-5 md:min-h-60">
      <span className="flex items-center gap-3">
        <span className="size-3.5 bg-ink" />
        <span className="flex-1" />
        <Line className="w-8 max-md:hidden" />
        <Line className="w-8 max-md:hidden" />
        <Line className="w-5 md:w-8" />
      </span>
      <span className="grid flex-1 items-center gap-8 md:grid-cols-[5fr_4fr]">
        <span className="grid gap-2.5">
          <span className="block h-2.5 w-full bg-ink md:h-4" />
          <span className="block h-2.5 w-2/3 bg-ink md:h-4" />
          <Line className="mt-1 w-4/5" />
          <Line className="w-3/5 max-md:hidden" />
          <Action />
        </span>
        <Picture motif={motifOf(seed, 0)} className="h-full w-full max-md:hidden" />
      </span>
    </span>
  ),
  list: () => (
    <span className="grid h-full content-center gap-3">
      {['w-1/3', 'w-2/5', 'w-1/4', 'w-1/3'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
        <span key={index} className="flex items-center gap-2">
          <Line className={width} />
          <span className="flex-1 border-t border-dotted border-tick" />
          <span className="block h-1 w-6 bg-ink md:w-10" />
        </span>
      ))}
    </span>
  ),
  pictures: (seed) => (
    <span className="grid h-full grid-cols-2 items-center gap-2.5 md:grid-cols-3">
      <Picture motif={motifOf(seed, 1)} className="h-14 w-full md:h-20" />
      <Picture motif={motifOf(seed, 2)} className="h-14 w-full md:h-20" />
      <Picture motif={motifOf(seed, 3)} className="h-20 w-full max-md:hidden" />
    </span>
  ),
  people: () => (
    <span className="grid h-full grid-cols-3 items-center gap-2.5 md:grid-cols-4">
      {[1, 2, 3, 4].map((person) => (
        <span
          key={person}
          className={classNames('grid justify-items-center gap-2', person === 4 && 'max-md:hidden')}
        >
          <span className="block aspect-square w-full max-w-14 rounded-full border border-ink" />
          <Line className="w-4/5 max-w-14" />
        </span>
      ))}
    </span>
  ),
  badges: () => (
    <span className="flex h-full flex-wrap content-center items-center gap-2.5">
      {[1, 2, 3, 4].map((badge) => (
        <span
          key={badge}
          className={classNames(
            'flex items-center gap-1.5 rounded-[3px] border border-ink px-1.5 py-1',
            badge > 2 && 'max-md:hidden',
          )}
        >
          <Icon name="check" className="size-3.5 text-orchard" />
          <Line className="w-8 md:w-12" />
        </span>
      ))}
    </span>
  ),
  map: () => (
    <PlanDrawing
      seed="sketch"
      kind="street"
      ground="sheet"
      className="aspect-auto h-20 border border-rule md:h-32"
    />
  ),
  form: () => (
    <span className={classNames(stack, 'md:grid-cols-2')}>
      <span className="block h-5 border border-edge bg-paper md:h-6" />
      <span className="block h-5 border border-edge bg-paper md:h-6" />
      <span className="block h-8 border border-edge bg-paper md:col-span-2 md:h-10" />
      <Action />
    </span>
  ),
  text: () => (
    <span className="grid h-full content-center gap-x-6 gap-y-2.5 md:grid-cols-2">
      <span className="block h-2 w-3/5 bg-ink md:col-span-2 md:w-2/5" />
      <span className="grid gap-2.5">
        <Lines />
      </span>
      <span className="grid gap-2.5 max-md:hidden">
        <Lines />
      </span>
    </span>
  ),
};

export interface PageSketchProps {
  kind: SketchKind;
  /** e.g. a slug. Equal seeds give equal pictures. */
  seed: string;
  className?: string;
}

/** Sketch of one band of a web page; decorative, so hidden from screen readers. */
export function PageSketch({ kind, seed, className }: PageSketchProps) {
  return (
    <span aria-hidden="true" className={classNames('block', className)}>
      {sketches[kind](seed)}
    </span>
  );
}
