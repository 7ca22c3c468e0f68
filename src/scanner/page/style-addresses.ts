import { withoutComments } from './css-declarations.ts';

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

/**
 * Addresses in a piece of CSS, as they stand there, `data:` left out: those of `@import`, and those
 * of `url()` elsewhere. Comments are not read.
 */
export function styleAddresses(css: string): { imports: string[]; urls: string[] } {
  const text = withoutComments(css);
  return { imports: matches(text, imports), urls: matches(text.replace(imports, ''), urls) };
}
