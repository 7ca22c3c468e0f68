import {
  type Check,
  fail,
  notApplicable,
  note,
  type Proof,
  pass,
  unknown,
} from '../../model/check.ts';
import type { MailFacts } from '../../model/evidence.ts';

/** The share of the score with one of two protections. */
const HALF = 0.5;

function proofsOf({ domain, spf, dmarc }: MailFacts): Proof[] {
  return [
    ...spf.map((value): Proof => ({ kind: 'text', value, remark: `TXT record of ${domain}` })),
    ...dmarc.map(
      (value): Proof => ({
        kind: 'text',
        value,
        remark: `TXT record of _dmarc.${domain}`,
      }),
    ),
  ];
}

/** Why SPF protects nothing; null when it does. */
function findSpfFault({ spf, domain }: MailFacts): string | null {
  const [record, second] = spf;
  if (record === undefined) return `${domain} has no SPF record`;
  if (second !== undefined) return `${domain} has ${spf.length} SPF records, so none counts`;
  return /\s\+?all\s*$/i.test(record) ? `the SPF record of ${domain} lets everybody send` : null;
}

function capitalise(text: string): string {
  return text.startsWith('the ') ? `T${text.slice(1)}` : text;
}

/** SPF (RFC 7208) and DMARC (RFC 7489) of domains that take mail. DKIM can't be seen from outside. */
export const secMailSpoofing: Check = {
  id: 'sec-mail-spoofing',
  severity: 'medium',
  title: 'Others may send emails in your name',
  passed: 'Protection against forged emails',
  why: 'Without SPF and DMARC, a stranger can send your customers an invoice from your address, and your own emails land in the spam folder more often.',
  fix: 'Have your email provider tell you the SPF record and add it to the domain as TXT. Add a TXT record _dmarc with “v=DMARC1; p=none; rua=mailto:…” first, and p=quarantine once the reports are clean.',
  remedy: 'hosting',
  sourceName: 'National Cyber Security Centre, email security',
  sourceUrl: 'https://www.ncsc.gov.uk/collection/email-security-and-anti-spoofing',
  judge({ mail }) {
    if (!mail.known) return unknown(mail.because);
    const facts = mail.value;
    const { domain, takesMail, spf, dmarc } = facts;
    if (!takesMail && spf.length === 0) {
      return notApplicable(`No email goes to addresses at ${domain}.`);
    }
    const proofs = proofsOf(facts);
    const spfFault = findSpfFault(facts);
    const [policy] = dmarc;
    if (spfFault !== null && policy === undefined) {
      return fail(`${capitalise(spfFault)}, and there is no DMARC record.`, proofs);
    }
    if (spfFault !== null) return fail(`${capitalise(spfFault)}.`, proofs, { share: HALF });
    if (policy === undefined) {
      return fail(`${domain} has an SPF record, but no DMARC record.`, proofs, { share: HALF });
    }
    return /;\s*p\s*=\s*none\b/i.test(policy)
      ? note(
          'SPF and DMARC are set, but DMARC only watches (p=none) and stops nothing yet.',
          proofs,
        )
      : pass('SPF and DMARC are set.', proofs);
  },
};
