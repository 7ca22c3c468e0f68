import { type Check, fail, formatFileSize, note, pass } from '../../model/check.ts';
import { MAX_HTML_BYTES } from '../../model/evidence.ts';

/** Three times the usual page. */
const MUCH_BYTES = 500 * 1024;

export const perfHtmlSize: Check = {
  id: 'perf-html-size',
  severity: 'medium',
  title: 'The page is larger than Google reads',
  passed: 'Size of the HTML',
  why: 'Google reads the first 2 MB of a page and leaves out the rest, and so does this scan. Phones take seconds to work through that much before they show anything.',
  fix: 'Find out what fills the HTML: pictures written into it as data:, style sheets and scripts repeated in the page, or a whole catalogue on one page. Move them into files and onto pages of their own.',
  remedy: 'speed',
  sourceName: 'Google Search Central, Googlebot',
  sourceUrl: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  judge({ htmlBytes }) {
    const measure = { kind: 'measure', value: formatFileSize(htmlBytes) } as const;
    if (htmlBytes >= MAX_HTML_BYTES) {
      return fail(
        'The page has more than 2 MB of HTML. Only its first 2 MB were judged: what stands further down is not in this report.',
        [{ kind: 'measure', value: 'more than 2 MB' }],
      );
    }
    const summary = `The page has ${measure.value} of HTML`;
    return htmlBytes > MUCH_BYTES
      ? note(`${summary}, far more than most pages need.`, [measure])
      : pass(`${summary}.`, [measure]);
  },
};
