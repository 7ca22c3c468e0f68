import { randomBytes } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { Secret } from 'otpauth';
import type { PayloadRequest } from 'payload';
import { encode } from 'uqr';
import type { User } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { Refusal } from '@/platform/database/refusal';
import { inTransaction } from '@/platform/database/transaction';
import { getEnv } from '@/platform/env';
import { sealText } from '@/platform/sealed-text';
import { recordAudit } from '../data/record-audit';
import {
  addFactor,
  endOtherSessions,
  type NewFactor,
  readFactors,
  removeFactors,
  replaceRecoveryCodes,
} from '../data/second-factor';
import { queueAccountMail, secondFactorMail } from '../mails/account';
import {
  type AskedOf,
  factorKindLabels,
  readTypedCode,
  recoveryCodeCount,
  setupOver,
  spellRecoveryCode,
  wrongFirstCode,
} from '../rules/second-factor';
import {
  type AccountCaller,
  demandAccount,
  demandEnrolling,
  demandProof,
  demandUser,
  type Enrolling,
  openState,
  requestOf,
  sealState,
  spendChallenge,
} from './account-caller';
import { makeSession } from './account-session';
import { recoveryHash, stepOfCode, totpOf, totpPurpose } from './sign-in';

const mostFactors = 10;

/** Draws a QR code as one path, one unit per module. The size includes the quiet zone. */
function drawQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

/** The proof is checked at the beginning. The sealed state carries it to the end. */
async function begin(
  caller: AccountCaller,
  currentPassword: string | undefined,
): Promise<Enrolling> {
  const enrolling = await demandEnrolling(caller);
  if (!enrolling.pending) await demandProof(caller, enrolling.user, currentPassword);
  return enrolling;
}

async function brandOf({ payload }: AccountCaller): Promise<string> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return settings.brandName || 'Back office';
}

export async function beginTotp(
  caller: AccountCaller,
  { currentPassword }: AskedOf<'totp-begin'>,
): Promise<Record<string, unknown>> {
  const { user } = await begin(caller, currentPassword);
  const secret = new Secret({ size: 20 }).base32;
  const uri = totpOf(secret, { issuer: await brandOf(caller), account: user.email }).toString();
  return { secret, qr: drawQrCode(uri), state: sealState('totp-setup', user.id, secret) };
}

function makeRecoveryCodes(account: number) {
  const codes = Array.from({ length: recoveryCodeCount }, () => spellRecoveryCode(randomBytes(10)));
  return { codes, hashes: codes.map((code) => recoveryHash(account, code.replace('-', ''))) };
}

/** Notifies the account’s owner of every change, including an admin’s. */
async function tell(req: PayloadRequest, account: User, detail: string): Promise<void> {
  await queueAccountMail(req, secondFactorMail, account);
  await recordAudit(req, { event: 'second-factor-changed', detail });
}

export type Enrolled = {
  codes: string[] | null;
  /** For Payload’s cookie, when the set-up was the end of a sign-in. */
  token: string | null;
};

async function keepFactor(
  caller: AccountCaller,
  { user, pending }: Enrolling,
  factor: NewFactor,
): Promise<Enrolled> {
  const req = await requestOf({ ...caller, user });
  const codes = await inTransaction(req, async () => {
    await lockDocument(req, 'users', user.id);
    const known = await readFactors(caller.payload, user.id);
    // A pending sign-in may set up the first factor only.
    if (pending && known.length > 0) throw new Refusal(setupOver, 403);
    if (known.length >= mostFactors) throw new Refusal('Remove one of the others first.', 409);
    await addFactor(req, user.id, factor);
    const made = known.length === 0 ? makeRecoveryCodes(user.id) : null;
    if (made) await replaceRecoveryCodes(req, user.id, made.hashes);
    await endOtherSessions(req, user.id, user._sid);
    await tell(req, user, `${factorKindLabels[factor.kind]} added`);
    return made?.codes ?? null;
  });
  const token = pending ? await makeSession(caller.payload, user.id, caller.headers) : null;
  return { codes, token };
}

export async function finishTotp(
  caller: AccountCaller,
  { state, code }: AskedOf<'totp-finish'>,
): Promise<Enrolled> {
  const enrolling = await demandEnrolling(caller);
  const { id } = enrolling.user;
  const secret = openState('totp-setup', id, state);
  if (!secret) throw new Refusal(setupOver, 403);
  const read = readTypedCode(code);
  const lastStep = read?.kind === 'totp' ? stepOfCode(secret, read.code) : null;
  if (!lastStep) throw new Refusal(wrongFirstCode, 400);
  const sealedSecret = sealText(getEnv().payloadSecret, totpPurpose, String(id), secret);
  const name = factorKindLabels.totp;
  return keepFactor(caller, enrolling, { kind: 'totp', name, sealedSecret, lastStep });
}

export async function beginPasskey(
  caller: AccountCaller,
  { currentPassword }: AskedOf<'passkey-begin'>,
): Promise<Record<string, unknown>> {
  const { user } = await begin(caller, currentPassword);
  const known = await readFactors(caller.payload, user.id);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: await brandOf(caller),
    rpID: new URL(getEnv().siteUrl).hostname,
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(`account-${user.id}`),
    attestationType: 'none',
    excludeCredentials: known
      .filter(({ kind }) => kind === 'passkey')
      .map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options, state: sealState('passkey-setup', user.id, options.challenge) };
}

export async function finishPasskey(
  caller: AccountCaller,
  { state, name, credential }: AskedOf<'passkey-finish'>,
): Promise<Enrolled> {
  const enrolling = await demandEnrolling(caller);
  const challenge = openState('passkey-setup', enrolling.user.id, state);
  if (!challenge || !(await spendChallenge(challenge))) throw new Refusal(setupOver, 403);
  const { siteUrl } = getEnv();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: siteUrl,
    expectedRPID: new URL(siteUrl).hostname,
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) throw new Refusal('This passkey could not be checked. Try again.', 400);
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return keepFactor(caller, enrolling, {
    ...{ kind: 'passkey', name, credentialId: id, counter, transports },
    publicKey: Buffer.from(publicKey).toString('base64url'),
  });
}

/** Works on the caller’s own account, which is locked meanwhile. */
async function change<Result>(
  caller: AccountCaller,
  currentPassword: string | undefined,
  work: (req: PayloadRequest, user: User) => Promise<Result>,
): Promise<Result> {
  const user = demandUser(caller);
  await demandProof(caller, user, currentPassword);
  const req = await requestOf(caller);
  return inTransaction(req, async () => {
    await lockDocument(req, 'users', user.id);
    return work(req, user);
  });
}

export function removeFactor(
  caller: AccountCaller,
  { factor, currentPassword }: AskedOf<'remove-factor'>,
): Promise<Record<string, unknown>> {
  return change(caller, currentPassword, async (req, user) => {
    const removed = await removeFactors(req, user.id, factor);
    if (removed === 0) throw new Refusal('It is gone already.', 404);
    await tell(req, user, 'One removed');
    return {};
  });
}

export function renewCodes(
  caller: AccountCaller,
  { currentPassword }: AskedOf<'new-codes'>,
): Promise<Record<string, unknown>> {
  return change(caller, currentPassword, async (req, user) => {
    const known = await readFactors(caller.payload, user.id);
    if (known.length === 0) throw new Refusal('Set up an app or a passkey first.', 409);
    const { codes, hashes } = makeRecoveryCodes(user.id);
    await replaceRecoveryCodes(req, user.id, hashes);
    await tell(req, user, 'New recovery codes');
    return { codes };
  });
}

/** Removes all factors and sessions of a colleague who lost phone and codes. */
export async function resetSecondFactor(
  caller: AccountCaller,
  { account, currentPassword }: AskedOf<'reset-second-factor'>,
): Promise<Record<string, unknown>> {
  const user = demandAccount(caller, account);
  if (user.id === account) throw new Refusal('Remove your own one by one.', 400);
  await demandProof(caller, user, currentPassword);
  const req = await requestOf(caller);
  await inTransaction(req, async () => {
    const known = await lockDocument(req, 'users', account);
    await removeFactors(req, account);
    await endOtherSessions(req, account, undefined);
    await tell(req, known, `Reset for ${known.name}`);
  });
  return {};
}
