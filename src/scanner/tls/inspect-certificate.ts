import type { TLSSocket } from 'node:tls';
import {
  type AddressPolicy,
  type Resolve,
  readTarget,
  resolveTarget,
  type Target,
} from '../address/read-target.ts';
import { runWithDeadline, Unreachable } from '../fetch/guarded-request.ts';
import { type Connect, openSocket, openTls, readCertificateProblem } from '../fetch/open-socket.ts';
import type { TlsFacts } from '../model/evidence.ts';

export interface InspectOptions extends AddressPolicy {
  timeoutMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** PEM of trusted authorities instead of the defaults, for tests. */
  ca?: string;
  /** Replaces DNS in tests. Its answers are checked too. */
  resolve?: Resolve;
  /** Replaces TCP in tests. Its remote address is checked too. */
  connect?: Connect;
  signal?: AbortSignal;
}

type Open = (handshake: Parameters<typeof openTls>[3], signal: AbortSignal) => Promise<TLSSocket>;

const DAY_MS = 86_400_000;
/** A part of the time limit: a silent server must not cost the other results. */
const LEGACY_LIMIT_MS = 2_000;

const legacy = {
  minVersion: 'TLSv1',
  maxVersion: 'TLSv1.1',
  // OpenSSL 3 offers these versions only at security level 0.
  ciphers: 'DEFAULT@SECLEVEL=0',
} as const;

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : '';
}

/** Null when our OpenSSL lacks TLS 1.0 and 1.1 or the connection failed. */
async function acceptsLegacy(open: Open, deadline: AbortSignal): Promise<boolean | null> {
  try {
    const socket = await runWithDeadline(LEGACY_LIMIT_MS, deadline, (signal) =>
      open(legacy, signal),
    );
    socket.destroy();
    return true;
  } catch (error) {
    if (error instanceof Unreachable && error.code === 'busy') throw error;
    const isAnswer = error instanceof Unreachable && error.code === 'tls';
    const isOurs = /NO_PROTOCOLS_AVAILABLE|NO_CIPHERS_AVAILABLE|INVALID_PROTOCOL/.test(
      codeOf(error),
    );
    return isAnswer && !isOurs ? false : null;
  }
}

function text(value: string | string[] | undefined): string | null {
  return [value].flat()[0] || null;
}

function factsOf(socket: TLSSocket, now: number): Omit<TlsFacts, 'acceptsLegacy'> {
  const problem = readCertificateProblem(socket);
  const { valid_to: until, issuer } = socket.getPeerCertificate();
  const end = until === undefined ? Number.NaN : Date.parse(until);
  const isKnown = !Number.isNaN(end);
  return {
    isValid: problem === null,
    problem,
    validTo: isKnown ? new Date(end).toISOString() : null,
    daysLeft: isKnown ? Math.floor((end - now) / DAY_MS) : null,
    alpn: socket.alpnProtocol || null,
    protocol: socket.getProtocol(),
    issuer: text(issuer?.O) ?? text(issuer?.CN),
  };
}

async function inspect(
  target: Target,
  { denyHosts, now, ca, resolve, connect }: InspectOptions,
  deadline: AbortSignal,
): Promise<TlsFacts> {
  const addresses = await resolveTarget(target, { denyHosts }, resolve, deadline);
  const open: Open = async (handshake, signal) => {
    const socket = await openSocket(addresses, target.port, signal, connect);
    return openTls(socket, target.hostname, signal, { ...handshake, ca });
  };
  const socket = await open({ ALPNProtocols: ['h2', 'http/1.1'] }, deadline);
  const facts = factsOf(socket, now());
  socket.destroy();
  return { ...facts, acceptsLegacy: await acceptsLegacy(open, deadline) };
}

/**
 * Reads a host's certificate without a request; the host passes the usual address rules.
 * @throws RefusedAddress before any connection; Unreachable without TLS
 */
export async function inspectCertificate(host: string, port: number, options: InspectOptions) {
  const target = readTarget(`https://${host}:${port}/`, options);
  const outer = options.signal ?? new AbortController().signal;
  return runWithDeadline(options.timeoutMs, outer, (deadline) =>
    inspect(target, options, deadline),
  );
}
