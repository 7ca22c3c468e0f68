/**
 * Posts JSON to our own server. Only this file and the scanner may use `fetch`.
 * @throws TypeError when the server can't be reached, DOMException when the signal aborts
 */
export function postJson(
  path: `/api/${string}`,
  body: unknown,
  options: Pick<RequestInit, 'method' | 'signal' | 'keepalive'> = {},
): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...options,
  });
}

/** @throws with the server's message, or a general one without an answer */
export function askOwnServer<Answer>(path: `/api/${string}`, body: object = {}): Promise<Answer> {
  return readAnswer(postJson(path, body));
}

/** Throws like `askOwnServer`. */
export async function readAnswer<Answer>(asked: Promise<Response>): Promise<Answer> {
  const response = await asked.catch(() => {
    throw new Error('The server can’t be reached. Try again in a moment.');
  });
  const answer = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  if (response.ok) return answer as Answer;
  throw new Error(answer.errors?.[0]?.message ?? `The server answered ${response.status}.`);
}

/** Posts a form with a file. Throws like `postJson`. */
export function postForm(path: `/api/${string}`, body: FormData): Promise<Response> {
  return fetch(path, { method: 'POST', headers: { accept: 'application/json' }, body });
}

export function getJson(path: `/api/${string}`, signal: AbortSignal): Promise<Response> {
  return fetch(path, { cache: 'no-store', signal });
}

/** Throws like `postJson`. */
export function deleteJson(path: `/api/${string}`): Promise<Response> {
  return postJson(path, {}, { method: 'DELETE' });
}
