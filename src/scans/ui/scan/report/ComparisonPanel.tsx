import type { Comparison } from './report-view';

/** How the site has changed since it was last scanned. */
export function ComparisonPanel({ comparison, when }: { comparison: Comparison; when: string }) {
  const { overall, difference, mended, appeared, isSameRules } = comparison;
  const change =
    difference === 0
      ? 'no change'
      : `${Math.abs(difference)} ${Math.abs(difference) === 1 ? 'point' : 'points'} ${difference > 0 ? 'better' : 'lower'}`;
  return (
    <section aria-labelledby="comparison" className="mt-12 border-y border-ink py-6">
      <h2 id="comparison" className="text-h3">
        Compared with the scan before
      </h2>
      <p className="mt-2">
        {when}: <span className="font-mono font-semibold">{overall}</span> of 100, so {change}.{' '}
        {isSameRules
          ? null
          : 'The rules have changed in between, so part of it may come from them.'}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-5 md:grid-cols-2">
        <TitleList heading="Mended since then" titles={mended} none="Nothing that failed then." />
        <TitleList heading="New since then" titles={appeared} none="Nothing." />
      </div>
    </section>
  );
}

function TitleList({ heading, titles, none }: { heading: string; titles: string[]; none: string }) {
  return (
    <div>
      <h3 className="text-h4">{heading}</h3>
      {titles.length > 0 ? (
        <ul className="mt-2 border-t border-rule">
          {titles.map((title) => (
            <li key={title} className="border-b border-rule py-2 text-small">
              {title}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-small text-muted">{none}</p>
      )}
    </div>
  );
}
