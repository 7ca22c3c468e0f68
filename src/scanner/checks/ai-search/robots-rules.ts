import type { ScanEvidence } from '../../model/evidence.ts';
import { isAllowedBy, parseRobots } from '../../robots/robots-txt.ts';
import type { Crawler } from './crawlers.ts';

export type RobotsRules =
  | { known: true; text: string; isBlocked(crawler: Crawler): boolean }
  | { known: false; because: string };

/** The size that crawlers must read (RFC 9309, 2.5). */
const MAX_LETTERS = 500 * 1024;

/**
 * Reads robots.txt for the scanned page. A missing file (4xx) allows everything (RFC 9309,
 * 2.3.1.3); a server error leaves the rules unknown.
 */
export function readRobotsRules({ robotsTxt, url }: ScanEvidence): RobotsRules {
  if (!robotsTxt.known) return { known: false, because: robotsTxt.because };
  const { status, body } = robotsTxt.value;
  if (status >= 500) return { known: false, because: `The server answered ${status}.` };
  const text = status >= 200 && status < 300 ? body.slice(0, MAX_LETTERS) : '';
  const robots = parseRobots(text);
  return { known: true, text, isBlocked: ({ token }) => !isAllowedBy(robots, token, url) };
}
