import type { GuardedAnswer, Visit } from '../fetch/guarded-client-types.ts';
import { readHeader } from '../model/check.ts';
import type { AssetFact, Known, LinkFact } from '../model/evidence.ts';
import type { SurveyedAsset } from '../page/survey-page.ts';
import { followRedirects, requestHeadOrGet } from './follow-redirects.ts';
import type { Budget, Lanes } from './request-budget.ts';
import { makeKnown, makeUnknown, settleAsKnown, settleOrNull } from './request-budget.ts';
import type { SiteClient } from './site-client.ts';

const MAX_TEXT_BYTES = 1024 * 1024;

/** Full size; `Content-Range` states it for a partial answer. */
function sizeOf(
  { headers, body, status, isCut }: GuardedAnswer,
  isBodyRead: boolean,
): number | null {
  const whole = /\/(\d+)$/.exec(readHeader(headers, 'content-range') ?? '')?.[1];
  if (whole !== undefined) return Number(whole);
  const length = readHeader(headers, 'content-length');
  if (status !== 206 && length !== null && /^\d+$/.test(length)) return Number(length);
  const isPlain = readHeader(headers, 'content-encoding') === null;
  return isBodyRead && isPlain && !isCut && status === 200 ? body.byteLength : null;
}

/** Compressible files are requested with GET: many servers answer HEAD without compression. */
function readAsset(site: SiteClient, { url, kind }: SurveyedAsset, budget: Budget): Promise<Visit> {
  const isText = kind === 'script' || kind === 'style' || /\.svgz?(?:\?|$)/i.test(url);
  return isText
    ? followRedirects(site, { url, maxBytes: MAX_TEXT_BYTES }, budget)
    : requestHeadOrGet(site, url, budget);
}

async function assetFact(
  site: SiteClient,
  asset: SurveyedAsset,
  budget: Budget,
): Promise<AssetFact> {
  const { url, kind } = asset;
  const nothing = { bytes: null, contentType: null, contentEncoding: null, cacheControl: null };
  const visit = await settleOrNull(() => readAsset(site, asset, budget));
  if (!visit) return { url, kind, status: null, ...nothing };
  const { answer } = visit;
  const fact = {
    url,
    kind,
    status: answer.status,
    bytes: sizeOf(answer, answer.body.byteLength > 0),
    contentType: readHeader(answer.headers, 'content-type'),
    contentEncoding: readHeader(answer.headers, 'content-encoding'),
    cacheControl: readHeader(answer.headers, 'cache-control'),
  };
  if (fact.bytes !== null || answer.status !== 200 || fact.contentEncoding !== null) return fact;
  // HEAD gave no size: a request for the first byte does.
  const headers = { range: 'bytes=0-0', 'accept-encoding': 'identity' };
  const piece = await settleOrNull(() =>
    site.ask({ url: answer.url, headers, maxBytes: 1 }, budget),
  );
  return { ...fact, bytes: piece && sizeOf(piece, false) };
}

/** Measures the page's files: size and headers. Late answers have no status. */
export async function readAssets(
  site: SiteClient,
  assets: readonly SurveyedAsset[],
  budget: Budget,
  lanes: Lanes,
): Promise<Known<readonly AssetFact[]>> {
  const facts = await Promise.all(
    assets.map((asset) => lanes(() => assetFact(site, asset, budget))),
  );
  if (facts.length > 0 && facts.every(({ status }) => status === null)) {
    return makeUnknown('None of the page’s files answered in time.');
  }
  return makeKnown(facts);
}

/** Requests links for the final status of each. */
export async function requestLinks(
  site: SiteClient,
  links: readonly string[],
  budget: Budget,
  lanes: Lanes,
): Promise<Known<readonly LinkFact[]>> {
  const facts = await Promise.all(
    links.map((url) =>
      lanes(async (): Promise<LinkFact> => {
        const visit = await settleOrNull(() => requestHeadOrGet(site, url, budget));
        // An endless redirect says nothing about the page behind it.
        return { url, status: visit?.stoppedBecause === null ? visit.answer.status : null };
      }),
    ),
  );
  if (facts.length > 0 && facts.every(({ status }) => status === null)) {
    return makeUnknown('None of the links answered in time.');
  }
  return makeKnown(facts);
}

/** Reads the style sheets. Known only when all were read: a rule may be in any of them. */
export function readStylesheets(
  site: SiteClient,
  urls: readonly string[],
  budget: Budget,
): Promise<Known<readonly { url: string; text: string }[]>> {
  return settleAsKnown(async () => {
    const read = await Promise.all(
      urls.map(async (url) => {
        const { answer } = await followRedirects(site, { url, maxBytes: MAX_TEXT_BYTES }, budget);
        const isRead = answer.status === 200 && answer.bodyProblem === null && !answer.isCut;
        return isRead ? { url, text: new TextDecoder('utf-8').decode(answer.body) } : null;
      }),
    );
    return read;
  }).then((sheets) => {
    if (!sheets.known) return sheets;
    const whole = sheets.value.filter((sheet) => sheet !== null);
    return whole.length === sheets.value.length
      ? makeKnown(whole)
      : makeUnknown('A style sheet could not be read.');
  });
}
