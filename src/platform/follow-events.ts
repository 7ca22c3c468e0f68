import { getJson } from './own-server';

/** A changing state on the server, followed as events, or by polling if a proxy buffers them. */
export interface Following {
  /** Path of a `text/event-stream` with events named `state`. */
  stream: `/api/${string}`;
  snapshot: `/api/${string}`;
  isOver: (state: unknown) => boolean;
  onState: (state: unknown) => void;
  onLost: () => void;
  signal: AbortSignal;
}

const pollMs = 1_000;
/** A stream that is silent for this long is buffered by a proxy. */
const silenceMs = 4_000;
const mostFailures = 5;

async function askOnce({ snapshot, signal }: Following): Promise<unknown> {
  const answer = await getJson(snapshot, signal);
  if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
  return answer.json();
}

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

/** Calls back with each new state until a final one or the signal's abort. */
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
