import { type Check, countPartOf, fail, notApplicable, pass } from '../../model/check.ts';
import type { LinkFact } from '../../model/evidence.ts';
import { listSocialLinks, type SocialLink } from '../../page/social-links.ts';
import { makeElementProof } from '../proofs.ts';

const faults: Readonly<Record<NonNullable<SocialLink['fault']>, string>> = {
  nowhere: 'leads nowhere',
  'network-itself': 'leads to the network, not to a profile',
  template: 'leads to the template maker’s profile',
};

/** Networks turn programs away with other statuses. */
function isGone({ status }: LinkFact): boolean {
  return status === 404 || status === 410;
}

export const localSocialLinks: Check = {
  id: 'local-social-links',
  severity: 'low',
  title: 'Links to social profiles that lead nowhere',
  passed: 'Links to social profiles',
  why: 'Customers look at your latest posts to see that you are still in business. An icon that leads nowhere looks as if you were not.',
  fix: 'Put the address of your own profile behind each icon, and take out icons of networks that you don’t use.',
  remedy: 'visibility',
  sourceName: 'RFC 9110, status 404',
  sourceUrl: 'https://www.rfc-editor.org/rfc/rfc9110#name-404-not-found',
  judge({ page, socialLinks }) {
    const links = listSocialLinks(page);
    if (links.length === 0) return notApplicable('The page links no social profiles.');
    const gone = new Set(
      (socialLinks.known ? socialLinks.value : []).filter(isGone).map((fact) => fact.url),
    );
    const wrong = links.flatMap(({ element, network, url, fault }) => {
      if (fault !== null) return [makeElementProof(element, `${network}: ${faults[fault]}`)];
      return url !== null && gone.has(url)
        ? [makeElementProof(element, `${network}: there is no such profile`)]
        : [];
    });
    if (wrong.length === 0) {
      return pass('The links to social profiles have addresses of their own.', [
        ...new Map(links.map((link) => [link.url, makeElementProof(link.element)])).values(),
      ]);
    }
    return fail(
      `${countPartOf(wrong.length, links.length, 'link')} to social profiles ${wrong.length === 1 ? 'leads' : 'lead'} to none of yours.`,
      wrong,
      { share: 1 - wrong.length / links.length, confidence: 'likely' },
    );
  },
};
