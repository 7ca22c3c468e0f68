import type { AfterErrorHook } from 'payload';
import type { RestHandler } from './refuse-impossible-ids';

const deadlock = '40P01';

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === deadlock || isDeadlock(error.cause);
}

/** Answers 503 to a request whose transaction PostgreSQL rolled back to resolve a deadlock. */
export const nameDeadlock: AfterErrorHook = ({ error }) => {
  if (!isDeadlock(error)) return;
  const message = 'Something else was saved at the same moment. Try again.';
  return { status: 503, response: { errors: [{ message }] } };
};

/**
 * Sends a request again, once, after a deadlock. Payload locks a document and the record of who
 * edits it in either order, so deleting a document that is open elsewhere can meet one.
 */
export function repeatDeadlocks(handle: RestHandler): RestHandler {
  return async (request, args) => {
    const again = request.clone();
    const answer = await handle(request, args);
    return answer.status === 503 ? handle(again, args) : answer;
  };
}
