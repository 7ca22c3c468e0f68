import 'server-only';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { signatureOf } from '@/platform/signature';
import { namedScan } from '../data/read-named';
import type { ScanStatus } from '../rules/statuses';

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

/**
 * Arguments with which the public reads the one scan whose id it has, and nothing of it that is for
 * staff. Requests over REST can’t set them.
 */
export function readNamedScan(uuid: string) {
  return {
    where: { uuid: { equals: uuid } },
    context: { [namedScan]: uuid },
    overrideAccess: false,
    limit: 1,
    depth: 0,
    pagination: false,
    joins: false,
  } as const;
}

interface ScanToConfirm {
  email: string | null;
  host: string;
  status: ScanStatus;
  createdAt: Date;
}

/** What has to be known of a scan to confirm its address. For the server alone: it holds the address. */
export async function findScanToConfirm(uuid: string): Promise<ScanToConfirm | null> {
  const { docs } = await (await getCms()).find({
    collection: 'scan-results',
    where: { uuid: { equals: uuid } },
    limit: 1,
    depth: 0,
    pagination: false,
    joins: false,
    select: { email: true, host: true, status: true, createdAt: true },
  });
  const [scan] = docs;
  if (!scan) return null;
  const { email, host, status, createdAt } = scan;
  return { email: email ?? null, host, status, createdAt: new Date(createdAt) };
}
