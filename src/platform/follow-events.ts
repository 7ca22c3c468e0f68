import { getJson } from './own-server';

/**
 * Follows something on our own server that changes: a stream of events while it can be had, asking
 * again and again where a proxy holds streams back. Browser only.
 */
export interface Following {
  /** A path of this site that answers with `text/event-stream`, events named `state`. */
  stream: `/api/${string}`;
  /** The same state as plain JSON. */
  snapshot: `/api/${string}`;
  /** True when nothing more will come. */
  isOver: (state: unknown) => boolean;
  onState: (state: unknown) => void;
  /** The server could not be asked any more. */
  onLost: () => void;
  signal: AbortSignal;
}

const pollMs = 1_000;
/** A stream that says nothing at all for this long is being held back on the way. */
const silenceMs = 4_000;
const mostFailures = 5;

async function askOnce({ snapshot, signal }: Following): Promise<unknown> {
  const answer = await getJson(snapshot, signal);
  if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
  return answer.json();
}

/** Asks once a second. */
function poll(following: Following): void {
  const { signal, isOver, onState, onLost } = following;
  let failures = 0;
  async function ask(): Promise<void> {
    if (signal.aborted) return;
    try {
      const state = await askOnce(following);
      failures = 0;
      if (signal.aborted) return;
      onState(state);
      if (isOver(state)) return;
    } catch {
      failures += 1;
      if (signal.aborted) return;
      if (failures >= mostFailures) {
        onLost();
        return;
      }
    }
    setTimeout(() => void ask(), pollMs);
  }
  void ask();
}

/** Calls back with each new state until it is over, or the signal says stop. */
export function followEvents(following: Following): void {
  const { stream, signal, isOver, onState } = following;
  const source = new EventSource(stream);
  const giveUp = () => {
    stop();
    poll(following);
  };
  const silence = setTimeout(giveUp, silenceMs);
  const stop = () => {
    clearTimeout(silence);
    source.close();
    signal.removeEventListener('abort', stop);
  };
  signal.addEventListener('abort', stop);
  source.addEventListener('error', giveUp);
  source.addEventListener('state', (event) => {
    clearTimeout(silence);
    const state: unknown = JSON.parse((event as MessageEvent<string>).data);
    if (isOver(state)) stop();
    onState(state);
  });
}
