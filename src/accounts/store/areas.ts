import { createHmac } from 'node:crypto';
import { getEnv } from '@/platform/env';
import { hashPassword } from '@/platform/password-hash';
import { auditPath, studioProposalsPath } from '@/platform/paths';
import { keyFor } from '@/platform/signature';

/** A part of the site that one password opens for everybody who was told it. */
export interface SharedArea {
  /** Names it in signatures and counters. */
  name: string;
  /** As the audit log calls it. */
  title: string;
  cookie: string;
  /** Its pages begin with this. */
  path: string;
  /** Of its password; `null` while there is none, and nobody gets in. */
  readHash: () => Promise<string | null>;
}

const hashes = new Map<string, Promise<string>>();

/**
 * The hash of a password that the operator set. Its salt comes from the site’s secret: the same
 * password has the same hash after a restart, and sessions go on.
 */
function hashOf(password: string, area: string): Promise<string> {
  const secret = getEnv().payloadSecret;
  const key = createHmac('sha256', secret).update(`${area} ${password}`).digest('base64url');
  const known = hashes.get(key);
  if (known) return known;
  const salt = Buffer.from(keyFor(secret, `shared-password-salt ${area}`), 'hex');
  const made = hashPassword(password, salt);
  hashes.set(key, made);
  return made;
}

/** The beta audit (specification, section 2, `/beta-audit-ftj2025`). */
export const auditArea: SharedArea = {
  name: 'audit',
  title: 'Beta audit',
  cookie: 'audit_session',
  path: auditPath,
  async readHash() {
    const { betaPassword, betaPasswordHash } = getEnv();
    return betaPassword ? hashOf(betaPassword, 'audit') : (betaPasswordHash ?? null);
  },
};

/**
 * The studio’s list of proposals (specification, section 6, “Admin, shared-password variant”). Whoever
 * comes this way is no account of the CMS and sees nothing else of it.
 */
export const studioArea: SharedArea = {
  name: 'studio',
  title: 'Studio proposals',
  cookie: 'studio_session',
  path: studioProposalsPath,
  async readHash() {
    const { studioPassword, studioPasswordHash } = getEnv();
    return studioPassword ? hashOf(studioPassword, 'studio') : (studioPasswordHash ?? null);
  },
};
