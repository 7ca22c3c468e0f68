import { costParts } from './comparisons';
import {
  chatbotParts,
  type PriceBook,
  type PriceToken,
  packageParts,
  renderPriceToken,
} from './price-book';

/** A price token in a plain text field: `{{package:growth:from}}`. */
const tokenPattern = /\{\{\s*([a-z-]+):([A-Za-z0-9-]+)(?::([a-z]+))?\s*\}\}/g;

/** Shown when a token names something that is no longer published. */
export const missingFigure = 'price on request';

/** Makes a token with one of the parts its kind knows, or with none. */
function withPart<P extends string>(
  part: string | undefined,
  known: readonly P[],
  make: (part: P | null) => PriceToken | null,
): PriceToken | null {
  if (part === undefined) return make(null);
  return (known as readonly string[]).includes(part) ? make(part as P) : null;
}

/**
 * Reads one token.
 *
 * @returns the token, or `null` when kind or part is unknown
 */
export function parsePriceToken(kind: string, key: string, part?: string): PriceToken | null {
  switch (kind) {
    case 'package':
      return withPart(part, packageParts, (named) => ({ kind, key, part: named }));
    case 'chatbot':
      return withPart(part, chatbotParts, (named) => ({ kind, key, part: named }));
    case 'cost':
      return withPart(part, costParts, (named) => (named ? { kind, key, part: named } : null));
    case 'add-on':
      if (part !== undefined && part !== 'standalone') return null;
      return { kind, key, standalone: part === 'standalone' };
    case 'retainer':
    case 'fee':
    case 'policy':
    case 'site':
      return part === undefined ? { kind, key } : null;
    default:
      return null;
  }
}

/**
 * Lists the tokens of a text as they are written, without braces: `package:growth:from`. Whether they
 * name anything is not looked at.
 */
export function tokensOf(text: string): string[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(tokenPattern)].map(([, kind, key, part]) =>
    part === undefined ? `${kind}:${key}` : `${kind}:${key}:${part}`,
  );
}

/**
 * Puts live figures in the place of price tokens.
 *
 * @param text plain text, possibly with tokens such as `{{retainer:site-guardian}}`
 * @returns the text with figures; a token that names nothing becomes `price on request`
 */
export function resolvePriceText(text: string, book: PriceBook): string {
  if (!text.includes('{{')) return text;
  return text.replace(tokenPattern, (_all, kind: string, key: string, part?: string) => {
    const token = parsePriceToken(kind, key, part);
    return (token && renderPriceToken(token, book)) ?? missingFigure;
  });
}

/**
 * Lists what is wrong with the tokens of a text, for the message beside the field.
 *
 * @returns the tokens, as written, that name nothing; braces that form no token count too
 */
export function findUnknownTokens(text: string, book: PriceBook): string[] {
  const unknown: string[] = [];
  const rest = text.replace(tokenPattern, (all, kind: string, key: string, part?: string) => {
    const token = parsePriceToken(kind, key, part);
    if (!token || renderPriceToken(token, book) === null) unknown.push(all);
    return '';
  });
  const stray = rest.match(/\{\{[^}]*\}?\}?|\}\}/g);
  return stray ? [...unknown, ...stray] : unknown;
}

/**
 * Resolves the tokens in every string of a CMS document, at any depth.
 *
 * @param value a JSON value; it is not changed
 * @returns a copy with live figures
 */
export function resolvePrices<T>(value: T, book: PriceBook): T {
  if (typeof value === 'string') return resolvePriceText(value, book) as T;
  if (Array.isArray(value)) return value.map((item) => resolvePrices(item, book)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolvePrices(item, book)]),
    ) as T;
  }
  return value;
}
