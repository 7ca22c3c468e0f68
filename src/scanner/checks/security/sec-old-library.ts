import {
  type Check,
  countNoun,
  fail,
  notApplicable,
  note,
  type Proof,
  pass,
} from '../../model/check.ts';
import { formatWithoutFragment, listResources } from '../../page/resources.ts';
import { makeProof } from '../proofs.ts';
import { knownLibraries, type Library, type Vulnerability } from './known-vulnerabilities.ts';

interface FoundLibrary {
  library: Library;
  /** As written, e.g. `3.4.1`, `3.4`, `1`. */
  version: string;
  /** Known from `?ver=` only, which may be the website's version. */
  isGuess: boolean;
}

type Version = readonly number[];

const MAX_PATH = 500;

const number = String.raw`v?(\d{1,3}(?:\.\d{1,4}){0,2})(?:-?(?:alpha|beta|rc|wp)[\w.]*)?`;
const ending = String.raw`(?:[-.](?:min|slim|full|pack|packed|prod|production|compat|core|custom|bundle|umd|esm|[0-9a-f]{8,64}))*\.m?js$`;
// jquery-3.4.1.min.js
const inName = new RegExp(String.raw`^([a-z][\w.-]*?)[-.]${number}${ending}`, 'i');
// jquery@3.4.1 of a package
const inPackage = new RegExp(String.raw`(?:^|[/,])([a-z][\w.-]*)@${number}(?=[/,]|$)`, 'gi');
const plain = new RegExp(String.raw`^([a-z][\w.-]*?)${ending}`, 'i');
const exactly = new RegExp(`^${number}$`, 'i');

function partsOf(version: string): Version {
  return version.split('.').map(Number);
}

/** A partial version stands for its newest release: `3.4` is 3.4.∞. */
function isBefore(version: Version, limit: Version): boolean {
  for (let index = 0; index < 3; index += 1) {
    const own = version[index] ?? Number.POSITIVE_INFINITY;
    const other = limit[index] ?? 0;
    if (own !== other) return own < other;
  }
  return false;
}

function libraryOf(name: string): Library | undefined {
  return knownLibraries.find(({ files }) => files.test(name.toLowerCase()));
}

function found(name: string | undefined, version: string | undefined, isGuess = false) {
  const library = libraryOf(name ?? '');
  return library && version ? [{ library, version, isGuess }] : [];
}

/** In the WordPress core folder, `ver` is the library's version. */
const wordPressCore = /\/wp-includes\/js\//;

function inQuery(url: URL, file: string): FoundLibrary[] {
  const stated = exactly.exec(url.searchParams.get('ver') ?? url.searchParams.get('v') ?? '');
  if (!stated?.[1]?.includes('.')) return [];
  const isCore = wordPressCore.test(url.pathname) && !/-wp$/.test(stated[0]);
  return found(plain.exec(file)?.[1], stated[1], !isCore);
}

/** Finds `jquery-3.4.1.min.js`, `jquery@3.4.1`, `/jquery/3.4.1/jquery.min.js` and `?ver=3.4.1`. */
export function findLibraries(url: URL): FoundLibrary[] {
  const path = decoded(url.pathname.slice(-MAX_PATH));
  const folders = path.split('/').filter(Boolean);
  const file = folders.pop() ?? '';
  const packages = [...path.matchAll(inPackage)].flatMap(([, name, version]) =>
    found(name, version),
  );
  if (packages.length > 0) return packages;
  const named = inName.exec(file);
  // Browsers save copies as `jquery-1.js`, whatever the version.
  const own = named?.[2]?.includes('.') ? found(named[1], named[2]) : [];
  if (own.length > 0) return own;
  const inPath = inFolders(url, folders, plain.exec(file)?.[1] ?? '');
  return inPath.length > 0 ? inPath : inQuery(url, file);
}

/** A CDN has the library above the version; `/js/2/jquery.js` proves nothing. */
function inFolders({ hostname }: URL, folders: readonly string[], name: string): FoundLibrary[] {
  const index = folders.length - (/^(?:js|dist)$/.test(folders.at(-1) ?? '') ? 2 : 1);
  const version = exactly.exec(folders[index] ?? '')?.[1];
  const above = folders[index - 1] ?? hostname.split('.').at(-2) ?? '';
  const isJqueryUi = hostname === 'code.jquery.com' && above === 'ui';
  const library = libraryOf(isJqueryUi ? 'jquery-ui' : above);
  return library && library === libraryOf(name) ? found(name, version) : [];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function listVulnerabilities({ library, version }: FoundLibrary): Vulnerability[] {
  const own = partsOf(version);
  return library.holes.filter(({ from, below }) => {
    const hasBegun = from === undefined || !isBefore(own, partsOf(from));
    return hasBegun && isBefore(own, partsOf(below));
  });
}

interface Judged extends FoundLibrary {
  address: string;
  holes: Vulnerability[];
}

function toProof({ library, version, address, holes }: Judged): Proof {
  const last = holes.at(-1);
  const mended = !last || last.isOpen ? 'no longer maintained' : `mended in ${last.below}`;
  const cves = [...new Set(holes.map(({ cve }) => cve))].join(', ');
  return makeProof('address', address, `${library.name} ${version}: ${cves}, ${mended}`);
}

function namesOf(found: readonly FoundLibrary[]): string {
  const names = [...new Set(found.map(({ library, version }) => `${library.name} ${version}`))];
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and more` : names.join(', ');
}

export const secOldLibrary: Check = {
  id: 'sec-old-library',
  severity: 'medium',
  title: 'Outdated software with known security holes',
  passed: 'Software without known security holes',
  why: 'Holes in these versions are public, and so are ready-made ways to use them. Whether they can be used here depends on how the website is built.',
  fix: 'Bring the libraries named below up to date, usually by updating the theme or plug-in that brings them. Test the website afterwards, as old code may rely on the old version.',
  remedy: 'build',
  sourceName: 'GitHub Advisory Database',
  sourceUrl: 'https://github.com/advisories',
  judge({ page }) {
    const scripts = new Map(
      listResources(page)
        .filter(({ kind }) => kind === 'script')
        .map(({ url }) => [formatWithoutFragment(url), url]),
    );
    const judged = [...scripts].flatMap(([address, url]) =>
      findLibraries(url).map(
        (found): Judged => ({ ...found, address, holes: listVulnerabilities(found) }),
      ),
    );
    const sure = judged.filter(({ isGuess }) => !isGuess);
    const old = judged.filter(({ holes }) => holes.length > 0);
    const surelyOld = old.filter(({ isGuess }) => !isGuess);
    if (surelyOld.length > 0) {
      const count = countNoun(surelyOld.length, 'library', 'libraries');
      return fail(`${count} with known holes: ${namesOf(surelyOld)}.`, surelyOld.map(toProof), {
        share: 1 - surelyOld.length / sure.length,
      });
    }
    if (old.length > 0) {
      return note(
        `Worth a look: ${namesOf(old)}, if the number in the address is the library’s own.`,
        old.map(toProof),
      );
    }
    return sure.length > 0
      ? pass(`${countNoun(sure.length, 'library', 'libraries')} found, none with a known hole.`)
      : notApplicable('No script names a library with a version that we know.');
  },
};
