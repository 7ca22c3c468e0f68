import { type Check, fail, note, pass } from '../../model/check.ts';

export const mobDoctype: Check = {
  id: 'mob-doctype',
  severity: 'low',
  title: 'Browsers show the page as in the 1990s',
  passed: 'Modern layout rules (doctype)',
  why: 'Without the right first line, browsers fall back to the layout rules of the nineties. Widths, margins and type then differ from what the designer saw, most of all on phones.',
  fix: 'Make <!doctype html> the very first line of the page, before any space or comment that a server adds.',
  remedy: 'build',
  sourceName: 'Lighthouse, doctype; HTML Standard, quirks mode',
  sourceUrl: 'https://developer.chrome.com/docs/lighthouse/best-practices/doctype',
  judge({ page: { document } }) {
    switch (document['x-mode']) {
      case 'quirks':
        return fail(
          'The page has no doctype, or an outdated one, so browsers use old layout rules.',
        );
      case 'limited-quirks':
        return note('The page has the doctype of an older HTML; browsers use nearly modern rules.');
      default:
        return pass('The page begins with a modern doctype.');
    }
  },
};
