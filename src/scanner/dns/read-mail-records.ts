import { Resolver } from 'node:dns/promises';
import { getDomain } from 'tldts';
import { runWithDeadline, Unreachable } from '../fetch/guarded-request.ts';
import { makeKnown, makeUnknown } from '../gather/request-budget.ts';
import type { Known, MailFacts } from '../model/evidence.ts';

/** Asks name servers; an empty list where a name has no such record. Rejects without an answer. */
export interface AskMailRecords {
  /** Names of the mail servers; `.` or empty: the domain takes no mail (RFC 7505). */
  mx(name: string, signal: AbortSignal): Promise<readonly string[]>;
  txt(name: string, signal: AbortSignal): Promise<readonly string[]>;
}

/** The name or the record does not exist, unlike a name server that fails. */
function isNoSuchRecord(error: unknown): boolean {
  return ['ENODATA', 'ENOTFOUND'].includes(String((error as { code?: unknown }).code));
}

async function ask<T>(
  signal: AbortSignal,
  query: (resolver: Resolver) => Promise<T[]>,
): Promise<T[]> {
  const resolver = new Resolver({ timeout: 1_000, tries: 3 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await query(resolver);
  } catch (error) {
    if (isNoSuchRecord(error)) return [];
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const nameServers: AskMailRecords = {
  mx: async (name, signal) =>
    (await ask(signal, (resolver) => resolver.resolveMx(name))).map(({ exchange }) => exchange),
  // A record longer than 255 letters comes in pieces.
  txt: async (name, signal) =>
    (await ask(signal, (resolver) => resolver.resolveTxt(name))).map((pieces) => pieces.join('')),
};

const LIMIT_MS = 4_000;
const MAX_RECORD = 1_000;

function withTag(records: readonly string[], tag: RegExp): string[] {
  return records.filter((record) => tag.test(record)).map((record) => record.slice(0, MAX_RECORD));
}

/**
 * What the name servers say about mail of the site's domain. Nothing is connected to.
 * @throws Unreachable when our own machine was too busy; the signal's reason
 */
export async function readMailRecords(
  hostname: string,
  mostMs: number,
  signal: AbortSignal,
  { mx, txt }: AskMailRecords = nameServers,
): Promise<Known<MailFacts>> {
  // A name under a website builder's domain has no mail of its own.
  const domain = getDomain(hostname, { allowPrivateDomains: true });
  if (domain === null) return makeUnknown('The address has no domain.');
  try {
    return await runWithDeadline(Math.min(LIMIT_MS, mostMs), signal, async (deadline) => {
      const [servers, own, policies] = await Promise.all([
        mx(domain, deadline),
        txt(domain, deadline),
        txt(`_dmarc.${domain}`, deadline),
      ]);
      return makeKnown({
        domain,
        takesMail: servers.some((name) => name !== '' && name !== '.'),
        spf: withTag(own, /^v=spf1(?:\s|$)/i),
        dmarc: withTag(policies, /^v=DMARC1\s*(?:;|$)/i),
      });
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Unreachable && error.code === 'busy') throw error;
    return makeUnknown('The name servers did not answer.');
  }
}
