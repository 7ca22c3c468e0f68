import type { Access, Where } from 'payload';

/** Set on a request's context by our own queries only; clients of the API cannot set it. */
export const namedProposal = 'namedProposal';

/** Read grants for visitors and staff without a CMS account. */
export type NamedProposal =
  /** The proposal named by a client's link. */
  | { slug: string; keyHash: string | null }
  /** Any proposal by its address, drafts included, for the studio area. */
  | { slug: string; forStaff: true }
  | { allSent: true }
  | { replaces: number }
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
 * Extends an access rule: a client may also read the one proposal named by their link. PostgreSQL
 * selects the row, so a wrong key and an unknown address give the same answer.
 */
export function orNamedProposal(rule: Access | undefined): Access {
  return orNamed(rule, proposalsOf);
}

/** The same for questions and answers; the rest of the record is staff-only. */
export function orTalkOfNamed(rule: Access | undefined): Access {
  return orNamed(rule, talkOf);
}
