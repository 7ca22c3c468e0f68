import { createLocalReq, loginOperation, type Payload } from 'payload';
import { getCms } from '@/platform/cms';
import type { StoredAccount } from '../data/account-rows';
import { askOnlyForProof, secondStepStatus } from '../data/demand-second-step';
import { type Credentials, credentialsSchema } from '../rules/accounts';
import {
  incompleteCredentials,
  noAdminAccess,
  noUserFound,
  type SignInResult,
  signInFailed,
  tooManySignIns,
  wrongCredentials,
} from '../rules/sign-in';
import { pendingValue } from '../store/pending-sign-in';
import { endSession } from './end-session';
import { type GuardedSignIn, guardSignIn, type Tried } from './guard-sign-in';

interface SignedIn {
  outcome: SignInResult;
  /** For Payload’s cookie; null unless an admin is in. */
  token: string | null;
  /** For the cookie of a second step that is owed. */
  pending?: string;
}

const refused = (error: string): SignedIn => ({
  outcome: { status: 'refused', error },
  token: null,
});

async function login(
  payload: Payload,
  data: Credentials,
  headers: Headers,
): Promise<Tried<string | null>> {
  try {
    const req = await createLocalReq({ req: { headers } }, payload);
    // Payload’s local login keeps the token to itself, as its REST answer does.
    const { token } = await loginOperation({ collection: payload.collections.users, data, req });
    return { verdict: 'in', result: token ?? null };
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === secondStepStatus) return { verdict: 'second-step', result: null };
    if (status !== 401) throw error;
    return { verdict: 'refused', result: null };
  }
}

async function admit(payload: Payload, token: string | null, headers: Headers): Promise<SignedIn> {
  const { user } = await payload.auth({
    headers: new Headers({ authorization: `JWT ${token}` }),
  });
  if (!token || !user) return refused(noUserFound);
  if (user.role === 'admin') return { outcome: { status: 'in' }, token };
  await endSession(payload, user, headers);
  return refused(noAdminAccess);
}

function askForSecondStep(account: StoredAccount): SignedIn {
  if (account.role !== 'admin') return refused(noAdminAccess);
  return { outcome: { status: 'second-step' }, token: null, pending: pendingValue(account) };
}

/**
 * Whether a password is an account's: compares it as a sign-in does, counted like one, and makes no
 * session.
 */
export async function provePassword(
  credentials: Credentials,
  headers: Headers,
): Promise<GuardedSignIn<null>> {
  const payload = await getCms();
  return guardSignIn(credentials, { headers }, async () => {
    try {
      const req = await createLocalReq({ req: { headers } }, payload);
      askOnlyForProof(req);
      await loginOperation({ collection: payload.collections.users, data: credentials, req });
    } catch (error) {
      const { status } = error as { status?: number };
      if (status === secondStepStatus) return { verdict: 'in', result: null };
      if (status !== 401) throw error;
    }
    return { verdict: 'refused', result: null };
  });
}

/**
 * Signs an admin in to the dashboard (specification, section 2, `/auth`). It is the session of the
 * CMS; anybody else’s ends at once.
 *
 * @param given as it came in
 */
export async function signInAdmin(
  given: { email: unknown; password: unknown },
  headers: Headers,
): Promise<SignedIn> {
  const payload = await getCms();
  try {
    const credentials = credentialsSchema.safeParse(given);
    if (!credentials.success) return refused(incompleteCredentials);
    const guarded = await guardSignIn(credentials.data, { headers }, () =>
      login(payload, credentials.data, headers),
    );
    if (guarded.status === 'limited') return refused(tooManySignIns(guarded.retryAfterSeconds));
    if (guarded.status === 'refused') return refused(wrongCredentials);
    if (guarded.status === 'second-step') return askForSecondStep(guarded.account);
    return await admit(payload, guarded.result, headers);
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Somebody could not sign in to the dashboard.' });
    return refused(signInFailed);
  }
}
