'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useId, useState, useSyncExternalStore } from 'react';
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

export interface FilteredProjectsProps {
  projects: (FilteredProject & { slug: string; card: ReactNode })[];
  /** Whether the first visible project takes two thirds of the width. */
  isFirstLarge: boolean;
  hasFilter: boolean;
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

/** Detects links to this page with another filter, which the router does not report. */
function FollowRouter() {
  const search = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is reported once
  useEffect(() => {
    window.dispatchEvent(new Event(changed));
  }, [search]);
  return null;
}

/** Projects with filter buttons; the address holds the filter. */
export function FilteredProjects({ projects, isFirstLarge, hasFilter }: FilteredProjectsProps) {
  const list = useId();
  const filter = useSyncExternalStore(
    listen,
    () => (hasFilter ? readFilter(window.location.search) : null),
    () => null,
  );
  // Silent until the visitor filters: a newly opened page has nothing to announce.
  const [hasChosen, setHasChosen] = useState(false);
  const shown = projects.filter((project) => isShownUnder(project, filter));
  const isFeature = isFirstLarge && shown.length >= 3;

  return (
    <>
      {hasFilter ? (
        <Suspense>
          <FollowRouter />
        </Suspense>
      ) : null}
      {hasFilter ? (
        <ChoiceBar
          legend="Show projects of one kind"
          choices={filterChoices(projects).map((choice) => ({
            value: choice.filter,
            label: choice.label,
            count: { number: choice.count, one: 'project', many: 'projects' },
          }))}
          chosen={filter}
          onChoose={(value) => {
            setHasChosen(true);
            choose(value);
          }}
          controls={list}
          className="mb-9"
        />
      ) : null}
      {hasFilter ? (
        <p aria-live="polite" className="sr-only">
          {hasChosen ? `${shown.length} of ${projects.length} projects shown` : ''}
        </p>
      ) : null}
      {shown.length === 0 ? <p className="text-lead">No project of this kind yet.</p> : null}
      <ul
        id={list}
        className={classNames(
          'grid grid-cols-1 gap-x-8 gap-y-12',
          isFeature ? 'md:grid-cols-2' : 'sm:grid-cols-2',
          projects.length !== 2 && 'lg:grid-cols-3',
        )}
      >
        {projects.map((project) => {
          const place = shown.indexOf(project);
          return (
            <li
              key={project.slug}
              hidden={place < 0}
              className={classNames(
                isFeature && place === 0 && 'large md:col-span-2 lg:row-span-2',
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
