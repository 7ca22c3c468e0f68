import type { Element } from 'domhandler';

function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character === '\\') index += 1;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === separator && depth <= 0) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

/** Both in lower case, without `!important`. */
export interface Declared {
  value: string;
  isImportant: boolean;
}

/** Parses a `style` attribute or a rule's body; the last (important) declaration wins. */
export function readDeclarations(text: string): Map<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const part of splitOutside(removeCssComments(text), ';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const property = part.slice(0, colon).trim().toLowerCase();
    const raw = part
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    const value = raw.replace(/\s*!\s*important$/, '');
    const isImportant = value !== raw;
    if (!/^-?[a-z][a-z-]*$/.test(property) || value === '') continue;
    if (declared.get(property)?.isImportant && !isImportant) continue;
    declared.set(property, { value, isImportant });
  }
  return declared;
}

/** Removes comments; an unclosed one extends to the end. */
export function removeCssComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
}

export interface StyleRule {
  selector: string;
  declarations: ReadonlyMap<string, Declared>;
}

/** Index of the brace that closes the block at `open`, or the end. */
function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let index = open; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    else if (css[index] === '}') {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return css.length;
}

/** Rules that apply on every screen: whether `@media` or `@supports` apply is unknown. */
export function readStyleRules(css: string, limit: number): StyleRule[] {
  const text = removeCssComments(css);
  const rules: StyleRule[] = [];
  let from = 0;
  while (rules.length < limit) {
    const open = text.indexOf('{', from);
    if (open < 0) break;
    const end = blockEnd(text, open);
    // Statements such as `@import …;` may precede the selector.
    const prelude = (splitOutside(text.slice(from, open), ';').at(-1) ?? '').trim();
    if (prelude && !prelude.startsWith('@')) {
      const declarations = readDeclarations(text.slice(open + 1, end));
      for (const selector of splitOutside(prelude, ',')) {
        rules.push({ selector: selector.trim(), declarations });
      }
    }
    from = end + 1;
  }
  return rules;
}

const imports = /@import\s+(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"');]+))/gi;
const urls = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)/gi;

const MAX_ADDRESSES = 500;

function matches(text: string, pattern: RegExp): string[] {
  const addresses: string[] = [];
  for (const [, double, single, bare] of text.matchAll(pattern)) {
    const address = (double ?? single ?? bare ?? '').trim();
    if (address !== '' && !address.startsWith('data:')) addresses.push(address);
    if (addresses.length >= MAX_ADDRESSES) break;
  }
  return addresses;
}

/** Addresses in CSS as written, without `data:` and comments. */
export function readStyleAddresses(css: string): { imports: string[]; urls: string[] } {
  const text = removeCssComments(css);
  return { imports: matches(text, imports), urls: matches(text.replace(imports, ''), urls) };
}

/** True for a style sheet without a condition other than the screen. */
export function isForScreens(sheet: Element): boolean {
  return /^(?:|all|screen|only screen)$/.test((sheet.attribs.media ?? '').trim().toLowerCase());
}
