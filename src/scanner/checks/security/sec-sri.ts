import type { Check, Proof } from '../../model/check.ts';
import { countNoun, countPartOf, fail, notApplicable, pass } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { findSiteDomain, isSameDomain } from '../../page/internal-links.ts';
import { formatOpeningTag, readAttribute } from '../../page/parse-page.ts';
import { listResources, type PageResource } from '../../page/resources.ts';
import { isChangedInPlace } from './changing-scripts.ts';

const hashes = /(?:^|\s)sha(?:256|384|512)-[\w+/-]+={0,2}(?:\?\S*)?(?=\s|$)/i;

/** `@4.17.1`, `/3.6.0/`, `-1.12.4.min.js` */
const namesVersion = /[@/.-]v?\d+\.\d+/;

function isPinned({ element }: PageResource): boolean {
  return hashes.test(readAttribute(element, 'integrity') ?? '');
}

/** Third-party scripts with constant content, for which a hash works. */
function foreignScripts({ page, url }: ScanEvidence): PageResource[] {
  const own = new URL(url);
  return listResources(page).filter(
    (resource) =>
      resource.element.name === 'script' &&
      !isSameDomain(resource.url, own) &&
      (isPinned(resource) || !isChangedInPlace(resource.url)),
  );
}

/** Subresource Integrity on scripts from other registrable domains. */
export const secSri: Check = {
  id: 'sec-sri',
  category: 'security',
  severity: 'low',
  title: 'Scripts from other websites are not checked for changes',
  passed: 'Fingerprints of scripts from other websites',
  why: 'If the other website is broken into, its script changes on yours too. With a fingerprint, browsers refuse the changed file.',
  fix: 'Put the script on your own server, or give its tag an integrity attribute with the file’s hash and crossorigin="anonymous". Services such as cdnjs and jsDelivr show the hash beside each file.',
  remedy: 'build',
  source: { name: 'W3C Subresource Integrity', url: 'https://www.w3.org/TR/sri-2/' },
  judge(evidence) {
    const scripts = foreignScripts(evidence);
    if (scripts.length === 0) {
      return notApplicable(
        'No script comes from another website in a version that stays the same.',
      );
    }
    const open = scripts.filter((script) => !isPinned(script));
    const toProof = ({ element, url }: PageResource): Proof => ({
      kind: 'element',
      value: formatOpeningTag(element),
      remark: `from ${findSiteDomain(url)}`,
    });
    if (open.length === 0) {
      const count = countNoun(scripts.length, 'script');
      return pass(`${count} from other websites, each with a fingerprint.`, scripts.map(toProof));
    }
    return fail(
      `${countPartOf(open.length, scripts.length, 'script from another website', 'scripts from other websites')} ${open.length === 1 ? 'has' : 'have'} no fingerprint.`,
      {
        share: 1 - open.length / scripts.length,
        // Without a version in its address, a script may change in place.
        confidence: open.some(({ url }) => namesVersion.test(url.pathname))
          ? 'certain'
          : 'possible',
        proofs: open.map(toProof),
      },
    );
  },
};
