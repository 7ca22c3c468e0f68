import { createLocalReq, loginOperation, type Payload } from 'payload';
import { getCms } from '@/cms/client';
import { type Credentials, credentialsSchema } from '@/domain/access/credentials';
import {
  incompleteCredentials,
  noAdminAccess,
  noUserFound,
  type SignInResult,
  signInFailed,
  tooManySignIns,
  wrongCredentials,
} from '@/domain/access/sign-in';
import { endSession } from './end-session';
import { guardSignIn, type Tried } from './guard-sign-in';

interface SignedIn {
  outcome: SignInResult;
  /** For Payload’s cookie; null unless an admin is in. */
  token: string | null;
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
    if ((error as { status?: number }).status !== 401) throw error;
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
    return await admit(payload, guarded.result, headers);
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Somebody could not sign in to the dashboard.' });
    return refused(signInFailed);
  }
}
