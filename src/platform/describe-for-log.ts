/** Describes errors and values for the log, without parameters, rows, addresses or fields. */

/** PostgreSQL error codes whose message names tables, columns and limits, never a value. */
const valueFree = /^(08|23|25|40|53|55|57|58|XX|42(501|701|703|704|710|804|883|P01|P07))/;

const framesToShow = 4;
const causesToShow = 4;

/** Longer texts are truncated first; a log line could not hold them. */
const longestText = 10_000;

// Bounded repetition, so that a long text takes linear time.
const eMail = /[^\s<>"'(),;:@]{1,100}@[^\s<>"'(),;:@]{1,250}/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours and line breaks are what it is for
const colour = /\u001b\[[\d;]*m/g;

type Fields = Record<string, unknown>;

function describeStatement(message: string): string {
  const [, verb = 'statement', table] =
    /^Failed query:\s*(insert into|update|delete from|\w+)(?:\s+("\w+"))?/i.exec(message) ?? [];
  return `Failed query (${[verb, table].filter(Boolean).join(' ')})`;
}

/** One line without e-mail addresses, statements and query strings. */
function calmText(text: string): string {
  return text
    .slice(0, longestText)
    .replace(colour, '')
    .replace(/Failed query:.*/s, describeStatement)
    .replace(/\?[^\s"')]+/g, '?…')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(eMail, '[e-mail]')
    .trim();
}

function isFromPostgres(error: Fields): boolean {
  return typeof error.severity === 'string' && /^[0-9A-Z]{5}$/.test(String(error.code));
}

function describePostgres(error: Error & Fields): string {
  const code = String(error.code);
  const text = valueFree.test(code) ? `: ${error.message}` : '';
  const about = ['table', 'column', 'constraint', 'routine']
    .filter((name) => typeof error[name] === 'string')
    .map((name) => `${name} ${error[name]}`);
  return `PostgreSQL ${[code, ...about].join(', ')}${text}`;
}

function describeOne(error: Error & Fields): string {
  if (isFromPostgres(error)) return describePostgres(error);
  // “Unexpected token in "…"” quotes the request's body.
  const message =
    error.name === 'SyntaxError' ? error.message.replace(/["“'].*/s, '…') : error.message;
  const code = typeof error.code === 'string' ? ` (${error.code})` : '';
  const digest = typeof error.digest === 'string' ? ` (digest ${error.digest})` : '';
  return `${error.name}: ${message}${code}${digest}`;
}

/** The stack frames. The stack starts with the message, which may contain visitors' text. */
function framesOf({ stack, message }: Error): string {
  const start = stack?.indexOf(message) ?? -1;
  if (!stack || start < 0) return '';
  const frames = stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, framesToShow)
    .map((line) =>
      line
        .trim()
        .replace(/(?<=[\s(])(?:file:\/\/)?\/[^\s()]*\/((?:[^/\s()]+\/){0,3}[^/\s()]+)/, '$1'),
    );
  return frames.length ? ` ${frames.join(' ')}` : '';
}

function describeError(error: Error): string {
  const parts: string[] = [];
  const causes = new Set<unknown>();
  for (
    let each: unknown = error;
    each instanceof Error && !causes.has(each) && causes.size < causesToShow;
    each = each.cause
  ) {
    causes.add(each);
    parts.push(calmText(describeOne(each as Error & Fields)));
  }
  return parts.join(' < ') + calmText(framesOf(error)).replace(/^(?=.)/, ' ');
}

/** Describes a value: texts and numbers unchanged, objects only by their type. */
export function describeForLog(value: unknown): string {
  if (value instanceof Error) return describeError(value);
  if (typeof value === 'string') return calmText(value);
  if (Array.isArray(value)) return `[${value.length} entries]`;
  if (typeof value !== 'object' || value === null) return calmText(String(value));
  const { message, name } = value as Fields;
  // An error from another realm or a hand-made one fails `instanceof`.
  if (typeof message === 'string' && 'stack' in value) {
    return describeError(
      Object.assign(new Error(message), value, { name: String(name), stack: '' }),
    );
  }
  return `{${Object.keys(value).slice(0, 10).join(', ')}}`;
}
