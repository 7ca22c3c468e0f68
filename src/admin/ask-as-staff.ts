import { getJson, postJson } from '@/lib/own-server';

/**
 * Sends something to an endpoint of ours as the person who is signed in.
 *
 * @throws with the server’s own words, or in ours when it didn’t answer
 */
export async function askAsStaff<Answer>(
  path: `/api/${string}`,
  body: object = {},
): Promise<Answer> {
  return readAnswer(postJson(path, body));
}

/**
 * Reads something from an endpoint of ours as the person who is signed in.
 *
 * @throws like {@link askAsStaff}
 */
export async function readAsStaff<Answer>(path: `/api/${string}`): Promise<Answer> {
  return readAnswer(getJson(path, AbortSignal.timeout(60_000)));
}

async function readAnswer<Answer>(asked: Promise<Response>): Promise<Answer> {
  const response = await asked.catch(() => {
    throw new Error('The server can’t be reached. Try again in a moment.');
  });
  const answer = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  if (response.ok) return answer as Answer;
  throw new Error(answer.errors?.[0]?.message ?? `The server answered ${response.status}.`);
}
