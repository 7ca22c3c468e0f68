import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import type { Proof } from '../../model/check.ts';
import type { ParsedPage } from '../../page/parsed-page.ts';
import { attribute, byTag, openingTag } from '../../page/query.ts';
import { textLines } from '../../page/text-lines.ts';
import {
  advertisingCookies,
  bannerNames,
  bannerWords,
  consentTools,
  type TrackerKind,
  trackers,
} from './trackers.ts';

export interface FoundTracker {
  name: string;
  kind: TrackerKind;
  proof: Proof;
}

const MAX_INLINE = 50_000;

/** Consent tools hold a script back by giving it a type that browsers don’t run. */
function runs(script: Element): boolean {
  const type = (attribute(script, 'type') ?? '').trim().toLowerCase();
  return (
    type === '' ||
    type === 'module' ||
    /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)
  );
}

/** Addresses and inline code that a browser runs when it opens the page. */
function runningParts(page: ParsedPage): { element: Element; address: string; code: string }[] {
  return byTag(page, 'script', 'img', 'iframe', 'noscript').flatMap((element) => {
    if (element.name === 'script' && !runs(element)) return [];
    const src = attribute(element, 'src') ?? '';
    const inner = textContent(element).slice(0, MAX_INLINE);
    // What stands in a noscript is text to a parser that runs scripts: addresses of pictures.
    if (element.name === 'noscript') return [{ element, address: inner, code: '' }];
    return [{ element, address: src, code: src === '' ? inner : '' }];
  });
}

/** Known trackers that a page loads by itself, each once. */
export function trackersOn(page: ParsedPage): FoundTracker[] {
  const parts = runningParts(page);
  return trackers.flatMap((tracker) => {
    const part = parts.find(
      ({ address, code }) =>
        (address !== '' && tracker.address?.test(address)) ||
        // A loader names the address within its code.
        (code !== '' && (tracker.inline?.test(code) || tracker.address?.test(code))),
    );
    if (!part) return [];
    const { name, kind } = tracker;
    return [
      { name, kind, proof: { kind: 'element', value: openingTag(part.element), remark: name } },
    ];
  });
}

/** Advertising cookies that came with the page itself. */
export function trackingCookies(cookies: readonly string[]): FoundTracker[] {
  return cookies.flatMap((line): FoundTracker[] => {
    const [, cookie] = advertisingCookies.exec(line) ?? [];
    if (cookie === undefined) return [];
    const proof: Proof = { kind: 'header', value: `Set-Cookie: ${line}` };
    return [{ name: `the cookie ${cookie}`, kind: 'advertising', proof }];
  });
}

/** Google’s consent mode, told to hold back until somebody agrees. */
const deniedByDefault =
  /['"]consent['"]\s*,\s*['"]default['"]\s*,\s*\{[^}]{0,400}ad_storage['"]?\s*:\s*['"]denied/;

/** What asks visitors for consent: a tool, a banner in the page, or Google’s consent mode. */
export function consentToolOn(page: ParsedPage): Proof | null {
  const script = byTag(page, 'script', 'link', 'iframe').find((element) => {
    const names = `${attribute(element, 'src') ?? ''} ${attribute(element, 'href') ?? ''} ${attribute(element, 'id') ?? ''}`;
    if (consentTools.test(names)) return true;
    if (element.name !== 'script' || attribute(element, 'src') !== null) return false;
    const code = textContent(element).slice(0, MAX_INLINE);
    return consentTools.test(code) || deniedByDefault.test(code) || /__tcfapi|__cmp\b/.test(code);
  });
  if (script) return { kind: 'element', value: openingTag(script) };
  const banner = page.elements.find(
    ({ name, attribs }) =>
      name !== 'body' &&
      name !== 'html' &&
      bannerNames.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`),
  );
  if (banner) return { kind: 'element', value: openingTag(banner) };
  const [words] = bannerWords.exec(textLines(page)) ?? [];
  return words === undefined ? null : { kind: 'text', value: words };
}
