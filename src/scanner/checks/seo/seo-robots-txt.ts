import {
  type Check,
  countNoun,
  fail,
  notApplicable,
  note,
  type Proof,
  pass,
  unknown,
} from '../../model/check.ts';
import { parseRobots, type RobotsRemark, type RobotsRemarkKind } from '../../robots/robots-txt.ts';

const remarks: Readonly<Record<RobotsRemarkKind, string>> = {
  'not-understood': 'No rule: there is no colon.',
  'agent-missing': 'No crawler is named.',
  'rule-without-agent': 'No User-agent line stands before this rule.',
  'bad-path': 'A path begins with / or *.',
  'dollar-inside': '$ may only stand at the end.',
  'bad-sitemap': 'Not a full address.',
  'unknown-directive': 'Most crawlers don’t know this.',
};

/** An HTML page instead of the file; its lines are not worth showing. */
const webPage = /^\uFEFF?\s*<(?:!doctype\s+html|html|head|body)\b/i;

function proofOf({ kind, line, text }: RobotsRemark): Proof {
  return { kind: 'text', value: text, remark: `Line ${line}: ${remarks[kind]}` };
}

/** Lighthouse's rule, but unknown directives only give a note. */
export const seoRobotsTxt: Check = {
  id: 'seo-robots-txt',
  severity: 'medium',
  title: 'The rules for search engines can’t be read',
  passed: 'Rules for search engines (robots.txt)',
  why: 'The file robots.txt tells search engines what to read. While it fails, Google may stop reading the whole website.',
  fix: 'Let /robots.txt answer with plain text, with a User-agent line before each group of Allow and Disallow lines, or with status 404 if there are no rules.',
  remedy: 'visibility',
  sourceName: 'RFC 9309',
  sourceUrl: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  judge({ robotsTxt }) {
    if (!robotsTxt.known) return unknown(`robots.txt could not be read: ${robotsTxt.because}`);
    const { status, body, url, isCut } = robotsTxt.value;
    const answer: Proof = { kind: 'address', value: url, remark: `Status ${status}` };
    if (status >= 500) return fail(`robots.txt answers with error ${status}.`, [answer]);
    if (status === 429) return unknown('The server did not let us read robots.txt (status 429).');
    // RFC 9309, 2.3.1.3: “unavailable” closes nothing.
    if (status === 401 || status === 403) {
      return note(
        `The server keeps robots.txt back (status ${status}). Search engines take that as no rules at all.`,
        [answer],
      );
    }
    if (status >= 400) return notApplicable('There is no robots.txt; everything may be read.');
    if (status >= 300) return unknown(`robots.txt leads elsewhere (status ${status}).`);
    if (body.trim() === '') return notApplicable('robots.txt is empty; everything may be read.');
    if (webPage.test(body)) {
      return fail('In place of robots.txt there is a web page.', [answer]);
    }

    // The last line of a truncated file may be incomplete.
    const robots = parseRobots(isCut ? body.slice(0, body.lastIndexOf('\n') + 1) : body);
    const faults = robots.remarks.filter(({ kind }) => kind !== 'unknown-directive');
    if (faults.length > 0) {
      return fail(
        `robots.txt has ${countNoun(faults.length, 'line')} that can’t be understood.`,
        faults.map(proofOf),
        { share: (robots.lines - faults.length) / robots.lines },
      );
    }
    if (isCut) return note('robots.txt is very long; search engines read only the first 500 kB.');
    return robots.remarks.length > 0
      ? note(
          `robots.txt can be read; only some crawlers understand ${countNoun(robots.remarks.length, 'line')} in it.`,
          robots.remarks.map(proofOf),
        )
      : pass('robots.txt can be read.', [answer]);
  },
};
