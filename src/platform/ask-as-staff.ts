import { askOwnServer, getJson, readAnswer } from './own-server';

export const askAsStaff = askOwnServer;

/** Reads from our API as the signed-in user. Throws like `askOwnServer`. */
export function readAsStaff<Answer>(path: `/api/${string}`): Promise<Answer> {
  return readAnswer(getJson(path, AbortSignal.timeout(60_000)));
}
