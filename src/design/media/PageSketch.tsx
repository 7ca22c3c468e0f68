import type { ReactElement } from 'react';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { PlanDrawing } from './PlanDrawing';

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

function Picture({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 70"
      preserveAspectRatio="none"
      className={classNames('block min-w-0 fill-none stroke-tick', className)}
    >
      <path vectorEffect="non-scaling-stroke" d="M0 0H100V70H0zM0 0L100 70M100 0L0 70" />
    </svg>
  );
}

const stack = 'grid content-center gap-2.5';

const sketches: Record<SketchKind, () => ReactElement> = {
  opening: () => (
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
        <Picture className="h-full w-full max-md:hidden" />
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
  pictures: () => (
    <span className="grid h-full grid-cols-2 items-center gap-2.5 md:grid-cols-3">
      <Picture className="h-14 w-full md:h-20" />
      <Picture className="h-14 w-full md:h-20" />
      <Picture className="h-20 w-full max-md:hidden" />
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

/** Wireframe of one band of a web page; decorative, so hidden from screen readers. */
export function PageSketch({ kind, className }: { kind: SketchKind; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block', className)}>
      {sketches[kind]()}
    </span>
  );
}
