import { askOwnServer, getJson, readAnswer } from './own-server';

/** Sends something to an endpoint of ours as the person who is signed in. Throws like `askOwnServer`. */
export const askAsStaff = askOwnServer;

/** Reads something from an endpoint of ours as the person who is signed in. Throws like `askOwnServer`. */
export function readAsStaff<Answer>(path: `/api/${string}`): Promise<Answer> {
  return readAnswer(getJson(path, AbortSignal.timeout(60_000)));
}
