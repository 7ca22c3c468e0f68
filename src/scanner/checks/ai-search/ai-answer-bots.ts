import { type Check, fail, joinWithAnd, pass, unknown } from '../../model/check.ts';
import { makeProof } from '../proofs.ts';
import { answerCrawlers, readRobotsRules } from './ai-crawlers.ts';

export const aiAnswerBots: Check = {
  id: 'ai-answer-bots',
  severity: 'high',
  title: 'AI assistants are kept out',
  passed: 'AI assistants may read the page',
  why: 'People ask ChatGPT, Copilot or Google’s AI for a business near them. An assistant that may not read your website can’t name you.',
  fix: 'In robots.txt, remove the “Disallow” lines for the crawlers listed here, or give them a group of their own with “Allow: /”. Crawlers that only train models can stay blocked.',
  remedy: 'visibility',
  sourceName: 'RFC 9309, Robots Exclusion',
  sourceUrl: 'https://www.rfc-editor.org/rfc/rfc9309',
  judge(evidence) {
    const rules = readRobotsRules(evidence);
    if (!rules.known) return unknown(`The robots.txt could not be read: ${rules.because}`);
    const blocked = answerCrawlers.filter(rules.isBlocked);
    const all = answerCrawlers.length;
    if (blocked.length === 0) {
      return pass(`All ${all} crawlers of search engines and AI assistants may read this page.`);
    }
    const names = joinWithAnd(blocked.map(({ token }) => token));
    return fail(
      `The website’s rules for programs (robots.txt) keep ${blocked.length} of ${all} search engines and AI assistants off this page: ${names}.`,
      blocked.map(({ token, operator, does }) => makeProof('text', token, `${operator}: ${does}`)),
      { share: 1 - blocked.length / all },
    );
  },
};
