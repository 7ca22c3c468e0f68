import { AsyncLocalStorage } from 'node:async_hooks';
import { describeForLog } from './describe-for-log.ts';
import { sharedState } from './shared-state.ts';

/** The site's log: one line of limited length per event, without text from visitors or clients. */

/** Maximum characters per line; common log collectors accept it. */
export const logLineLimit = 2_000;

type Level = 'INFO' | 'WARN' | 'ERROR';

interface LoggedRequest {
  id: string;
  method: string;
  path: string;
}

const state = () =>
  sharedState('calm-log', () => ({
    requests: new AsyncLocalStorage<LoggedRequest>(),
    /** Errors already logged, with their request. */
    reported: new WeakMap<Error, LoggedRequest>(),
    /** Wordings of the last minute, the oldest first. */
    storms: new Map<string, Storm>(),
    isJson: false,
  }));

/** The path without its query. Tokens in it are omitted because they grant access. */
function logPath(url: string | undefined): string {
  const [path = '/'] = (url ?? '/').split('?', 1);
  return path
    .split('/')
    .map((part) => (/[^/]{20,}/.test(part) && /[\dA-Z]/.test(part) ? '…' : part))
    .join('/')
    .slice(0, 200);
}

/** Runs a request's work; its log lines name the request. */
export function asRequest<Result>(
  { method = 'GET', url }: { method?: string | undefined; url?: string | undefined },
  work: () => Result,
): Result {
  const id = crypto.randomUUID().slice(0, 8);
  return state().requests.run({ id, method, path: logPath(url) }, work);
}

/** True for an error that this request has logged: Next and this project may both report it. */
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

/** True if the client closed the connection early, which is not an error of the site. */
function isHangUp(value: unknown): boolean {
  return (
    value instanceof Error &&
    value.message === 'aborted' &&
    (value as NodeJS.ErrnoException).code === 'ECONNRESET'
  );
}

/** Lines of one wording per minute; a short outage of the database would write thousands. */
export const mostLinesOfAStorm = 10;
const stormMs = 60_000;
const mostWordings = 500;

/** Digits differ between the lines of one storm: ids, ports, times. */
const wordingOf = (level: Level, words: string) =>
  `${level} ${words.slice(0, 200).replace(/\d+/g, '0')}`;

interface Storm {
  began: number;
  lines: number;
}

/** Says how many lines of a storm were left out. */
function endStorm(wording: string, { lines }: Storm): void {
  const left = lines - mostLinesOfAStorm;
  if (left > 0) print('WARN', undefined, `${left} more lines in a minute of: ${wording}`);
}

/** False for a line beyond the cap. The first line after a storm's minute tells what was left out. */
function isWithinCap(level: Level, words: string): boolean {
  const { storms } = state();
  const now = Date.now();
  const wording = wordingOf(level, words);
  for (const [each, storm] of storms) {
    if (now - storm.began < stormMs && storms.size < mostWordings) break;
    storms.delete(each);
    endStorm(each, storm);
  }
  const storm = storms.get(wording) ?? { began: now, lines: 0 };
  storms.set(wording, storm);
  storm.lines += 1;
  return storm.lines <= mostLinesOfAStorm;
}

function print(level: Level, request: LoggedRequest | undefined, words: string): void {
  const time = new Date().toISOString();
  const out = level === 'INFO' ? process.stdout : process.stderr;
  if (state().isJson) {
    const about = request && { request: request.id, method: request.method, path: request.path };
    out.write(`${JSON.stringify({ time, level, ...about, message: bound(words) })}\n`);
    return;
  }
  const about = request ? [request.method, request.path, `[${request.id}]`] : [];
  out.write(`${bound([time, level, ...about, words].join(' '))}\n`);
}

function writeLine(severity: Level, values: readonly unknown[]): void {
  const request = state().requests.getStore();
  if (severity !== 'INFO' && isRepeated(values, request)) return;
  const hungUp = values.some(isHangUp);
  const level = hungUp ? 'INFO' : severity;
  const words = hungUp
    ? 'The client closed the connection before its request was complete.'
    : values.map(describeForLog).filter(Boolean).join(' ');
  // Requests to a missing page and the like are no storm of errors.
  if (level !== 'INFO' && !isWithinCap(level, words)) return;
  print(level, request, words);
}

/** Payload's logger: its levels are kept, and this module writes the lines. */
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
 * Redirects the console, into which Next, React and Payload write whole error objects.
 * @param json an object per line, for log collectors
 */
export function keepConsoleCalm(json = false): void {
  state().isJson = json;
  console.error = (...values: unknown[]) => writeLine('ERROR', values);
  console.warn = (...values: unknown[]) => writeLine('WARN', values);
  const say = (...values: unknown[]) => {
    const words = values.map(describeForLog).join(' ');
    if (state().isJson) print('INFO', state().requests.getStore(), words);
    else process.stdout.write(`${bound(words)}\n`);
  };
  Object.assign(console, { log: say, info: say, debug: say });
}
