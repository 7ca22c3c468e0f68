import { type Check, fail, note, type Proof, pass, type Verdict } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { findPhoneLinks, findPhoneNumbers, type PhoneLink } from '../../page/contact-details.ts';
import { makeElementProof, makeProof } from '../proofs.ts';
import { describePagesRead, judgeMissing, listSitePages, type SitePage } from './business-facts.ts';

function phonesOn({ page, text }: SitePage) {
  return {
    shown: findPhoneNumbers(text).filter(({ isUk }) => isUk),
    links: findPhoneLinks(page).filter(({ number }) => number?.isUk),
  };
}

function element({ element }: PhoneLink): Proof {
  return makeElementProof(element);
}

function judgeMain({ shown, links }: ReturnType<typeof phonesOn>): Verdict | null {
  const dialled = links.filter(({ kind }) => kind === 'tel');
  const [first] = shown;
  if (first && dialled.length > 0) {
    return dialled.some(({ isInternational }) => isInternational)
      ? pass(
          `A phone number is shown (${first.written}), and a tap on it dials.`,
          dialled.map(element),
        )
      : note(
          `A phone number is shown (${first.written}), and a tap on it dials. Written with +44, the link would work from abroad as well.`,
          dialled.map(element),
        );
  }
  if (first) {
    return fail(
      `The phone number ${first.written} is shown, but not as a link that dials.`,
      shown.map(({ written }) => ({ kind: 'text', value: written })),
      { share: 0.5, confidence: 'likely' },
    );
  }
  if (links.length === 0) return null;
  return fail(
    'There is a link that dials or opens WhatsApp, but the number itself does not stand there as text.',
    links.map(element),
    { share: 0.5, confidence: 'likely' },
  );
}

/** Numbers outside the ranges in use that Ofcom keeps for film and television. */
const invented =
  /(?<!\d)(?:\+44 ?(?:\(0\) ?)?|\(?0)(?:1632\)?[ -]?960|7700[ -]?900)[ -]?\d{3}(?!\d)/;

function judge(evidence: ScanEvidence): Verdict {
  const [main, ...sides] = listSitePages(evidence);
  const verdict = main ? judgeMain(phonesOn(main)) : null;
  if (verdict) return verdict;

  const elsewhere = sides.find((side) => phonesOn(side).shown.length > 0);
  if (elsewhere) {
    return note('A phone number is shown on another page, but not on this one.', [
      makeProof('address', elsewhere.url, phonesOn(elsewhere).shown[0]?.written ?? ''),
    ]);
  }
  const [unreal] = listSitePages(evidence).flatMap(({ text }) => invented.exec(text) ?? []);
  return unreal
    ? judgeMissing(
        evidence,
        `The phone number ${unreal} reaches nobody: Ofcom keeps it for film and television.`,
        [{ kind: 'text', value: unreal }],
      )
    : judgeMissing(
        evidence,
        `No UK phone number was found in the text of ${describePagesRead(listSitePages(evidence))}.`,
      );
}

/** A number only on the contact page gives a note: it takes one more step. */
export const localPhone: Check = {
  id: 'local-phone',
  severity: 'high',
  title: 'The phone number is missing or can’t be tapped',
  passed: 'Phone number that can be tapped',
  why: 'A customer with a leaking pipe wants to call now. On a phone, one tap should be enough; a number that has to be copied loses callers.',
  fix: 'Show the number in the header of every page as text, as a link with +44 and no first zero: <a href="tel:+441632960118">01632 960118</a>.',
  remedy: 'local',
  sourceName: 'RFC 3966, the tel address',
  sourceUrl: 'https://www.rfc-editor.org/rfc/rfc3966',
  judge,
};
