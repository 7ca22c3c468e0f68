import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import { APIError, ValidationError } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { getCms } from '@/platform/cms';
import { Refusal } from '@/platform/database/refusal';
import { getEnv } from '@/platform/env';
import { noStore } from '@/platform/http/read-endpoint-body';
import { readSameOriginJson, refuseAsPayload } from '@/platform/http/read-json';
import { notePasskeyUse, readFactors } from '../data/second-factor';
import {
  type AccountAction,
  type AskedOf,
  accountActionSchemas,
  secondStepWords,
} from '../rules/second-factor';
import { pendingHeader, readPendingSignIn } from '../store/pending-sign-in';
import type { AccountCaller } from './account-caller';
import { openState, sealState, spendChallenge } from './account-caller';
import { cancelEmail, changeEmail, changePassword } from './change-credentials';
import {
  beginPasskey,
  beginTotp,
  finishPasskey,
  finishTotp,
  removeFactor,
  renewCodes,
  resetSecondFactor,
} from './enrol';
import { takeSecondStep } from './sign-in';

const mostBytes = 65_536;

interface Answer {
  token?: string | null;
  [key: string]: unknown;
}
type Handlers = {
  [Action in AccountAction]: (caller: AccountCaller, asked: AskedOf<Action>) => Promise<Answer>;
};

async function beginPasskeySignIn({ payload, headers }: AccountCaller): Promise<Answer> {
  const pending = await readPendingSignIn(headers);
  if (pending?.step !== 'verify') throw new Refusal(secondStepWords.over, 401);
  const { id } = pending.account;
  const known = (await readFactors(payload, id)).filter(({ kind }) => kind === 'passkey');
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: new URL(getEnv().siteUrl).hostname,
    userVerification: 'preferred',
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
  });
  return { options, state: sealState('passkey-sign-in', id, options.challenge) };
}

async function finishPasskeySignIn(
  { headers }: AccountCaller,
  { state, credential }: AskedOf<'sign-in-passkey-finish'>,
): Promise<Answer> {
  const { siteUrl } = getEnv();
  const { wrongPasskey } = secondStepWords;
  const outcome = await takeSecondStep(headers, wrongPasskey, async (payload, { id }) => {
    const challenge = openState('passkey-sign-in', id, state);
    if (!challenge || !(await spendChallenge(challenge))) return false;
    const factors = await readFactors(payload, id);
    const factor = factors.find(({ credentialId }) => credentialId === credential.id);
    if (factor?.kind !== 'passkey') return false;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const checked = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: siteUrl,
      expectedRPID: new URL(siteUrl).hostname,
      requireUserVerification: false,
      credential: {
        id: factor.credentialId,
        publicKey: Buffer.from(factor.publicKey, 'base64url'),
        counter: factor.counter,
      },
    }).catch(() => null);
    if (!checked?.verified) return false;
    return notePasskeyUse(payload, factor.id, checked.authenticationInfo.newCounter);
  });
  if (outcome.status === 'in') return { token: outcome.token };
  throw new Refusal(outcome.error, outcome.status === 'over' ? 401 : 403);
}

const handlers: Handlers = {
  'change-email': changeEmail,
  'cancel-email': cancelEmail,
  'change-password': changePassword,
  'totp-begin': beginTotp,
  'totp-finish': finishTotp,
  'passkey-begin': beginPasskey,
  'passkey-finish': finishPasskey,
  'remove-factor': removeFactor,
  'new-codes': renewCodes,
  'reset-second-factor': resetSecondFactor,
  'sign-in-passkey-begin': beginPasskeySignIn,
  'sign-in-passkey-finish': finishPasskeySignIn,
};

const isAction = (action: string): action is AccountAction => Object.hasOwn(handlers, action);

const refusal = (message: string, status: number) =>
  refuseAsPayload(status, message, noStore.headers);

/** A token goes into Payload’s cookie and never into the answer. */
function answerWith({ payload }: AccountCaller, { token, ...body }: Answer): Response {
  const headers = new Headers(noStore.headers);
  if (token) {
    const { config } = payload.collections.users;
    const { cookiePrefix } = payload.config;
    const cookie = generatePayloadCookie({
      collectionAuthConfig: config.auth,
      cookiePrefix,
      token,
    });
    headers.append('Set-Cookie', String(cookie));
    headers.append('Set-Cookie', pendingHeader(''));
  }
  return Response.json(body, { headers });
}

function refusalFor(error: unknown): Response {
  // A weak password: the field shows which rule it breaks.
  if (error instanceof ValidationError) {
    return refusal(error.data.errors.map(({ message }) => message).join(' '), 400);
  }
  if (error instanceof APIError && error.isPublic) return refusal(error.message, error.status);
  throw error;
}

export async function answerAccountAction(request: Request, action: string): Promise<Response> {
  if (!isAction(action)) return refusal('Not Found', 404);
  const sent = await readSameOriginJson(request, mostBytes);
  const asked = accountActionSchemas[action].safeParse(sent);
  if (!asked.success) {
    return refusal(asked.error.issues.map(({ message }) => message).join(' '), 400);
  }
  const payload = await getCms();
  const { headers } = request;
  try {
    const { user } = await payload.auth({ headers, canSetHeaders: false });
    const caller: AccountCaller = { payload, headers, user };
    // The table’s type guarantees that each handler receives what its own schema has read.
    const handle = handlers[action] as (caller: AccountCaller, asked: unknown) => Promise<Answer>;
    return answerWith(caller, await handle(caller, asked.data));
  } catch (error) {
    return refusalFor(error);
  }
}
