import {
  type PackagePart,
  type PriceBook,
  type PriceToken,
  packageParts,
  renderPriceToken,
} from './price-book';

/** A price token in a plain text field: `{{package:growth:from}}`. */
const tokenPattern = /\{\{\s*([a-z-]+):([A-Za-z0-9-]+)(?::([a-z]+))?\s*\}\}/g;

/** Shown when a token names something that is no longer published. */
export const missingFigure = 'price on request';

/**
 * Reads one token.
 *
 * @returns the token, or `null` when kind or part is unknown
 */
export function parsePriceToken(kind: string, key: string, part?: string): PriceToken | null {
  switch (kind) {
    case 'package':
      if (part === undefined) return { kind, key, part: null };
      return (packageParts as readonly string[]).includes(part)
        ? { kind, key, part: part as PackagePart }
        : null;
    case 'add-on':
      if (part !== undefined && part !== 'standalone') return null;
      return { kind, key, standalone: part === 'standalone' };
    case 'retainer':
    case 'policy':
      return part === undefined ? { kind, key } : null;
    default:
      return null;
  }
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
