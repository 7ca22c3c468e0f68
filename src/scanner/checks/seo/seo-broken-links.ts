import { type Check, countPartOf, fail, notApplicable, pass, unknown } from '../../model/check.ts';
import type { LinkFact } from '../../model/evidence.ts';
import { makeProof } from '../proofs.ts';

function isFine({ status }: LinkFact): boolean {
  return status !== null && status >= 200 && status < 400;
}

/** Other statuses, such as 401, 403, 429 and 999, are answers to bots and prove nothing. */
function isBroken({ status }: LinkFact): boolean {
  return status === 404 || status === 410 || (status !== null && status >= 500 && status < 600);
}

export const seoBrokenLinks: Check = {
  id: 'seo-broken-links',
  severity: 'high',
  title: 'Links on the page lead nowhere',
  passed: 'Links that work',
  why: 'A visitor who meets an error page often leaves, and broken links make a business look as if no one were minding the website.',
  fix: 'Correct or remove the links listed here, or redirect the old addresses to the pages that replaced them.',
  remedy: 'build',
  needsContent: 'to-apply',
  sourceName: 'Google Search Central, HTTP status codes',
  sourceUrl: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  judge({ links }) {
    if (!links.known) return unknown(`The links could not be tried: ${links.because}`);
    if (links.value.length === 0)
      return notApplicable('There are no links to other pages of the website.');
    const fine = links.value.filter(isFine);
    const broken = links.value.filter(isBroken);
    const tried = fine.length + broken.length;
    if (tried === 0) return unknown('The links that were tried gave no clear answer.');
    if (broken.length === 0) {
      return pass(
        tried === 1
          ? 'The 1 link that was tried works.'
          : `The ${tried} links that were tried work.`,
      );
    }
    const isGone = broken.some(({ status }) => status === 404 || status === 410);
    return fail(
      `${countPartOf(broken.length, tried, 'link')} that ${tried === 1 ? 'was' : 'were'} tried ${broken.length === 1 ? 'leads' : 'lead'} to an error page.`,
      broken.map(({ url, status }) => makeProof('address', url, `Status ${status}`)),
      {
        share: fine.length / tried,
        // A server error may be temporary.
        confidence: isGone ? 'certain' : 'likely',
      },
    );
  },
};
