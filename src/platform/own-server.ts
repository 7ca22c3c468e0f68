/**
 * Asks our own server something from a page, as JSON. The one file outside the scanner that may use
 * `fetch`: it takes a path of this site and no address.
 *
 * @param path begins with `/api/`
 * @throws TypeError when the server can’t be reached, DOMException when the signal gives up
 */
export function postJson(
  path: `/api/${string}`,
  body: unknown,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    ...options,
  });
}

/**
 * Sends JSON to our own server and reads the JSON that it answers with.
 *
 * @throws with the server’s own words, or in ours when it didn’t answer
 */
export async function askOwnServer<Answer>(
  path: `/api/${string}`,
  body: object = {},
): Promise<Answer> {
  return readAnswer(postJson(path, body));
}

/** Reads the JSON of an answer. Throws like `askOwnServer`. */
export async function readAnswer<Answer>(asked: Promise<Response>): Promise<Answer> {
  const response = await asked.catch(() => {
    throw new Error('The server can’t be reached. Try again in a moment.');
  });
  const answer = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  if (response.ok) return answer as Answer;
  throw new Error(answer.errors?.[0]?.message ?? `The server answered ${response.status}.`);
}

/** Sends a form with a file to our own server, which answers with JSON. Throws like `postJson`. */
export function postForm(path: `/api/${string}`, body: FormData): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    credentials: 'same-origin',
  });
}

/** Reads JSON from our own server, never from a cache. Throws like `postJson`. */
export function getJson(path: `/api/${string}`, signal: AbortSignal): Promise<Response> {
  return fetch(path, { cache: 'no-store', credentials: 'same-origin', signal });
}

/** Asks our own server to delete something. Throws like `postJson`. */
export function deleteJson(path: `/api/${string}`): Promise<Response> {
  return fetch(path, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    credentials: 'same-origin',
  });
}
