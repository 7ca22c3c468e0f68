import { hiddenEntries } from '../support/page-form.ts';
import { type Answer, ask } from './visitor.ts';

/** The environment of a play. */
export interface Stage {
  origin: string;
  account: { email: string; password: string } | null;
  /** The site’s output, when it is written to a file. */
  logFile: string | null;
}

export interface Play {
  name: string;
  /** Requirements besides the site’s address. */
  needs?: 'account' | 'log';
  /** Returns the number of attempts; `fell` gets each successful attack. */
  run: (stage: Stage, fell: (what: string) => void) => Promise<number>;
}

export const json = { 'content-type': 'application/json' };
export const isRefused = ({ status }: Answer) => status === 0 || (status >= 400 && status < 500);
export const attempt = Math.random().toString(36).slice(2, 8);

/** @returns the session's cookie, as a browser would send it */
export async function signIn({ origin, account }: Stage): Promise<Record<string, string>> {
  const answer = await ask(origin, '/api/users/login', {
    method: 'POST',
    headers: { ...json, origin },
    body: JSON.stringify(account),
  });
  const cookie = answer.headers['set-cookie']?.split(';')[0];
  if (answer.status !== 200 || !cookie) {
    throw new Error(`Signing in was answered with ${answer.status}: ${answer.body.slice(0, 200)}`);
  }
  return { cookie, origin };
}

/** Posts the enquiry form of a page, as a browser without script does. */
export async function postEnquiry(
  origin: string,
  changes: Record<string, string>,
  headers: Record<string, string> = { origin },
): Promise<Answer> {
  const { body: html } = await ask(origin, '/contact');
  const form = new FormData();
  const entries = {
    ...hiddenEntries(html, 'enquiry'),
    name: 'Abuse Play',
    email: `${attempt}@visitor.example`,
    projectType: 'new_website',
    message: 'Played by the abuse suite; please delete it.',
    sending: JSON.stringify({ elapsedMs: 60_000 }),
    ...changes,
  };
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  const type = sent.headers.get('content-type') ?? '';
  return ask(origin, '/contact', {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': String(body.length), ...headers },
    body,
  });
}
