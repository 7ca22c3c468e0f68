import {
  type Check,
  countNoun,
  fail,
  joinWithAnd,
  notApplicable,
  pass,
  unknown,
} from '../../model/check.ts';
import type { TextFile } from '../../model/evidence.ts';

const MIN_LETTERS = 50;

/** HTML is rejected: some sites answer every address with their home page. */
function isText({ contentType, body }: TextFile): boolean {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isTextType = [
    '',
    'text/plain',
    'text/markdown',
    'text/x-markdown',
    'application/octet-stream',
  ];
  return (
    isTextType.includes(type) && !/^[\s\uFEFF]*<(?:!doctype|html|head|body|\?xml|!--)/i.test(body)
  );
}

function hasLink(line: string): boolean {
  const open = line.indexOf('[');
  const middle = open < 0 ? -1 : line.indexOf('](', open + 2);
  return middle >= 0 && line.lastIndexOf(')') >= middle + 3;
}

/** Lighthouse's llms-txt audit, but a missing file and a failing server do not fail. */
export const aiLlmsTxt: Check = {
  id: 'ai-llms-txt',
  severity: 'info',
  title: 'The llms.txt lacks what its readers expect',
  passed: 'Form of the llms.txt',
  why: 'llms.txt is a proposed table of contents for AI assistants. Few read it so far, so having none is fine; one that is broken helps no one.',
  fix: 'Begin the file with a heading (“# Name of the business”), add a few sentences and Markdown links to your main pages, or delete the file.',
  remedy: 'visibility',
  sourceName: 'The llms.txt proposal',
  sourceUrl: 'https://llmstxt.org/',
  judge({ llmsTxt }) {
    if (!llmsTxt.known) return unknown(`The llms.txt could not be asked for: ${llmsTxt.because}`);
    const { status, body, url } = llmsTxt.value;
    if (status >= 500) return unknown(`Asked for llms.txt, the server answered ${status}.`);
    if (status < 200 || status >= 300 || !isText(llmsTxt.value)) {
      return notApplicable('The website has no llms.txt, and needs none.');
    }
    const lines = body.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
    const missing = [
      ...(lines.some((line) => /^\s*#\s+\S/.test(line)) ? [] : ['a heading (“# Title”)']),
      ...(lines.some(hasLink) ? [] : ['a link']),
      ...(body.length >= MIN_LETTERS
        ? []
        : [`enough text (it has ${countNoun(body.length, 'letter')})`]),
    ];
    return missing.length === 0
      ? pass('The llms.txt has a heading, links and text.', [{ kind: 'address', value: url }])
      : fail(`The llms.txt lacks ${joinWithAnd(missing)}.`, [{ kind: 'address', value: url }], {
          share: 1 - missing.length / 3,
        });
  },
};
