import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../operator-error.ts';
import { withClient } from './site-database.ts';

/** Error codes of a PostgreSQL that is still starting. */
const NOT_YET = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03'];

const PATIENCE_MS = 30_000;

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at this address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it does not accept the user or the password',
  '28000': 'it does not accept the user',
  '3D000': 'there is no such database; create it first',
};

/** Its OperatorError omits the address, which holds a password. */
export async function waitForDatabase(
  url: string,
  signal: AbortSignal,
  onWait: () => void = () => {},
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await withClient(url, (client) => client.query('select 1'));
      return;
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string };
      if (!NOT_YET.includes(code) || performance.now() > end) {
        throw new OperatorError(
          `The PostgreSQL of DATABASE_URL can’t be used: ${REASONS[code] ?? message}.\n` +
            'Mend the address, or leave DATABASE_URL out to use the PostgreSQL that comes with the project.',
        );
      }
    }
    if (attempt === 1) onWait();
    await delay(500, undefined, { signal });
  }
}
