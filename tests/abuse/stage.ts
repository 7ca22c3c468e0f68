import { type Answer, ask, type Question } from './visitor.ts';

/** What a play works with. */
export interface Stage {
  origin: string;
  account: { email: string; password: string } | null;
  /** Everything the site prints, when it is written to a file. */
  logFile: string | null;
}

export interface Play {
  name: string;
  /** What is needed beside the address of the site. */
  needs?: 'account' | 'log';
  /** Returns how many things were tried; what got through is told to `fell`. */
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

export const enquiry = (changes: object): Question => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify({
    name: 'Abuse Play',
    email: `${attempt}@visitor.example`,
    project_type: 'new_website',
    message: 'Played by the abuse suite; please delete it.',
    elapsed_ms: 60_000,
    ...changes,
  }),
});
