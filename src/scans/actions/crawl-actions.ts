'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { crawlResultPath } from '@/platform/paths';
import { scriptNeededWords } from '../rules/limits';
import { requestCrawl } from './request-crawl';

/** What a browser without script is shown on the page that it comes back to. */
export interface PlainCrawl {
  url: string;
  fault: string | null;
}

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A crawl without script: on to its result, which says how far it is. */
export async function crawlWithoutScript(_: PlainCrawl, form: FormData): Promise<PlainCrawl> {
  const url = text(form, 'url').slice(0, 4096);
  const wish = { url, fax_number: text(form, 'fax_number'), altcha: null };
  const outcome = await requestCrawl(wish, { headers: await headers() });
  if (outcome.status === 'accepted') redirect(crawlResultPath(outcome.id));
  return { url, fault: outcome.status === 'captcha' ? scriptNeededWords : outcome.error };
}
