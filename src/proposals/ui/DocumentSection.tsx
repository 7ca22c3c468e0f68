import type { ReactNode } from 'react';
import { weeksOf } from '@/design/ui/format-time';
import { BarMeter, Gauge } from '@/design/ui/Gauge';
import { Prose } from '@/design/ui/Prose';
import { TickList } from '@/design/ui/TickList';
import { WeekRuler } from '@/design/ui/WeekRuler';
import { dayInWords } from '@/platform/time/uk-days';
import type { FrozenSection, FrozenText } from '../rules/frozen';

interface PhaseRulerProps {
  phases: { title: string; duration: string | null; text: string | null }[];
}

/** The phases on a ruler to scale, which is omitted if any phase has no length. */
function PhaseRuler({ phases }: PhaseRulerProps) {
  const weeks = phases.map(({ duration }) => weeksOf(duration));
  const known = weeks.filter((count) => count !== null);
  return (
    <div>
      {known.length === phases.length ? <WeekRuler weeks={known} /> : null}
      <ol className="border-t border-ink">
        {phases.map(({ title, duration, text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two phases may have the same name
            key={index}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-rule py-4"
          >
            <span aria-hidden="true" className="pt-0.5 font-mono text-label text-orchard">
              {index + 1}
            </span>
            <div>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-display text-h4 font-[620]">{title}</span>
                {duration ? (
                  <span className="font-mono text-small whitespace-nowrap text-muted">
                    {duration}
                  </span>
                ) : null}
              </p>
              {text ? <p className="mt-1 max-w-note text-small text-muted">{text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

type Of<Kind extends FrozenSection['kind']> = Extract<FrozenSection, { kind: Kind }>;

export function DocumentSection({
  section,
  showText,
}: {
  section: FrozenSection;
  showText: (content: FrozenText) => ReactNode;
}) {
  switch (section.kind) {
    case 'text':
      return <Prose>{showText(section.body)}</Prose>;
    case 'scope':
      return <Scope section={section} />;
    case 'timeline':
      return <PhaseRuler phases={section.phases} />;
    case 'scan':
      return <ScanFound section={section} />;
    case 'work':
      return <Work section={section} />;
  }
}

function Scope({ section }: { section: Of<'scope'> }) {
  const lists = [
    { heading: 'Included', items: section.included, mark: 'check' },
    { heading: 'Not included', items: section.notIncluded, mark: 'close' },
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2">
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ heading, items, mark }) => (
          <div key={heading}>
            <h3 className="pb-2.5 text-h4">{heading}</h3>
            <TickList items={[...items]} mark={mark} className="border-b border-rule" />
          </div>
        ))}
    </div>
  );
}

function ScanFound({ section }: { section: Of<'scan'> }) {
  const { url, scannedOn, overall, categories, top, note } = section;
  return (
    <div>
      <div className="grid grid-cols-1 items-center gap-x-10 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Gauge score={overall} label="Overall score" className="mx-auto" />
        <div className="print-exact">
          {categories.map(({ label, score }) =>
            score === null ? (
              <p key={label} className="py-1 text-small text-muted">
                {label}: nothing to score
              </p>
            ) : (
              <BarMeter key={label} label={label} value={score} />
            ),
          )}
        </div>
      </div>
      {top.length > 0 ? (
        <>
          <h3 className="mt-8 pb-2.5 text-h4">Most serious</h3>
          <TickList items={top} mark="close" className="border-b border-rule" />
        </>
      ) : null}
      {note ? <p className="mt-6 max-w-note whitespace-pre-line">{note}</p> : null}
      <p className="mt-4 font-mono text-label text-muted wrap-anywhere">
        {url}, scanned on {dayInWords(scannedOn)}
      </p>
    </div>
  );
}

function Work({ section }: { section: Of<'work'> }) {
  return (
    <ul className="border-t border-rule">
      {section.items.map(({ title, text, href }) => (
        <li key={href} className="border-b border-rule py-4">
          <h3 className="text-h4">
            <a
              href={href}
              target="_blank"
              className="touch inline-flex items-center"
              rel="noopener"
            >
              {title}
              <span className="sr-only">, opens in a new tab</span>
            </a>
          </h3>
          <p className="max-w-note text-small text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
