import type { Known, ScanEvidence } from '../model/evidence.ts';

/** A document as it came, before anybody read it. */
export interface RawDocument {
  /** Absolute, after redirects. */
  url: string;
  contentType: string | null;
  /** Decoded from gzip and the like, not from its charset. */
  bytes: Uint8Array;
}

/** Everything that was gathered about a site, as plain data that a thread can be given. */
export interface GatheredEvidence
  extends Omit<ScanEvidence, 'url' | 'htmlBytes' | 'page' | 'sidePages'> {
  document: RawDocument;
  sidePages: Known<readonly { url: string; document: RawDocument }[]>;
}
