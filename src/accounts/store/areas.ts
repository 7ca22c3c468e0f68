import { createHmac } from 'node:crypto';
import { getEnv } from '@/platform/env';
import { hashPassword } from '@/platform/password-hash';
import { auditPath, studioProposalsPath } from '@/platform/paths';
import { keyFor } from '@/platform/signature';

/** A part of the site that one shared password opens. */
export interface SharedArea {
  /** Identifier in signatures and counters. */
  name: string;
  /** Name in the audit log. */
  title: string;
  cookie: string;
  /** Prefix of its pages’ paths. */
  path: string;
  /** Hash of its password; `null` while none is set, which closes the area. */
  readHash: () => Promise<string | null>;
}

const hashes = new Map<string, Promise<string>>();

/**
 * The hash of the operator’s password. The salt derives from the site’s secret: the hash survives a
 * restart, and so do sessions.
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
 * The studio’s list of proposals (specification, section 6, “Admin, shared-password variant”).
 * Visitors with this password have no CMS account and see nothing else of the CMS.
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
