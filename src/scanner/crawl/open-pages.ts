import { createHash } from 'node:crypto';
import type { ScanWorker } from '../engine/scan-worker.ts';
import type { GuardedAnswer } from '../fetch/guarded-request.ts';
import { detectBotCheck, findPageProblem, isHtmlAnswer } from '../gather/page-problem.ts';
import { type Budget, describeRequestFailure, OutOfTime } from '../gather/request-budget.ts';
import { readHeader } from '../model/check.ts';
import type { HeaderLines } from '../model/evidence.ts';
import { MAX_HTML_BYTES } from '../model/evidence.ts';
import { actionQueries, downloadFileNames } from '../page/survey-page.ts';
import type {
  CrawledPage,
  CrawlOptions,
  LeftOut,
  LeftOutReason,
  StoppedBecause,
} from './crawl-types.ts';
import { addressKey, type Frontier, foldAddress, type Waiting } from './frontier.ts';
import type { PoliteClient, SiteRules } from './polite-client.ts';
import type { CrawlSurvey } from './survey-crawled.ts';

/** Whole names of folders and files: a post about registering is no registration page. */
const doors =
  /\/(?:wp-admin|wp-login\.php|wp-json|xmlrpc\.php|admin|administrator|login|log-in|signin|sign-in|logout|log-out|signout|sign-out|my-account|basket|cart|checkout|cgi-bin)(?:\/|$)/i;

function findReasonNotToOpen(address: string, rules: SiteRules) {
  const url = new URL(address);
  if (!rules.mayOpen(address)) return 'robots';
  if (downloadFileNames.test(url.pathname)) return 'file';
  return doors.test(url.pathname) || actionQueries.test(url.search) ? 'door' : null;
}

export function makeUnopenedPage(url: string, reason: LeftOutReason, depth: number | null = null) {
  return {
    url,
    depth,
    status: null,
    contentType: null,
    title: null,
    lastModified: null,
    leftOut: { reason, to: null },
  };
}

/** https://www.w3.org/TR/NOTE-datetime */
const w3cDate =
  /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/;

/** Allows for clock differences; a later time, such as “now” on every request, says nothing. */
const FRESH_MS = 60_000;

/** Returns a sitemap's date unchanged; null for an invalid or future one. */
export function readStatedChange(text: string | null, now: number): string | null {
  if (text === null || !w3cDate.test(text)) return null;
  const moment = Date.parse(text);
  return moment > 0 && moment <= now ? text : null;
}

/** The `Last-Modified` header; a time close to now means a page generated per request. */
export function readSentChange(headers: HeaderLines, now: number): string | null {
  const moment = Date.parse(readHeader(headers, 'last-modified') ?? '');
  const answered = Date.parse(readHeader(headers, 'date') ?? '') || now;
  const isChange = moment > 0 && moment <= Math.min(answered, now) - FRESH_MS;
  return isChange ? new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z') : null;
}

interface Judged {
  page: CrawledPage;
  links: CrawlSurvey['links'];
  /** Equal for equal content; null for no page. */
  fingerprint: string | null;
}

function typeOf({ headers }: GuardedAnswer): string | null {
  const [type = ''] = (readHeader(headers, 'content-type') ?? '').split(/[;,]/, 1);
  return type.trim().toLowerCase() || null;
}

/** The verdict from the headers alone; null when the body must be read. */
function leftOutUnread(answer: GuardedAnswer): LeftOut | null {
  if (answer.location !== null) return { reason: 'redirect', to: answer.location };
  if (answer.status !== 200) return { reason: 'status', to: null };
  if (answer.bodyProblem === null && !isHtmlAnswer(answer)) return { reason: 'not-html', to: null };
  const problem = findPageProblem({ hops: [], answer, stoppedBecause: null });
  return problem && { reason: 'unreadable', to: null };
}

function leftOutRead(url: string, survey: CrawlSurvey): LeftOut | null {
  const { refreshTo, isIndexable, canonicals } = survey;
  if (refreshTo !== null) return { reason: 'redirect', to: refreshTo };
  if (!isIndexable) return { reason: 'noindex', to: null };
  const [original] = canonicals;
  const isOwn = canonicals.some((address) => {
    const [bare = ''] = address.split('#', 1);
    return addressKey(bare) === addressKey(url);
  });
  return original === undefined || isOwn ? null : { reason: 'canonical', to: original };
}

function linkTo({ to }: LeftOut): CrawlSurvey['links'] {
  return to === null ? [] : [{ url: to, isFollowed: true }];
}

async function judgeAnswer(
  { options, agent, worker, known }: Crawl,
  { url, depth }: Waiting,
  answer: GuardedAnswer,
): Promise<Judged> {
  const { status, headers, body } = answer;
  const contentType = typeOf(answer);
  const facts = { url, depth, status, contentType };
  const leftOut = leftOutUnread(answer);
  const unread = (why: LeftOut): Judged => ({
    page: { ...facts, title: null, lastModified: null, leftOut: why },
    links: linkTo(why),
    fingerprint: null,
  });
  if (leftOut) return unread(leftOut);

  const document = { url, contentType: readHeader(headers, 'content-type'), bytes: body };
  const read = await worker.run('crawled', { document, headers, agent });
  if (read.state === 'ended') return unread({ reason: 'unreadable', to: null });
  const survey = read.answer;
  const why = leftOutRead(url, survey);
  return {
    page: {
      ...facts,
      title: survey.title,
      lastModified: known.get(url) ?? readSentChange(headers, options.now()),
      leftOut: why,
    },
    links: why ? [...linkTo(why), ...survey.links] : survey.links,
    fingerprint: createHash('sha256').update(body).digest('base64url'),
  };
}

/** Consecutive failures after which the site counts as gone. */
const MOST_FAILURES = 5;
/** Unopened addresses kept for display. */
const MOST_UNASKED = 200;

export interface Crawl {
  options: CrawlOptions;
  agent: string;
  site: PoliteClient;
  worker: ScanWorker;
  budget: Budget;
  rules: SiteRules;
  start: URL;
  known: ReadonlyMap<string, string | null>;
  frontier: Frontier;
  opened: CrawledPage[];
  unasked: CrawledPage[];
  fingerprints: Map<CrawledPage, string>;
}

function noteLinks({ frontier, start }: Crawl, { page, links }: Judged): void {
  const step = page.leftOut?.reason === 'redirect' ? 0 : 1;
  const depth = page.depth === null ? null : page.depth + step;
  for (const { url, isFollowed } of links) {
    const address = foldAddress(new URL(url), start);
    if (address === null) continue;
    if (isFollowed) frontier.addLink(address, depth);
    else frontier.addUnfollowed(address);
  }
}

export async function recordAnswer(crawl: Crawl, asked: Waiting, answer: GuardedAnswer) {
  const { options, opened, fingerprints } = crawl;
  const judged = await judgeAnswer(crawl, asked, answer);
  const { page, fingerprint } = judged;
  opened.push(page);
  if (fingerprint !== null) fingerprints.set(page, fingerprint);
  noteLinks(crawl, judged);
  options.onPage?.(page, opened.length);
}

function isTurnedAway({ status, headers, body }: GuardedAnswer): boolean {
  return status === 429 || detectBotCheck(headers, body) !== null;
}

/** @returns whether the site answered as expected, or why the crawl ends */
async function openPage(crawl: Crawl, next: Waiting): Promise<boolean | StoppedBecause> {
  const { options, site, budget, opened } = crawl;
  const { url, depth } = next;
  options.onReading?.(url);
  let answer: GuardedAnswer;
  try {
    answer = await site.ask({ url, maxBytes: MAX_HTML_BYTES }, budget);
  } catch (error) {
    if (error instanceof OutOfTime) return 'time';
    if (describeRequestFailure(error) === null) throw error;
    opened.push(makeUnopenedPage(url, 'no-answer', depth));
    return false;
  }
  if (isTurnedAway(answer)) return 'turned-away';
  await recordAnswer(crawl, next, answer);
  return answer.status < 500;
}

/** Opens addresses until none is left or there is a reason to stop; `unread` stay unopened. */
export async function openPages(
  crawl: Crawl,
): Promise<{ stopped: StoppedBecause | null; unread: number }> {
  const { options, rules, frontier, opened } = crawl;
  let failures = 0;
  for (let next = frontier.next(); next !== null; next = frontier.next()) {
    const { url, depth } = next;
    const reason = findReasonNotToOpen(url, rules);
    if (reason !== null) {
      if (crawl.unasked.length < MOST_UNASKED)
        crawl.unasked.push(makeUnopenedPage(url, reason, depth));
      continue;
    }
    if (opened.length >= options.maxPages)
      return { stopped: 'pages', unread: frontier.count() + 1 };
    const end = await openPage(crawl, next);
    if (typeof end === 'string') return { stopped: end, unread: frontier.count() + 1 };
    failures = end ? 0 : failures + 1;
    if (failures === MOST_FAILURES) return { stopped: 'silence', unread: frontier.count() };
  }
  return { stopped: null, unread: 0 };
}
