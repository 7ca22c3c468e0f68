import { createHash } from 'node:crypto';
import type { ScanWorker } from '../engine/scan-worker.ts';
import type { GuardedAnswer } from '../fetch/contract.ts';
import { isHtml, pageProblem } from '../gather/page-problem.ts';
import { header } from '../model/headers.ts';
import { addressKey } from './fold-address.ts';
import { sentChange } from './last-modified.ts';
import type { CrawledPage, LeftOut } from './model.ts';
import type { CrawlSurvey } from './survey-crawled.ts';

/** What an address answered, and where it leads on. */
export interface Judged {
  page: CrawledPage;
  /** Absolute; of other sites, too. */
  links: CrawlSurvey['links'];
  /** The same for two answers with the same content; null for what is no page. */
  fingerprint: string | null;
}

interface Asked {
  url: string;
  depth: number | null;
  /** By the site’s own sitemap. */
  statedChange: string | null;
}

interface Judging {
  worker: ScanWorker;
  agent: string;
  now: () => number;
}

function typeOf({ headers }: GuardedAnswer): string | null {
  const [type = ''] = (header(headers, 'content-type') ?? '').split(/[;,]/, 1);
  return type.trim().toLowerCase() || null;
}

/** What can be said without reading it; null for a page. */
function leftOutUnread(answer: GuardedAnswer): LeftOut | null {
  if (answer.location !== null) return { reason: 'redirect', to: answer.location };
  if (answer.status !== 200) return { reason: 'status', to: null };
  if (answer.bodyProblem === null && !isHtml(answer)) return { reason: 'not-html', to: null };
  const problem = pageProblem({ hops: [], answer, stoppedBecause: null });
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

/** Where an address that is left out leads, as links of the page. */
function linkTo({ to }: LeftOut): CrawlSurvey['links'] {
  return to === null ? [] : [{ url: to, isFollowed: true }];
}

/** Judges what an address answered: whether it belongs into a sitemap, and what it links to. */
export async function judgeAnswer(
  answer: GuardedAnswer,
  { url, depth, statedChange }: Asked,
  { worker, agent, now }: Judging,
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

  const document = { url, contentType: header(headers, 'content-type'), bytes: body };
  const read = await worker.run('crawled', { document, headers, agent });
  if (read.state === 'ended') return unread({ reason: 'unreadable', to: null });
  const survey = read.answer;
  const why = leftOutRead(url, survey);
  return {
    page: {
      ...facts,
      title: survey.title,
      lastModified: statedChange ?? sentChange(headers, now()),
      leftOut: why,
    },
    links: why ? [...linkTo(why), ...survey.links] : survey.links,
    fingerprint: createHash('sha256').update(body).digest('base64url'),
  };
}
