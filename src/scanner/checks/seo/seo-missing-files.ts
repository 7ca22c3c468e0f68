import { type Check, countPartOf, fail, notApplicable, pass, unknown } from '../../model/check.ts';
import type { AssetFact } from '../../model/evidence.ts';
import { makeProof } from '../proofs.ts';

const names: Readonly<Record<AssetFact['kind'], string>> = {
  image: 'Picture',
  script: 'Script',
  style: 'Style sheet',
  font: 'Font',
  other: 'File',
};

function isFine({ status }: AssetFact): boolean {
  return status !== null && status >= 200 && status < 400;
}

/** Other statuses may be meant for bots. */
function isMissing({ status }: AssetFact): boolean {
  return status === 404 || status === 410;
}

/** Without its style sheet a page falls apart, however many pictures are there. */
const shareWithoutStyle = 0.2;

export const seoMissingFiles: Check = {
  id: 'seo-missing-files',
  severity: 'high',
  title: 'Pictures or files of the page are missing',
  passed: 'Files that the page needs',
  why: 'A missing picture leaves a hole, a missing style sheet or script a page that looks broken or does not work. Visitors take it for the state of the business.',
  fix: 'Upload the files listed here again, correct their addresses in the page, or take the references out.',
  remedy: 'build',
  needsContent: 'to-apply',
  sourceName: 'RFC 9110, status 404',
  sourceUrl: 'https://www.rfc-editor.org/rfc/rfc9110#name-404-not-found',
  judge({ assets }) {
    if (!assets.known) return unknown(assets.because);
    const missing = assets.value.filter(isMissing);
    const fine = assets.value.filter(isFine);
    const looked = fine.length + missing.length;
    if (assets.value.length === 0) return notApplicable('The page needs no other files.');
    if (looked === 0) return unknown('The page’s files gave no clear answer.');
    if (missing.length === 0) {
      return pass(
        looked === 1
          ? 'The 1 file that was looked at is there.'
          : `The ${looked} files that were looked at are there.`,
      );
    }
    const share = fine.length / looked;
    return fail(
      `${countPartOf(missing.length, looked, 'file')} that the page needs ${missing.length === 1 ? 'is' : 'are'} missing.`,
      missing.map(({ url, kind, status }) =>
        makeProof('address', url, `${names[kind]}, status ${status}`),
      ),
      {
        share: missing.some(({ kind }) => kind === 'style')
          ? Math.min(share, shareWithoutStyle)
          : share,
      },
    );
  },
};
