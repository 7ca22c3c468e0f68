import type { Access, Where } from 'payload';

/** Set on a request’s context by our own queries alone; nobody outside can. */
export const namedProposal = 'namedProposal';

/** What somebody who is no account of the CMS may read. */
export type NamedProposal =
  /** The one that a client’s link names. */
  | { slug: string; keyHash: string | null }
  /** Any one by its address, also a draft: for whoever is in the studio’s area. */
  | { slug: string; forStaff: true }
  /** Everything that has left the house: the list in the studio’s area. */
  | { allSent: true }
  /** The one that came in place of another. */
  | { replaces: number }
  /** What was said about one. */
  | { talkOf: number };

function proposalsOf(named: NamedProposal): Where | false {
  const isOut: Where = { status: { not_equals: 'draft' } };
  if ('talkOf' in named) return false;
  if ('allSent' in named) return isOut;
  if ('replaces' in named) return { and: [{ supersedes: { equals: named.replaces } }, isOut] };
  const own: Where = { slug: { equals: named.slug } };
  if ('forStaff' in named) return own;
  const open: Where = { accessMode: { equals: 'open' } };
  const { keyHash } = named;
  return {
    and: [own, isOut, keyHash ? { or: [open, { linkHash: { equals: keyHash } }] } : open],
  };
}

function talkOf(named: NamedProposal): Where | false {
  if (!('talkOf' in named)) return false;
  const own: Where = { proposal: { equals: named.talkOf } };
  return { and: [own, { kind: { in: ['question', 'answer'] } }] };
}

function orNamed(
  rule: Access | undefined,
  allowed: (named: NamedProposal) => Where | false,
): Access {
  return async (args) => {
    const result = (await rule?.(args)) ?? false;
    const named = args.req.context[namedProposal] as NamedProposal | undefined;
    return result === false && named ? allowed(named) : result;
  };
}

/**
 * Lets a client read the one proposal whose link they have, beside those whom the table of
 * permissions lets read all of them. Which rows that are, PostgreSQL decides: a wrong key and an
 * address that nobody has are the same question with the same answer.
 */
export function orNamedProposal(rule: Access | undefined): Access {
  return orNamed(rule, proposalsOf);
}

/** The same for questions and answers; the rest of the record is for staff. */
export function orTalkOfNamed(rule: Access | undefined): Access {
  return orNamed(rule, talkOf);
}
