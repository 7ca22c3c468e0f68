import { type Check, fail, joinWithAnd, note, pass, unknown } from '../../model/check.ts';
import { findUnreadableReason } from './business-facts.ts';
import { findConsentTool, findEmbeds, findTrackers, findTrackingCookies } from './find-trackers.ts';

/** Statistics need information, but no consent since 5 February 2026 (PECR, Schedule A1). */
export const localCookieConsent: Check = {
  id: 'local-cookie-consent',
  severity: 'medium',
  title: 'Trackers may need consent',
  passed: 'Trackers and consent',
  why: 'Advertising trackers may need a visitor’s consent before they start, and the UK’s data protection authority has been looking into it.',
  fix: 'Take out trackers that no one uses. For the others, add a consent tool that holds them back until the visitor agrees, and makes refusing as easy as agreeing.',
  remedy: 'legal',
  sourceName: 'PECR, regulation 6 and Schedule A1',
  sourceUrl: 'https://www.legislation.gov.uk/uksi/2003/2426/regulation/6',
  judge(evidence) {
    const { page, cookies } = evidence;
    const found = [...findTrackers(page), ...findTrackingCookies(cookies)];
    const proofs = found.map(({ proof }) => proof);
    const names = (list: readonly { name: string }[]) => joinWithAnd(list.map(({ name }) => name));
    const tool = findConsentTool(page);
    if (found.length === 0) {
      const because = findUnreadableReason(evidence);
      if (because) return unknown(because);
      const embeds = findEmbeds(page).filter(({ setsCookies }) => setsCookies);
      return embeds.length > 0 && !tool
        ? note(
            `The page shows content from ${names(embeds)}, which may set cookies of its own. This may need consent.`,
            embeds.map(({ proof }) => proof),
          )
        : pass('No known tracker is in the source of this page.');
    }
    if (tool) {
      return pass(
        `The page uses ${names(found)} and has a consent tool. Whether it holds them back until the visitor agrees was not tried.`,
        [tool, ...proofs],
      );
    }
    const advertising = found.filter(({ kind }) => kind === 'advertising');
    if (advertising.length > 0) {
      return fail(
        `The page uses ${names(advertising)}, and no consent tool was found. This may need consent.`,
        advertising.map(({ proof }) => proof),
        { confidence: 'possible' },
      );
    }
    if (found.some(({ kind }) => kind === 'statistics')) {
      return note(
        `The page uses ${names(found)}. Statistics may do without consent, if visitors are told and can object.`,
        proofs,
      );
    }
    return note(
      `The page uses ${names(found)}. What it loads in turn can’t be seen from outside, and may need consent.`,
      proofs,
    );
  },
};
