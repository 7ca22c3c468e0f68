import { randomBytes } from 'node:crypto';
import type { Proposal } from '@/payload-types';
import { getEnv } from '@/platform/env';
import { proposalPath } from '@/platform/paths';
import { proposalKey, proposalKeyHash } from '@/platform/proposal-key';

/** A new key for a proposal; whatever link was out before stops working. */
export function newLinkFields(id: number): Pick<Proposal, 'linkSalt' | 'linkHash'> {
  const linkSalt = randomBytes(16).toString('base64url');
  const key = proposalKey(getEnv().payloadSecret, { id, salt: linkSalt });
  return { linkSalt, linkHash: proposalKeyHash(key) };
}

/** Where the client opens a proposal, as a path; with its key where one is needed. */
export function clientPath({
  id,
  slug,
  accessMode,
  linkSalt,
}: Pick<Proposal, 'id' | 'slug' | 'accessMode' | 'linkSalt'>): string {
  const isPrivate = accessMode === 'private' && linkSalt;
  return proposalPath(
    slug,
    isPrivate ? proposalKey(getEnv().payloadSecret, { id, salt: linkSalt }) : null,
  );
}
