import type { ScanEvidence } from '../../model/evidence.ts';
import { isAllowedBy, parseRobots } from '../../robots/robots-txt.ts';

export interface Crawler {
  token: string;
  operator: string;
  does: string;
}

// Names and purposes as their operators document them, November 2026:
// https://platform.openai.com/docs/bots, https://support.claude.com/en/articles/8896518,
// https://docs.perplexity.ai/guides/bots, https://developers.google.com/search/docs/crawling-indexing
// /overview-google-crawlers, https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0,
// https://support.apple.com/en-us/119829, https://commoncrawl.org/ccbot,
// https://developers.facebook.com/docs/sharing/webmasters/web-crawlers.

/** Crawlers that fetch pages to answer a user's question and cite the source. */
export const answerCrawlers: readonly Crawler[] = [
  { token: 'OAI-SearchBot', operator: 'OpenAI', does: 'finds pages for search in ChatGPT' },
  { token: 'ChatGPT-User', operator: 'OpenAI', does: 'opens pages that ChatGPT is asked about' },
  { token: 'Claude-SearchBot', operator: 'Anthropic', does: 'finds pages for search in Claude' },
  { token: 'Claude-User', operator: 'Anthropic', does: 'opens pages that Claude is asked about' },
  { token: 'PerplexityBot', operator: 'Perplexity', does: 'finds pages for Perplexity’s answers' },
  { token: 'Googlebot', operator: 'Google', does: 'finds pages for Google and its AI overviews' },
  { token: 'Bingbot', operator: 'Microsoft', does: 'finds pages for Bing and Copilot' },
];

/** Crawlers that collect training data. Admitting them is the owner's choice. */
export const trainingCrawlers: readonly Crawler[] = [
  { token: 'GPTBot', operator: 'OpenAI', does: 'collects text for training' },
  { token: 'ClaudeBot', operator: 'Anthropic', does: 'collects text for training' },
  { token: 'Google-Extended', operator: 'Google', does: 'says whether Gemini may learn from it' },
  { token: 'CCBot', operator: 'Common Crawl', does: 'collects text that many train with' },
  { token: 'Applebot-Extended', operator: 'Apple', does: 'says whether Apple may learn from it' },
  { token: 'meta-externalagent', operator: 'Meta', does: 'collects text for training' },
];

export type RobotsRules =
  | { known: true; text: string; isBlocked(crawler: Crawler): boolean }
  | { known: false; because: string };

/** The size that crawlers must read (RFC 9309, 2.5). */
const MAX_LETTERS = 500 * 1024;

/** A missing file (4xx) allows everything (RFC 9309, 2.3.1.3); a server error leaves it unknown. */
export function readRobotsRules({ robotsTxt, url }: ScanEvidence): RobotsRules {
  if (!robotsTxt.known) return { known: false, because: robotsTxt.because };
  const { status, body } = robotsTxt.value;
  if (status >= 500) return { known: false, because: `The server answered ${status}.` };
  const text = status >= 200 && status < 300 ? body.slice(0, MAX_LETTERS) : '';
  const robots = parseRobots(text);
  return { known: true, text, isBlocked: ({ token }) => !isAllowedBy(robots, token, url) };
}
