'use client';

import type { FigureId } from '../rules/price-figures';
import type { PricePlaces } from './price-board-api';

interface Props {
  figures: readonly FigureId[];
  places: PricePlaces;
}

/** Pages that show any of these prices, without duplicates, in the site's order. */
function placesOf({ figures, places }: Props): PricePlaces['pages'] {
  const indexes = new Set(figures.flatMap((figure) => places.byFigure[figure] ?? []));
  return places.pages.filter((_page, index) => indexes.has(index));
}

const inWords = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

/** Button with the number of pages that show a price; it opens their list. */
export function PlacesButton({
  name,
  figures,
  places,
  isOpen,
  onToggle,
}: {
  name: string;
  figures: readonly FigureId[];
  places: PricePlaces | 'unknown' | null;
  isOpen: boolean;
  onToggle: () => void;
}) {
  if (figures.length === 0) return null;
  if (!places) return <small>…</small>;
  if (places === 'unknown') return <small>Not known</small>;
  const count = placesOf({ figures, places }).length;
  if (count === 0) return <small>No page</small>;
  return (
    <button
      type="button"
      className="office-link"
      aria-expanded={isOpen}
      aria-label={`${inWords(count)} with ${name}`}
      onClick={onToggle}
    >
      {inWords(count)}
    </button>
  );
}

/** Links to the pages that show a price. */
export function PlaceList(props: Props) {
  return (
    <ul>
      {placesOf(props).map(({ path, title }) => (
        <li key={path ?? title}>
          {path ? (
            <a href={path} target="_blank" rel="noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
          {path && path !== title ? <small>{path}</small> : null}
        </li>
      ))}
    </ul>
  );
}
