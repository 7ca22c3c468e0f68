import { z } from 'zod';
import { emailField } from './accounts';
import type { Role } from './permissions';

export const secondFactorChoices = [
  { value: 'none', label: 'No account has to; every account may' },
  { value: 'admins', label: 'Admins have to' },
  { value: 'everybody', label: 'Every account has to' },
] as const;

export type SecondFactorRequirement = (typeof secondFactorChoices)[number]['value'];

export function isSecondFactorRequired(
  requirement: SecondFactorRequirement | null | undefined,
  role: Role,
): boolean {
  return requirement === 'everybody' || (requirement === 'admins' && role === 'admin');
}

/** The step between a right password and a session. */
export type SecondStep = 'verify' | 'enrol';

export type FactorKind = 'totp' | 'passkey';

export const factorKindLabels: Record<FactorKind, string> = {
  totp: 'Authenticator app',
  passkey: 'Passkey',
};

export interface FactorView {
  id: number;
  kind: FactorKind;
  name: string;
  /** ISO 8601. */
  since: string;
  usedAt: string | null;
}

export const secondStepMinutes = 10;

/** Minutes for which a sign-in proves identity. Older sessions ask for the password again. */
export const freshSignInMinutes = 10;

export const recoveryCodeCount = 10;

/** Crockford’s base 32: no letter that looks like a digit. */
const recoveryAlphabet = 'abcdefghjkmnpqrstvwxyz0123456789';
const recoveryLength = 10;

/** Turns ten random bytes into a code such as `k3p9a-7xw2m`: 50 bits. */
export function spellRecoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, recoveryLength), (byte) =>
    recoveryAlphabet.charAt(byte % recoveryAlphabet.length),
  ).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

export type TypedCode = { kind: 'totp'; code: string } | { kind: 'recovery'; code: string };

/** Six digits of an app, or a recovery code with any spacing; `null` for neither. */
export function readTypedCode(typed: string): TypedCode | null {
  const letters = typed.toLowerCase().replace(/[\s\-–.]/g, '');
  if (/^\d{6}$/.test(letters)) return { kind: 'totp', code: letters };
  const code = letters.replace(/o/g, '0').replace(/[il]/g, '1');
  return code.length === recoveryLength && /^[0-9a-z]+$/.test(code)
    ? { kind: 'recovery', code }
    : null;
}

export const secondStepWords = {
  wanted: 'Your password is right. One more step: your second factor.',
  over: 'That took too long, or the password has changed. Sign in again.',
  wrongCode:
    'This code is not right, or it has been used. Wait for the next one in your app, or type a recovery code.',
  wrongPasskey: 'This passkey could not be checked. Try again, or use a code.',
  tooManyForAccount:
    'Too many wrong codes for this account. Use a passkey or a recovery code, or set a new password.',
  enrolFirst: 'Set up a second step first.',
} as const;

export const proofWanted = 'Enter your current password: you signed in more than ten minutes ago.';
export const wrongCurrentPassword = 'Your current password is not right.';
export const setupOver = 'That took too long. Begin again.';
export const wrongFirstCode =
  'This code is not right. Check that the clock of your phone is right, and type the code that it shows now.';

const currentPassword = z.string().max(1_000).optional();
const account = z.number().int().positive();
/** A passkey credential from the browser; the library validates its content. */
const credential = z.looseObject({
  id: z.string().max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(20_000) }),
  clientExtensionResults: z.looseObject({}),
});

/** State that the server sealed, from the beginning of a set-up to its end. */
const state = z.string().max(4_000);

const factorName = z
  .string('Give it a name.')
  .trim()
  .min(1, 'Give it a name.')
  .max(60, 'Use at most 60 characters for the name.');

/** Bodies of `POST /api/account/<action>`. */
export const accountActionSchemas = {
  'change-email': z.object({ account, email: emailField, currentPassword }),
  'cancel-email': z.object({ account }),
  'change-password': z.object({
    account,
    password: z.string('Enter a password.').max(1_000),
    currentPassword,
  }),
  'totp-begin': z.object({ currentPassword }),
  'totp-finish': z.object({ state, code: z.string('Enter the code.').max(100) }),
  'passkey-begin': z.object({ currentPassword }),
  'passkey-finish': z.object({ state, name: factorName, credential }),
  'remove-factor': z.object({ factor: z.number().int().positive(), currentPassword }),
  'new-codes': z.object({ currentPassword }),
  'reset-second-factor': z.object({ account, currentPassword }),
  'sign-in-passkey-begin': z.object({}),
  'sign-in-passkey-finish': z.object({ state, credential }),
} as const;

export type AccountAction = keyof typeof accountActionSchemas;

export type AskedOf<Action extends AccountAction> = z.output<(typeof accountActionSchemas)[Action]>;
