import { type Check, fail, note, pass, type Verdict } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { findPostcodes, findWordedAddress, hasStreetBefore } from '../../page/contact-details.ts';
import { makeProof } from '../proofs.ts';
import { describePagesRead, judgeMissing, listSitePages, type SitePage } from './business-facts.ts';

const LETTERS_BEFORE = 80;

function addressOn({ text }: SitePage) {
  const found = findPostcodes(text).map(({ postcode, index }) => {
    const start = Math.max(0, index - LETTERS_BEFORE);
    // A word cut in the middle would look like a typing error of the page.
    const words = text
      .slice(start, index + postcode.length)
      .replace(start > 0 ? /^\S*\s+/ : /^/, '');
    const proof = makeProof('text', words.replace(/\n/g, ', ').trim());
    return { postcode, hasStreet: hasStreetBefore(text, index), proof };
  });
  return found.find(({ hasStreet }) => hasStreet) ?? found[0] ?? null;
}

function judge(evidence: ScanEvidence): Verdict {
  const pages = listSitePages(evidence);
  const found = pages.flatMap((page) => {
    const address = addressOn(page);
    return address ? [{ ...address, page }] : [];
  });
  const whole = found.filter(({ hasStreet }) => hasStreet);
  const here = whole.find(({ page }) => page.isMain);
  if (here) return pass('The address is shown with street and postcode.', [here.proof]);
  const [elsewhere] = whole;
  if (elsewhere) {
    return note('The address is shown on another page, but not on this one.', [
      { kind: 'address', value: elsewhere.page.url, remark: elsewhere.proof.value },
    ]);
  }
  const [words] = pages.flatMap(({ text }) => findWordedAddress(text) ?? []);
  if (words) {
    return note(
      'The address is shown without a postcode. With one, customers find it on maps and in their satnav.',
      [makeProof('text', words)],
    );
  }
  const [partial] = found;
  if (partial) {
    return fail(
      `The postcode ${partial.postcode} is shown, but no street was found with it.`,
      [partial.proof],
      { share: 0.5, confidence: 'possible' },
    );
  }
  return judgeMissing(
    evidence,
    `No address with a postcode is shown on ${describePagesRead(pages)}.`,
  );
}

/** Judges visible text. An address only on the contact page gives a note. */
export const localAddress: Check = {
  id: 'local-address',
  severity: 'high',
  title: 'No full address on the page',
  passed: 'Full address',
  why: 'An address tells customers that you are near and real, and Google compares it with your map entry. Online services may also have to give a geographic address by law.',
  fix: 'Put the address as text into the footer of every page: street, town and postcode, written as in your Google Business Profile. A picture or map alone can’t be read.',
  remedy: 'local',
  sourceName: 'E-Commerce Regulations 2002, regulation 6',
  sourceUrl: 'https://www.legislation.gov.uk/uksi/2002/2013/regulation/6',
  judge,
};
