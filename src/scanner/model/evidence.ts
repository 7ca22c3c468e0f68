import type { ParsedPage } from '../page/parse-page.ts';

/** Something that was looked for: found out, or not (and then no check may guess). */
export type Known<T> = { known: true; value: T } | { known: false; because: string };

/** Header lines in the order in which they came, names in lower case; a name may come twice. */
export type HeaderLines = readonly (readonly [name: string, value: string])[];

/** An address that was visited on the way to the page, and what it answered. */
export interface Hop {
  url: string;
  status: number;
  /** Absolute; where it sent us. */
  location: string | null;
}

/** A text file of the site. A missing one is `status` 404 and an empty body. */
export interface TextFile {
  url: string;
  /** After redirects. */
  finalUrl: string;
  status: number;
  contentType: string | null;
  body: string;
  /** The body was longer than the limit and is cut off. */
  isCut: boolean;
}

/** One sitemap file that was read. */
export interface SitemapFile {
  url: string;
  foundIn: 'robots' | 'usual-place';
  status: number;
  contentType: string | null;
  body: string;
  isCut: boolean;
}

/** One of `http://host`, `http://www.host`, `https://host`, `https://www.host` and where it leads. */
export interface HostVariant {
  asked: string;
  hops: readonly Hop[];
  /** Absolute address of the last answer; null when nothing answers there. */
  finalUrl: string | null;
  status: number | null;
}

/** A file that the page refers to. `status` null: it did not answer in time. */
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

/** A link of the page that was tried. `status` null: no answer. */
export interface LinkFact {
  url: string;
  status: number | null;
}

/** Another page of the same site that was read for company and contact details. */
export interface SidePage {
  url: string;
  page: ParsedPage;
}

export interface TlsFacts {
  /** The chain leads to a trusted root and the name matches. */
  isValid: boolean;
  /** Node's code when it is not, e.g. `CERT_HAS_EXPIRED`. */
  problem: string | null;
  /** ISO 8601. */
  validTo: string | null;
  daysLeft: number | null;
  /** Offered by ALPN: `h2` or `http/1.1`. */
  alpn: string | null;
  /** e.g. `TLSv1.3` */
  protocol: string | null;
  issuer: string | null;
  /** TLS 1.0 or 1.1 is accepted as well; null when that could not be tried. */
  acceptsLegacy: boolean | null;
}

export interface CorsProbe {
  /** The Origin that was sent. */
  sentOrigin: string;
  allowOrigin: string | null;
  allowCredentials: string | null;
}

/**
 * Everything that is known about a site when it is judged. `page` is the document at its final
 * address, answered with 2xx and not empty: anything else is never judged.
 */
export interface ScanEvidence {
  /** As typed, made an address. */
  askedUrl: string;
  /** The page's address after redirects. */
  url: string;
  status: number;
  headers: HeaderLines;
  /** `Set-Cookie` lines of the page's answer. */
  cookies: readonly string[];
  /** The whole way of the visit; the last one is the page. */
  hops: readonly Hop[];
  /** Bytes of the document, decoded. */
  htmlBytes: number;
  page: ParsedPage;
  /** When the scan was made, ISO 8601: the only clock that a check may read. */
  scannedAt: string;

  /** Milliseconds to the first byte, best of two, without DNS and connecting. */
  ttfbMs: Known<number>;
  robotsTxt: Known<TextFile>;
  llmsTxt: Known<TextFile>;
  /** Empty: none was found. */
  sitemaps: Known<readonly SitemapFile[]>;
  variants: Known<readonly HostVariant[]>;
  /** What the address typed with `http://` answers; `[]`: nothing answers on http. */
  httpVisit: Known<readonly Hop[]>;
  cors: Known<CorsProbe>;
  tls: Known<TlsFacts>;
  /** Status that a random address of the site answered. */
  randomPath: Known<{ url: string; status: number }>;
  assets: Known<readonly AssetFact[]>;
  /** Text of the first style sheets. */
  stylesheets: Known<readonly { url: string; text: string }[]>;
  links: Known<readonly LinkFact[]>;
  /** Contact, legal and about pages. */
  sidePages: Known<readonly SidePage[]>;
}
