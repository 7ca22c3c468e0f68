import 'server-only';
import { getEnv } from '@/platform/env';
import { signatureOf } from '@/platform/signature';

/** Cookie of whoever asked for scans: a random token, whose code stands on each of them. */
export const scanOwnerCookie = 'scan_owner';

const tokenShape = /^[\w-]{43}$/;

/** True if a cookie may be one of ours. */
export function isOwnerToken(token: string | null | undefined): token is string {
  return tokenShape.test(token ?? '');
}

/** The code of an owner’s token, as it is stored. */
export function ownerHashOf(token: string): string {
  return signatureOf(getEnv().payloadSecret, 'scan-owner', token);
}
