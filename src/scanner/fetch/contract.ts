import type { HeaderLines, Hop } from '../model/evidence.ts';

/** One request. Redirects are not followed. */
export interface GuardedRequest {
  url: string;
  method?: 'GET' | 'HEAD';
  /** Besides User-Agent, Accept-Encoding and Accept. */
  headers?: Readonly<Record<string, string>>;
  /** Decoded body bytes that are kept; what is longer is cut and the connection closed. */
  maxBytes: number;
  /** For the whole exchange, DNS and body included: a server that drips is cut off. */
  timeoutMs: number;
}

export interface GuardedAnswer {
  url: string;
  status: number;
  headers: HeaderLines;
  /** Absolute; null when the answer is no redirect or names no usable address. */
  location: string | null;
  /** Decoded (one layer of gzip, deflate, br or zstd). Empty for HEAD and where `location` is not null. */
  body: Uint8Array;
  isCut: boolean;
  /** The body could not be decoded: unknown encoding, broken or a decompression bomb. */
  bodyProblem: string | null;
  /**
   * Node's code for what is wrong with the certificate, e.g. `CERT_HAS_EXPIRED`; null when nothing
   * is, and for http. It does not stop a request.
   */
  certificateProblem: string | null;
  timing: {
    /** From the start to the connection being ready, DNS and TLS included. */
    connectMs: number;
    /** From the request being sent to the first byte of the answer. */
    ttfbMs: number;
  };
}

/** The chain of a visit. `answer` is the last one, whatever its status. */
export interface Visit {
  hops: readonly Hop[];
  answer: GuardedAnswer;
  /** The next redirect was not followed: too many, a loop, or to an address that is refused. */
  stoppedBecause: 'too-many' | 'loop' | 'refused' | null;
}

/** The only way to the network for everything in the scanner. Fails closed. */
export interface GuardedClient {
  /** @throws RefusedAddress before anything is connected; Unreachable when nothing answers */
  request(request: GuardedRequest): Promise<GuardedAnswer>;
  /**
   * Follows up to `maxRedirects` redirects, each address checked anew. Throws like `request`, also
   * when a redirect leads to where nothing answers. `timeoutMs` is for the whole way.
   */
  visit(request: GuardedRequest, maxRedirects: number): Promise<Visit>;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** The address is one that is never asked: private, reserved, malformed, not http(s). */
export class RefusedAddress extends Error {
  /** e.g. `scheme`, `credentials`, `port`, `ip-literal`, `special-name`, `private-address`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'RefusedAddress';
    this.code = code;
  }
}

/** Nothing usable answered. */
export class Unreachable extends Error {
  /** e.g. `dns`, `connect`, `tls`, `timeout`, `reset`, `headers`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Unreachable';
    this.code = code;
  }
}
