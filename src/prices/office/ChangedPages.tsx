'use client';

import { useEffect, useState } from 'react';
import type { ChangedPage, PriceEdit } from '../rules/price-board';
import { keepForPreview } from './price-board-api';

const previewPath = (id: number, path: string) =>
  `/preview?${new URLSearchParams({ prices: String(id), path })}`;

/** Maximum number of changed figures listed per page; the page itself shows all. */
const shownFigures = 6;

function Page({ page: { path, title, figures }, id }: { page: ChangedPage; id: number }) {
  const rest = figures.length - shownFigures;
  return (
    <li>
      <div className="price-line">
        <span>
          {title}
          {path && path !== title ? <small>{path}</small> : null}
        </span>
        {path ? (
          // All previews share one tab beside the board.
          <a
            href={previewPath(id, path)}
            target="price-preview"
            className="office-link"
            aria-label={`Preview ${title}`}
          >
            Preview
          </a>
        ) : null}
      </div>
      <ul className="price-pages">
        {figures.slice(0, shownFigures).map(({ before, after }) => (
          <li key={`${before} ${after}`}>
            <s>{before}</s> <b>{after}</b>
          </li>
        ))}
        {rest > 0 ? <li>and {rest} more</li> : null}
      </ul>
    </li>
  );
}

/** Pages that the new prices would change, each with a preview link. */
export function ChangedPages({ edits }: { edits: readonly PriceEdit[] }) {
  const [kept, setKept] = useState<{ id: number; pages: ChangedPage[] } | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isCurrent = true;
    keepForPreview(edits)
      .then((answer) => isCurrent && setKept(answer))
      .catch((error: Error) => isCurrent && setProblem(error.message));
    return () => {
      isCurrent = false;
    };
  }, [edits]);

  if (problem) {
    return (
      <p role="alert" className="office-problem">
        {problem}
      </p>
    );
  }
  if (!kept) return <p role="status">Looking through the site …</p>;
  const { id, pages } = kept;
  return (
    <div className="office-form">
      <p role="status">
        {pages.length === 0
          ? 'No page shows these prices.'
          : `${pages.length === 1 ? '1 place shows' : `${pages.length} places show`} something else with these prices. Nothing is saved yet; only you see the previews, for a day.`}
      </p>
      <ul className="office-record">
        {pages.map((page) => (
          <Page key={page.path ?? page.title} page={page} id={id} />
        ))}
      </ul>
    </div>
  );
}
