import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { getDomain } from 'tldts';
import { isForScreens, readStyleAddresses } from './css-declarations.ts';
import { readTokens } from './find-role.ts';
import { isWithinElement, memoisePerPage, type ParsedPage, resolveAddress } from './parse-page.ts';

const MAX_CANDIDATES = 50;

/** Addresses in a `srcset`: one may hold commas (`data:`); a final comma ends the candidate. */
export function readSrcsetAddresses(srcset: string): string[] {
  const addresses: string[] = [];
  let rest = srcset;
  while (addresses.length < MAX_CANDIDATES) {
    rest = rest.replace(/^[\s,]+/, '');
    const token = /^\S+/.exec(rest)?.[0];
    if (!token) break;
    rest = rest.slice(token.length);
    const address = token.replace(/,+$/, '');
    if (address !== '') addresses.push(address);
    // Without a final comma, descriptors extend to the next comma outside brackets.
    if (address === token) rest = rest.replace(/^(?:[^,(]|\([^)]*(?:\)|$))*/, '');
  }
  return addresses;
}

export type ResourceKind = 'script' | 'style' | 'image' | 'font' | 'other';

export interface PageResource {
  url: URL;
  kind: ResourceKind;
  element: Element;
  /** Blocks rendering: a plain script or style sheet in the head. */
  isBlocking: boolean;
  /** Loaded instead of another file, later or never, such as a `srcset` candidate or `prefetch`. */
  isAlternative: boolean;
}

type Found = [address: string, kind: ResourceKind, isAlternative?: boolean];

const MAX_RESOURCES = 3000;

// Scripts awaiting consent have another type, e.g. text/plain, and are not loaded.
const scriptTypes =
  /^(?:module|(?:text|application)\/(?:x-)?(?:javascript|ecmascript)|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

const kindsOfPreload: Readonly<Record<string, ResourceKind>> = {
  script: 'script',
  worker: 'script',
  style: 'style',
  image: 'image',
  font: 'font',
};

const fontNames = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i;

function one(element: Element, name: string, kind: ResourceKind): Found[] {
  const address = element.attribs[name]?.trim();
  return address ? [[address, kind]] : [];
}

function sources(element: Element): Element[] {
  return element.children.filter(isTag).filter(({ name }) => name === 'source');
}

function fromScript(element: Element): Found[] {
  const type = (element.attribs.type ?? '').trim().toLowerCase();
  const isRun = type === '' || scriptTypes.test(type);
  // No current browser loads `nomodule` scripts.
  return isRun && element.attribs.nomodule === undefined ? one(element, 'src', 'script') : [];
}

function fromImage(element: Element): Found[] {
  const src = one(element, 'src', 'image');
  const candidates = readSrcsetAddresses(element.attribs.srcset ?? '');
  return [
    ...src,
    ...candidates.map((address, index): Found => [address, 'image', src.length + index > 0]),
  ];
}

function fromPicture(element: Element): Found[] {
  return sources(element).flatMap((source) =>
    readSrcsetAddresses(source.attribs.srcset ?? '').map(
      (address): Found => [address, 'image', true],
    ),
  );
}

function fromMedia(element: Element): Found[] {
  const files = [
    ...one(element, 'src', 'other'),
    ...sources(element).flatMap((source) => one(source, 'src', 'other')),
  ];
  // Without autoplay browsers load little of a video.
  const isPlayed = element.attribs.autoplay !== undefined;
  return [
    ...one(element, 'poster', 'image'),
    ...files.map(([address, kind], index): Found => [address, kind, index > 0 || !isPlayed]),
  ];
}

function fromLink(element: Element): Found[] {
  const rel = readTokens(element, 'rel');
  const is = (...names: string[]) => names.some((name) => rel.includes(name));
  if (is('stylesheet')) {
    const isOff = is('alternate') || element.attribs.disabled !== undefined;
    return isOff ? [] : one(element, 'href', 'style');
  }
  if (is('modulepreload')) return one(element, 'href', 'script');
  if (is('preload', 'prefetch')) {
    const kind = kindsOfPreload[readTokens(element, 'as')[0] ?? ''] ?? 'other';
    const candidates = readSrcsetAddresses(element.attribs.imagesrcset ?? '');
    const found = [...one(element, 'href', kind), ...candidates.map((it): Found => [it, kind])];
    return found.map(([address], index) => [address, kind, index > 0 || !is('preload')]);
  }
  if (is('icon', 'apple-touch-icon', 'apple-touch-icon-precomposed', 'mask-icon')) {
    return one(element, 'href', 'image').map(([address, kind]) => [address, kind, true]);
  }
  return is('manifest') ? one(element, 'href', 'other').map(([it, kind]) => [it, kind, true]) : [];
}

function fromStyle(element: Element): Found[] {
  return readStyleAddresses(textContent(element)).imports.map((address) => [address, 'style']);
}

const readers: Readonly<Record<string, (element: Element) => Found[]>> = {
  script: fromScript,
  link: fromLink,
  style: fromStyle,
  img: fromImage,
  picture: fromPicture,
  video: fromMedia,
  audio: fromMedia,
  track: (element) => one(element, 'src', 'other'),
  iframe: (element) => one(element, 'src', 'other'),
  frame: (element) => one(element, 'src', 'other'),
  embed: (element) => one(element, 'src', 'other'),
  object: (element) => one(element, 'data', 'other'),
  image: (element) => one(element, 'href', 'image'),
  input: (element) =>
    readTokens(element, 'type')[0] === 'image' ? one(element, 'src', 'image') : [],
};

function fromStyleAttribute(element: Element): Found[] {
  const style = element.attribs.style;
  if (!style?.includes('url(')) return [];
  return readStyleAddresses(style).urls.map((address) => [
    address,
    fontNames.test(address) ? 'font' : 'image',
  ]);
}

/** Render-blocking by its markup (HTML Standard, “render-blocking”). */
function isBlocking(element: Element, head: Element | null): boolean {
  if (!head || !isWithinElement(element, head)) return false;
  if (element.name === 'script') {
    const isModule = readTokens(element, 'type')[0] === 'module';
    return !isModule && element.attribs.async === undefined && element.attribs.defer === undefined;
  }
  const isSheet = element.name === 'style' || readTokens(element, 'rel').includes('stylesheet');
  return isSheet && isForScreens(element);
}

/** All files that the markup loads or offers over http, in document order; addresses may repeat. */
export const listResources = memoisePerPage(readResources);

function readResources(page: ParsedPage): PageResource[] {
  const resources: PageResource[] = [];
  for (const element of page.elements) {
    const found = [...(readers[element.name]?.(element) ?? []), ...fromStyleAttribute(element)];
    for (const [address, kind, isAlternative = false] of found) {
      const url = resolveAddress(page, address);
      if (!url || !/^https?:$/.test(url.protocol)) continue;
      const blocks = (kind === 'script' || kind === 'style') && isBlocking(element, page.head);
      resources.push({ url, kind, element, isBlocking: blocks, isAlternative });
      if (resources.length >= MAX_RESOURCES) return resources;
    }
  }
  return resources;
}

/** Files that a browser loads to show the page, unique, without fragment and alternatives. */
export function listLoadedFiles(page: ParsedPage): { url: string; kind: ResourceKind }[] {
  const files = new Map<string, { url: string; kind: ResourceKind }>();
  for (const { url, kind, isAlternative } of listResources(page)) {
    const href = formatWithoutFragment(url);
    if (!isAlternative && !files.has(href)) files.set(href, { url: href, kind });
  }
  return [...files.values()];
}

export function formatWithoutFragment({ href }: URL): string {
  return href.split('#')[0] ?? href;
}

/** Hosts with and without `www.` are the same site. */
export function isSameSite(a: URL, b: URL): boolean {
  const bare = ({ host }: URL) => host.replace(/^www\./, '');
  return bare(a) === bare(b);
}

/** The registered domain: `shop.co.uk` for `www.shop.co.uk`; the host itself without one. */
export function findSiteDomain({ hostname }: URL): string {
  return getDomain(hostname) ?? hostname;
}

/** True for hosts of one registered domain, so probably of one owner. */
export function isSameDomain(a: URL, b: URL): boolean {
  return findSiteDomain(a) === findSiteDomain(b);
}
