import { whyNotPublic } from '../address/is-public-address.ts';
import { readTarget } from '../address/read-target.ts';
import { type GuardedClient, RefusedAddress, Unreachable, type Visit } from '../fetch/contract.ts';
import { createGuardedClient } from '../fetch/guarded-client.ts';
import { addressesIn, namesOf } from './hostile-names.ts';
import { startHostileSite } from './hostile-site.ts';
import { loopbackNet } from './loopback.ts';

export interface HostileResult {
  /** Counted from 1. */
  line: number;
  address: string;
  expected: string;
  got: string;
  /** null: the case is about something that a client alone does not show. */
  agrees: boolean | null;
}

const policy = { allowHosts: [], denyHosts: [] };
const MAX_REDIRECTS = 5;
const limits = { maxBytes: 512 * 1024, timeoutMs: 2_000 };

/** The verdict on an address by its text alone, without DNS: `accepted` or `refused: <code>`. */
export function classifyTarget(typed: string): string {
  try {
    readTarget(typed, policy);
    return 'accepted';
  } catch (error) {
    return described(error);
  }
}

function described(error: unknown): string {
  if (error instanceof RefusedAddress) return `refused: ${error.code}`;
  if (error instanceof Unreachable) return `unreachable: ${error.code}`;
  throw error;
}

/** What stopped a visit that did get an answer; null when nothing did. */
function stop({ answer, stoppedBecause }: Visit): string | null {
  if (stoppedBecause) return `stopped: ${stoppedBecause}`;
  if (answer.bodyProblem !== null) return 'body not decoded';
  if (answer.isCut) return 'body cut';
  return answer.status >= 300 && answer.status < 400 ? 'redirect not followed' : null;
}

async function attempt(client: GuardedClient, url: string): Promise<string> {
  try {
    return stop(await client.visit({ url, ...limits }, MAX_REDIRECTS)) ?? 'answered';
  } catch (error) {
    return described(error);
  }
}

/** Addresses within the description: what a page, a sitemap or a redirect names. */
function namedIn(expected: string): string[] {
  const whole = expected.match(/https?:\/\/[^\s<>"')]+/g);
  return whole ?? addressesIn(expected).map((address) => `http://${address}/`);
}

interface Played {
  got: string;
  /** Every connection that was begun led to a public address. */
  isClean: boolean;
  hasConnected: boolean;
  /** Addresses named in the description, all refused; null when there are none. */
  areNamedRefused: boolean | null;
}

async function play(address: string, expected: string, port: number): Promise<Played> {
  const { connect, asked } = loopbackNet(port);
  const resolve = namesOf(expected);
  const client = createGuardedClient({ ...policy, userAgent: 'Cases/1.0', resolve, connect });
  try {
    const got = await attempt(client, address);
    const named = expected.startsWith('dns') ? [] : namedIn(expected);
    const verdicts: string[] = [];
    for (const url of named) verdicts.push(await attempt(client, url));
    return {
      got,
      isClean: asked.every((pair) => !whyNotPublic(pair.slice(0, pair.lastIndexOf(':')), [])),
      hasConnected: asked.length > 0,
      areNamedRefused:
        verdicts.length > 0 ? verdicts.every((verdict) => verdict.startsWith('refused')) : null,
    };
  } finally {
    await client.close();
  }
}

/** `.example` hosts play the site that misbehaves; any other must not even be connected to. */
function isStage(address: string): boolean {
  return URL.parse(address)?.hostname.endsWith('.example') ?? false;
}

function judged(address: string, expected: string, played: Played): boolean | null {
  const { got, isClean, hasConnected, areNamedRefused } = played;
  if (!isClean) return false;
  if (expected.startsWith('ALLOW') || expected.startsWith('dns-rebinding')) return hasConnected;
  if (expected.startsWith('dns')) return !hasConnected;
  if (!isStage(address)) return got.startsWith('refused');
  return got === 'answered' ? areNamedRefused : true;
}

/**
 * Plays a file of hostile addresses against the guarded client and the site that misbehaves, without
 * the Internet: a line is an address, a tab and what is expected of it; `#` begins a comment.
 * `ALLOW` must be connected to, everything else must be refused or end by itself, and nothing may
 * ever be connected that is not public.
 */
export async function runHostileFile(text: string): Promise<HostileResult[]> {
  const { server, port } = await startHostileSite();
  const results: HostileResult[] = [];
  try {
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      const tab = line.lastIndexOf('\t');
      if (line.startsWith('#') || tab === -1) continue;
      const [address, expected] = [line.slice(0, tab), line.slice(tab + 1).trim()];
      const played = await play(address, expected, port);
      const agrees = judged(address, expected, played);
      results.push({ line: index + 1, address, expected, got: played.got, agrees });
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return results;
}
