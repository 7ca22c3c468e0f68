import { getCms } from '@/cms/client';
import { getEnv } from '@/config/env';
import {
  areaNotOpen,
  longestSharedPassword,
  type PasswordOutcome,
  passwordNotChecked,
  tooManyPasswords,
  wrongSharedPassword,
} from '@/domain/access/shared-password';
import { isPassword } from '@/lib/password-hash';
import { requesterKey } from '../rate-limit/take-point';
import { takePoints } from '../rate-limit/take-points';
import type { SharedArea } from './areas';
import { sessionValue } from './session';

export interface Entry {
  outcome: PasswordOutcome;
  /** For the area’s cookie; null unless the password was right. */
  session: string | null;
}

const refused = (error: string): Entry => ({
  outcome: { status: 'refused', error },
  session: null,
});

async function tryPassword(
  area: SharedArea,
  given: unknown,
  sent: { headers: Pick<Headers, 'get'> },
): Promise<Entry> {
  const hash = await area.readHash();
  if (!hash) return refused(areaNotOpen);
  if (typeof given !== 'string' || given === '') return refused(wrongSharedPassword);
  // Counted before anything is compared: tries that arrive together are all counted.
  const key = `${area.name} ${requesterKey(sent)}`;
  const point = await takePoints([{ name: 'sharedPassword', key }]);
  if (!point.allowed) return refused(tooManyPasswords(point.retryAfterSeconds));
  const isRight = given.length <= longestSharedPassword && (await isPassword(given, hash));
  if (!isRight) return refused(wrongSharedPassword);
  await point.giveBack();
  const { payloadSecret: secret } = getEnv();
  const session = sessionValue({ secret, area: area.name, hash }, Date.now());
  return { outcome: { status: 'open' }, session };
}

/**
 * Opens a shared area for whoever knows its password. Only wrong tries count against the address
 * that they come from.
 *
 * @param given as it came in
 */
export async function enterArea(
  area: SharedArea,
  given: unknown,
  sent: { headers: Pick<Headers, 'get'> },
): Promise<Entry> {
  try {
    return await tryPassword(area, given, sent);
  } catch (error) {
    const { logger } = await getCms();
    logger.error({
      err: error,
      msg: `The password of the area ${area.name} could not be checked.`,
    });
    return refused(passwordNotChecked);
  }
}
