import type { ParsedPage } from '../page/parse-page.ts';

/**
 * A fact, or why it is unknown; checks must not guess unknown facts. `byOurLimit`: our own limits kept
 * it from us, or a part of a list; the site is not to blame.
 */
export type Known<T> =
  | { known: true; value: T; byOurLimit?: true }
  | { known: false; because: string; byOurLimit?: true };

/** Header lines in received order, names in lower case; a name may repeat. */
export type HeaderLines = readonly (readonly [name: string, value: string])[];

export interface Hop {
  url: string;
  status: number;
  location: string | null;
}

/** A text file of the site. A missing one has `status` 404 and an empty body. */
export interface TextFile {
  url: string;
  /** After redirects. */
  finalUrl: string;
  status: number;
  contentType: string | null;
  body: string;
  isCut: boolean;
}

export interface SitemapFile {
  url: string;
  foundIn: 'robots' | 'usual-place';
  status: number;
  contentType: string | null;
  body: string;
  isCut: boolean;
}

/** One of `http://host`, `http://www.host`, `https://host`, `https://www.host` and its target. */
export interface HostVariant {
  asked: string;
  hops: readonly Hop[];
  /** Absolute address of the last answer; null when nothing answers. */
  finalUrl: string | null;
  status: number | null;
}

/** A file of the page. `status` null: no answer in time. */
export interface AssetFact {
  url: string;
  kind: 'script' | 'style' | 'image' | 'font' | 'other';
  status: number | null;
  /** As sent, from Content-Length or Content-Range. */
  bytes: number | null;
  contentType: string | null;
  contentEncoding: string | null;
  cacheControl: string | null;
}

/** A requested link of the page. `status` null: no answer. */
export interface LinkFact {
  url: string;
  status: number | null;
}

/** Another page of the site, read for company and contact details. */
export interface SidePage {
  url: string;
  page: ParsedPage;
}

/** The page's icon, or what is at `/favicon.ico`. `status` null: not asked, or no answer. */
export interface IconFact {
  url: string;
  /** The page names it itself. */
  isNamed: boolean;
  status: number | null;
  contentType: string | null;
}

export interface TlsFacts {
  /** The chain ends at a trusted root and the name matches. */
  isValid: boolean;
  /** Node's error code, e.g. `CERT_HAS_EXPIRED`. */
  problem: string | null;
  /** ISO 8601. */
  validTo: string | null;
  daysLeft: number | null;
  /** Negotiated by ALPN: `h2` or `http/1.1`. */
  alpn: string | null;
  /** e.g. `TLSv1.3` */
  protocol: string | null;
  issuer: string | null;
  /** TLS 1.0 or 1.1 is accepted as well; null when that was not testable. */
  acceptsLegacy: boolean | null;
}

/** DNS records about the mail of the site's domain. */
export interface MailFacts {
  domain: string;
  /** It has mail servers. */
  takesMail: boolean;
  /** TXT records that begin with their tag; more than one SPF record is a fault. */
  spf: readonly string[];
  dmarc: readonly string[];
}

export interface CorsProbe {
  sentOrigin: string;
  allowOrigin: string | null;
  allowCredentials: string | null;
}

/** A longer page is judged by its beginning. Google, too, reads no more (November 2026). */
export const MAX_HTML_BYTES = 2 * 1024 * 1024;

/** `page` was answered with 2xx and is not empty: other answers are never judged. */
export interface ScanEvidence {
  askedUrl: string;
  url: string;
  status: number;
  headers: HeaderLines;
  cookies: readonly string[];
  /** Every hop of the visit; the last one is the page. */
  hops: readonly Hop[];
  /** Unpacked; at most MAX_HTML_BYTES. */
  htmlBytes: number;
  page: ParsedPage;
  /** Time of the scan, ISO 8601: checks must read no other clock. */
  scannedAt: string;

  /** Attended milliseconds to the first byte, best of two, without DNS and connecting. */
  ttfbMs: Known<number>;
  robotsTxt: Known<TextFile>;
  llmsTxt: Known<TextFile>;
  securityTxt: Known<TextFile>;
  /** Empty: none exists. */
  sitemaps: Known<readonly SitemapFile[]>;
  variants: Known<readonly HostVariant[]>;
  /** Hops from the typed address over `http://`; `[]`: nothing answers on http. */
  httpVisit: Known<readonly Hop[]>;
  cors: Known<CorsProbe>;
  tls: Known<TlsFacts>;
  mail: Known<MailFacts>;
  randomPath: Known<{ url: string; status: number }>;
  assets: Known<readonly AssetFact[]>;
  stylesheets: Known<readonly { url: string; text: string }[]>;
  links: Known<readonly LinkFact[]>;
  /** Profiles on social networks. */
  socialLinks: Known<readonly LinkFact[]>;
  favicon: Known<IconFact>;
  sidePages: Known<readonly SidePage[]>;
}
