import { header } from '../model/headers.ts';
import type { Budget } from './budget.ts';
import { MAX_HTML_BYTES } from './document.ts';
import { follow } from './follow.ts';
import { findOut, found, notFound } from './found.ts';
import type { GatheredEvidence, RawDocument } from './gathered.ts';
import { pageProblem } from './page-problem.ts';
import type { SiteClient } from './site-client.ts';

/** The page, or null where there is surely none. Unknown where nobody can say. */
function readPage(site: SiteClient, url: string, budget: Budget) {
  return findOut(async () => {
    const visit = await follow(site, { url, maxBytes: MAX_HTML_BYTES }, budget);
    const problem = pageProblem(visit);
    const { answer } = visit;
    const document: RawDocument = {
      url: answer.url,
      contentType: header(answer.headers, 'content-type'),
      bytes: answer.body,
    };
    return { problem, document };
  });
}

/**
 * Reads the pages that tell who runs the site. A page that is missing is left out; known only when
 * no other one stayed in the dark, since what a law asks for may stand there.
 */
export async function readSidePages(
  site: SiteClient,
  urls: readonly string[],
  budget: Budget,
): Promise<GatheredEvidence['sidePages']> {
  const pages: { url: string; document: RawDocument }[] = [];
  const read = await Promise.all(urls.map((url) => readPage(site, url, budget)));
  for (const [index, url] of urls.entries()) {
    const page = read[index];
    if (!page?.known) return notFound(`${url} could not be read.`);
    const { problem, document } = page.value;
    if (problem === null) pages.push({ url, document });
    else if (!isMissing(problem)) return notFound(`${url} could not be read.`);
  }
  return found(pages);
}

function isMissing(problem: NonNullable<ReturnType<typeof pageProblem>>): boolean {
  if (problem.status !== 'no-page') return false;
  return problem.httpStatus < 500 && problem.reason !== 'too-large';
}
