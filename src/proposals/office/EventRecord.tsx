'use client';

import type { StandingEvent } from '../rules/standing';

const shownAtOnce = 5;

function Event({ event }: { event: StandingEvent }) {
  const { kind, label, when, byName, text } = event;
  const isTalk = kind === 'question' || kind === 'answer';
  return (
    <li>
      <p>
        <b>{label}</b> <span>{byName ? `${when}, ${byName}` : when}</span>
      </p>
      {text && (isTalk ? <blockquote>{text}</blockquote> : <p>{text}</p>)}
    </li>
  );
}

/** What happened to a proposal, the newest first; what was said, in full. */
export function EventRecord({ events }: { events: readonly StandingEvent[] }) {
  if (events.length === 0) return null;
  const [newest, earlier] = [events.slice(0, shownAtOnce), events.slice(shownAtOnce)];
  return (
    <div className="proposal-record">
      <h4>What happened</h4>
      <ol>
        {newest.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {earlier.length > 0 && (
        <details>
          <summary>{earlier.length} earlier</summary>
          <ol>
            {earlier.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
