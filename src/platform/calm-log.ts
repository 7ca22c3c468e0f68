import { AsyncLocalStorage } from 'node:async_hooks';
import { describeForLog } from './describe-for-log.ts';

/**
 * The log of the site’s processes: one bounded line for each event, with the request it belongs to
 * and nothing that a visitor or client wrote.
 */

/** Letters of one line at most; what the machine that collects logs takes without cutting. */
export const logLineLimit = 2_000;

type Level = 'INFO' | 'WARN' | 'ERROR';

interface LoggedRequest {
  id: string;
  method: string;
  path: string;
}

interface State {
  requests: AsyncLocalStorage<LoggedRequest>;
  /** Errors that are in the log already, and for which request. */
  reported: WeakMap<Error, LoggedRequest>;
}

/** Next bundles the site’s code, so the server and the routes hold two different copies of this file. */
const KEY = Symbol.for('site.calm-log');

function state(): State {
  const holder = globalThis as { [KEY]?: State };
  holder[KEY] ??= { requests: new AsyncLocalStorage(), reported: new WeakMap() };
  return holder[KEY];
}

/** The path without its query; what looks like a key in it is left out, because it opens something. */
function logPath(url: string | undefined): string {
  const [path = '/'] = (url ?? '/').split('?', 1);
  return path
    .split('/')
    .map((part) => (/[^/]{20,}/.test(part) && /[\dA-Z]/.test(part) ? '…' : part))
    .join('/')
    .slice(0, 200);
}

/** Does the work of a request; every line that is logged meanwhile names it. */
export function asRequest<Result>(
  { method = 'GET', url }: { method?: string | undefined; url?: string | undefined },
  work: () => Result,
): Result {
  const id = crypto.randomUUID().slice(0, 8);
  return state().requests.run({ id, method, path: logPath(url) }, work);
}

/** Whether this error has been reported for this request: Next and we may both speak of it. */
function isRepeated(values: readonly unknown[], request: LoggedRequest | undefined): boolean {
  const { reported } = state();
  const errors = values.filter((value) => value instanceof Error);
  const isKnown = errors.some((error) => request && reported.get(error) === request);
  if (request) for (const error of errors) reported.set(error, request);
  return isKnown;
}

function bound(line: string): string {
  return line.length > logLineLimit ? `${line.slice(0, logLineLimit - 1)}…` : line;
}

/** A client closed its connection before its request was complete: no fault of the site. */
function isHangUp(value: unknown): boolean {
  return (
    value instanceof Error &&
    value.message === 'aborted' &&
    (value as NodeJS.ErrnoException).code === 'ECONNRESET'
  );
}

function writeLine(severity: Level, values: readonly unknown[]): void {
  const request = state().requests.getStore();
  if (severity !== 'INFO' && isRepeated(values, request)) return;
  const hungUp = values.some(isHangUp);
  const level = hungUp ? 'INFO' : severity;
  const words = hungUp
    ? 'The client closed the connection before its request was complete.'
    : values.map(describeForLog).filter(Boolean).join(' ');
  const about = request ? [request.method, request.path, `[${request.id}]`] : [];
  const line = bound([new Date().toISOString(), level, ...about, words].join(' '));
  (level === 'INFO' ? process.stdout : process.stderr).write(`${line}\n`);
}

/** For Payload: its logger’s levels stay, and we write the lines. */
export const calmLogger = {
  options: {
    hooks: {
      logMethod(values: readonly unknown[], _write: unknown, level: number): void {
        const [first, ...rest] = values;
        const isEntry = typeof first === 'object' && first !== null && !(first instanceof Error);
        const { msg, err } = (isEntry ? first : {}) as { msg?: unknown; err?: unknown };
        const said = isEntry ? [msg, ...rest, err] : values;
        writeLine(
          level >= 50 ? 'ERROR' : level >= 40 ? 'WARN' : 'INFO',
          said.filter((value) => value !== undefined),
        );
      },
    },
  },
};

/**
 * Has everything that this process says on its console go through the log: Next, React and Payload
 * write whole error objects there. Next writes uncaught errors there, too.
 */
export function keepConsoleCalm(): void {
  console.error = (...values: unknown[]) => writeLine('ERROR', values);
  console.warn = (...values: unknown[]) => writeLine('WARN', values);
  const say = (...values: unknown[]) =>
    void process.stdout.write(`${bound(values.map(describeForLog).join(' '))}\n`);
  Object.assign(console, { log: say, info: say, debug: say });
}
