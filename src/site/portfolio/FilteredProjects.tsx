'use client';

import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import {
  type FilteredProject,
  filterChoices,
  isShownUnder,
  readFilter,
  writeFilter,
} from '@/content/rules/projects';
import type { ProjectFilter } from '@/content/rules/view-models';
import { Reveal } from '@/design/motion/Reveal';
import { ChoiceBar } from '@/design/ui/ChoiceBar';
import { classNames } from '@/design/ui/class-names';
import { Icon } from '@/design/ui/Icon';
import { SandboxedFrame } from '@/design/ui/SandboxedFrame';

export interface FilteredProjectsProps {
  projects: (FilteredProject & { slug: string; card: ReactNode })[];
  /** Whether the first visible project has a row of its own. */
  isFirstLarge: boolean;
  /** Three small cards in one row, which phones push along. */
  isBrief: boolean;
  hasFilter: boolean;
  /** Number of projects of the chosen kind that are visible at once. */
  limit: number;
}

/** Milliseconds between a card and the next (specification, section 2, portfolio). */
const stepMs = 100;

const changed = 'portfolio-filter';

function listen(callback: () => void): () => void {
  window.addEventListener('popstate', callback);
  window.addEventListener(changed, callback);
  return () => {
    window.removeEventListener('popstate', callback);
    window.removeEventListener(changed, callback);
  };
}

function choose(filter: ProjectFilter | null): void {
  const { pathname, search, hash } = window.location;
  window.history.pushState(null, '', pathname + writeFilter(search, filter) + hash);
  window.dispatchEvent(new Event(changed));
}

/** Projects with filter buttons; the address holds the filter. */
export function FilteredProjects(props: FilteredProjectsProps) {
  const { projects, isFirstLarge, isBrief, hasFilter, limit } = props;
  const list = useId();
  const filter = useSyncExternalStore(
    listen,
    () => (hasFilter ? readFilter(window.location.search) : null),
    () => null,
  );
  // Silent until the visitor filters: a newly opened page has nothing to announce.
  const [hasChosen, setHasChosen] = useState(false);
  const shown = projects.filter((project) => isShownUnder(project, filter)).slice(0, limit);
  const isFeature = isFirstLarge && shown.length >= 3;

  return (
    <>
      {hasFilter ? (
        <>
          <ChoiceBar
            legend="Show projects of one kind"
            choices={filterChoices(projects).map((choice) => ({
              value: choice.filter,
              label: choice.label,
              count: isBrief
                ? undefined
                : { number: choice.count, one: 'project', many: 'projects' },
            }))}
            chosen={filter}
            onChoose={(value) => {
              setHasChosen(true);
              choose(value);
            }}
            controls={list}
            quiet={isBrief}
            className={isBrief ? 'mb-5' : 'mb-9'}
          />
          <p aria-live="polite" className="sr-only">
            {hasChosen ? `${shown.length} of ${projects.length} projects shown` : ''}
          </p>
        </>
      ) : null}
      {shown.length === 0 ? <p className="text-lead">No project of this kind yet.</p> : null}
      <ul
        id={list}
        className={classNames(
          'sm:grid sm:gap-x-8',
          isBrief
            ? 'relative flex snap-x snap-mandatory gap-x-4 overflow-x-auto max-sm:-mx-gutter max-sm:scroll-px-gutter max-sm:px-gutter sm:grid-cols-3 sm:overflow-visible print:flex-wrap'
            : 'grid grid-cols-1 gap-y-12',
          !isBrief && (isFeature ? 'md:grid-cols-2' : 'sm:grid-cols-2'),
          projects.length !== 2 && !isFeature && 'lg:grid-cols-3',
        )}
      >
        {projects.map((project) => {
          const place = shown.indexOf(project);
          const isLastOfOdd = shown.length % 2 === 1 && place === shown.length - 1;
          return (
            <li
              key={project.slug}
              hidden={place < 0}
              className={classNames(
                isBrief && 'max-sm:flex-none max-sm:basis-[80%] max-sm:snap-start',
                isFeature && place === 0 && 'large md:col-span-2',
                isLastOfOdd && !isFeature && !isBrief && 'alone sm:max-lg:col-span-2',
              )}
            >
              <Reveal delayMs={stepMs * Math.max(place, 0)} className="h-full">
                {project.card}
              </Reveal>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export interface HoverPreviewProps {
  url: string;
  title: string;
  /** Placeholder picture until the preview loads. */
  children: ReactNode;
}

/** Milliseconds (specification, section 9). */
const hideAfterMs = 100;

/** Layout width of the preview in pixels, before scaling to the card. */
const windowWidth = 1280;

/** Event that closes other previews, so that only one live site runs at a time. */
const shownElsewhere = 'portfolio-preview';

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Shows the live site over its picture on hover or tap; never for visitors who save data. */
export function HoverPreview({ url, title, children }: HoverPreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isOffered, setIsOffered] = useState(false);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const card = box.current?.closest('article');
    if (!card || savesData()) return;
    setIsOffered(true);
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(leaving);
      setIsShown(true);
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      leaving = setTimeout(() => setIsShown(false), hideAfterMs);
    };
    card.addEventListener('pointerenter', enter);
    card.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(leaving);
      card.removeEventListener('pointerenter', enter);
      card.removeEventListener('pointerleave', leave);
    };
  }, []);

  useEffect(() => {
    if (!isShown) return;
    const hide = () => setIsShown(false);
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    window.dispatchEvent(new Event(shownElsewhere));
    window.addEventListener(shownElsewhere, hide);
    window.addEventListener('keydown', hideOnEscape);
    return () => {
      window.removeEventListener(shownElsewhere, hide);
      window.removeEventListener('keydown', hideOnEscape);
    };
  }, [isShown]);

  return (
    <div ref={box} className="@container relative overflow-hidden">
      {children}
      {isShown ? <Scaled url={url} title={title} /> : null}
      {isOffered ? (
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="touch absolute end-3 bottom-3 z-20 inline-flex @max-[20rem]:hidden items-center gap-2 rounded-control border border-ink bg-sheet px-3.5 text-small font-semibold pointer-fine:not-focus-visible:sr-only print-hidden"
        >
          <Icon name={isShown ? 'close' : 'external'} className="size-4" />
          {isShown ? 'Back to the picture' : 'Live preview'}
          <span className="sr-only"> of {title}</span>
        </button>
      ) : null}
    </div>
  );
}

function Scaled({ url, title }: { url: string; title: string }) {
  const pane = useRef<HTMLDivElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [scale, setScale] = useState<number | null>(null);

  useEffect(() => {
    const element = pane.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / windowWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      inert
      data-preview=""
      ref={pane}
      className={`absolute inset-0 z-10 overflow-hidden bg-sheet transition-opacity duration-200 ${isLoaded ? '' : 'opacity-0'}`}
    >
      {scale === null ? null : (
        <div
          style={{
            width: windowWidth,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        >
          <SandboxedFrame
            src={url}
            title={`${title}, live`}
            onLoad={() => setIsLoaded(true)}
            className="size-full border-0"
          />
        </div>
      )}
    </div>
  );
}
