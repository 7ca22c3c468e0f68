import { type Check, joinWithAnd, note, type Proof, unknown } from '../../model/check.ts';
import { makeProof } from '../proofs.ts';
import { readRobotsRules, trainingCrawlers } from './ai-crawlers.ts';

function signals(text: string): Proof[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => /^content-(?:signal|usage)\s*:/i.test(line))
    .map((value) => ({ kind: 'text', value }));
}

/** Never a failure: training on a text is the owner's decision. */
export const aiTrainingBots: Check = {
  id: 'ai-training-bots',
  severity: 'info',
  title: 'What robots.txt says to AI training',
  passed: 'What robots.txt says to AI training',
  why: 'Some crawlers collect texts to train AI models. Letting them in or not is your choice, and has no effect on being found today.',
  fix: 'To keep them out, add a group to robots.txt with their names and “Disallow: /”. To let them in, nothing is needed.',
  remedy: 'visibility',
  sourceName: 'RFC 9309, Robots Exclusion',
  sourceUrl: 'https://www.rfc-editor.org/rfc/rfc9309',
  judge(evidence) {
    const rules = readRobotsRules(evidence);
    if (!rules.known) return unknown(`The robots.txt could not be read: ${rules.because}`);
    const blocked = trainingCrawlers.filter(rules.isBlocked);
    const proofs = [
      ...signals(rules.text),
      ...trainingCrawlers.map((crawler) =>
        makeProof(
          'text',
          crawler.token,
          `${crawler.operator}: ${blocked.includes(crawler) ? 'kept out' : 'let in'}`,
        ),
      ),
    ];
    if (blocked.length === 0) {
      return note('Crawlers that collect texts for AI training are all let in.', proofs);
    }
    if (blocked.length === trainingCrawlers.length) {
      return note('Crawlers that collect texts for AI training are all kept out.', proofs);
    }
    const names = joinWithAnd(blocked.map(({ token }) => token));
    return note(`Of the crawlers for AI training, these are kept out: ${names}.`, proofs);
  },
};
