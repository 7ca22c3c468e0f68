import { counted } from '../../model/amounts.ts';
import type { Check, Proof } from '../../model/check.ts';
import { fail, notApplicable, note, pass } from '../../model/verdicts.ts';
import { listResources, withoutFragment } from '../../page/resources.ts';
import type { Hole } from './known-vulnerabilities.ts';
import { type FoundLibrary, holesOf, librariesIn } from './library-version.ts';

interface Judged extends FoundLibrary {
  address: string;
  holes: Hole[];
}

function toProof({ library, version, address, holes }: Judged): Proof {
  const last = holes.at(-1);
  const mended = !last || last.isOpen ? 'no longer maintained' : `mended in ${last.below}`;
  const cves = [...new Set(holes.map(({ cve }) => cve))].join(', ');
  return {
    kind: 'address',
    value: address,
    remark: `${library.name} ${version}: ${cves}, ${mended}`,
  };
}

function namesOf(found: readonly FoundLibrary[]): string {
  const names = [...new Set(found.map(({ library, version }) => `${library.name} ${version}`))];
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and more` : names.join(', ');
}

/** Libraries in versions with published holes, read off the scripts’ addresses. */
export const secOldLibrary: Check = {
  id: 'sec-old-library',
  category: 'security',
  severity: 'medium',
  title: 'Outdated software with known security holes',
  passed: 'Software without known security holes',
  why: 'Holes in these versions are public, and so are ready-made ways to use them. Whether they can be used here depends on how the website is built.',
  fix: 'Bring the libraries named below up to date, usually by updating the theme or plug-in that brings them. Test the website afterwards, as old code may rely on the old version.',
  remedy: 'build',
  source: { name: 'GitHub Advisory Database', url: 'https://github.com/advisories' },
  judge({ page }) {
    const scripts = new Map(
      listResources(page)
        .filter(({ kind }) => kind === 'script')
        .map(({ url }) => [withoutFragment(url), url]),
    );
    const judged = [...scripts].flatMap(([address, url]) =>
      librariesIn(url).map((found): Judged => ({ ...found, address, holes: holesOf(found) })),
    );
    const sure = judged.filter(({ isGuess }) => !isGuess);
    const old = judged.filter(({ holes }) => holes.length > 0);
    const surelyOld = old.filter(({ isGuess }) => !isGuess);
    if (surelyOld.length > 0) {
      const count = counted(surelyOld.length, 'library', 'libraries');
      return fail(`${count} with known holes: ${namesOf(surelyOld)}.`, {
        share: 1 - surelyOld.length / sure.length,
        proofs: surelyOld.map(toProof),
      });
    }
    if (old.length > 0) {
      return note(
        `Worth a look: ${namesOf(old)}, if the number in the address is the library’s own.`,
        old.map(toProof),
      );
    }
    return sure.length > 0
      ? pass(`${counted(sure.length, 'library', 'libraries')} found, none with a known hole.`)
      : notApplicable('No script names a library with a version that we know.');
  },
};
