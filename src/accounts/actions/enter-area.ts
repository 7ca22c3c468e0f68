import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { logFailure } from '@/platform/log-failure';
import { isPassword } from '@/platform/password-hash';
import { requesterKey, type Sent, takePoints } from '@/platform/rate-limit/take-points';
import { recordAudit } from '../data/record-audit';
import type { AuditEvent } from '../rules/audit-events';
import {
  areaNotOpen,
  longestSharedPassword,
  type PasswordOutcome,
  type PasswordRefusal,
  passwordNotChecked,
  tooManyPasswords,
  tooManyPasswordsAnywhere,
  wrongSharedPassword,
} from '../rules/sign-in';
import type { SharedArea } from '../store/areas';
import { sessionValue } from '../store/session';
import { recordBlocked } from './guard-sign-in';

export interface Entry {
  outcome: PasswordOutcome;
  session: string | null;
}

const refused = (reason: PasswordRefusal, error: string): Entry => ({
  outcome: { status: 'refused', reason, error },
  session: null,
});

async function record(event: AuditEvent, area: SharedArea, { headers }: Sent): Promise<void> {
  await recordAudit({ payload: await getCms(), headers }, { event, detail: area.title });
}

async function tryPassword(area: SharedArea, given: unknown, sent: Sent): Promise<Entry> {
  const hash = await area.readHash();
  if (!hash) return refused('closed', areaNotOpen);
  if (typeof given !== 'string' || given === '') return refused('wrong', wrongSharedPassword);
  // The try is counted before the comparison, so that parallel tries are all counted.
  const key = `${area.name} ${requesterKey(sent)}`;
  const point = await takePoints([
    { name: 'sharedPassword', key },
    { name: 'sharedPasswordArea', key: area.name },
  ]);
  if (!point.allowed) {
    await recordBlocked(sent, `Shared password: ${area.title}`);
    const word = point.name === 'sharedPassword' ? tooManyPasswords : tooManyPasswordsAnywhere;
    return refused('limited', word(point.retryAfterSeconds));
  }
  const isRight = given.length <= longestSharedPassword && (await isPassword(given, hash));
  if (!isRight) {
    await record('area-refused', area, sent);
    return refused('wrong', wrongSharedPassword);
  }
  await point.giveBack();
  await record('area-opened', area, sent);
  const { payloadSecret: secret } = getEnv();
  const session = sessionValue({ secret, area: area.name, hash }, Date.now());
  return { outcome: { status: 'open' }, session };
}

/** Only wrong tries count, per network address and per area. `given` is unvalidated. */
export function enterArea(area: SharedArea, given: unknown, sent: Sent): Promise<Entry> {
  const msg = `The password of the area ${area.name} could not be checked.`;
  return logFailure(msg, refused('fault', passwordNotChecked), () =>
    tryPassword(area, given, sent),
  );
}
