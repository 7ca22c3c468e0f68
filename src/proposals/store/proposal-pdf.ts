import { createHash } from 'node:crypto';
import type { Visitor } from '@/accounts/store/areas';
import { getSiteIdentity } from '@/content/store/site';
import { BoundedCache } from '@/platform/bounded-cache';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { logFailure } from '@/platform/log-failure';
import { proposalPath } from '@/platform/paths';
import { printPage } from '@/platform/pdf/print-page';
import { QueueFull } from '@/platform/pdf/single-queue';
import { takePoint } from '@/platform/rate-limit/take-points';
import { shownChoice, withChoice } from '../rules/offer';
import { findProposal } from './proposals';

export type PdfOutcome =
  | { status: 'ready'; file: Buffer; name: string }
  /** No such proposal for this reader, or no browser to render it. */
  | { status: 'missing' }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'failed' };

export interface WantedPdf {
  slug: string;
  key: string | null;
  /** Optional lines in the address; null without a choice. */
  wanted: readonly string[] | null;
}

/** Cache of recent files, keyed by proposal state and choice of lines. */
const files = new BoundedCache<Buffer>(20);

async function make(browser: string, wish: WantedPdf, visitor: Visitor): Promise<PdfOutcome> {
  const { slug, key, wanted } = wish;
  const found = await findProposal({ slug, key }, visitor, new Date());
  if (!found) return { status: 'missing' };
  const point = await takePoint('proposalPdf', visitor);
  if (!point.allowed) return { status: 'limited', retryAfterSeconds: point.retryAfterSeconds };
  const { view } = found;
  const chosen = shownChoice(view.document.lines, {
    accepted: view.acceptance?.chosen ?? null,
    wanted,
  });
  // The key covers everything on the page, so any change makes a new file.
  const state = JSON.stringify([{ ...view, remarks: [] }, chosen, await getSiteIdentity()]);
  const code = createHash('sha256').update(state).digest('hex');
  const path = withChoice(proposalPath(view.slug), chosen);
  const { logger } = await getCms();
  const file = await files.get(code, () => printPage(browser, path, (text) => logger.warn(text)));
  return { status: 'ready', file, name: `proposal-${view.slug}.pdf` };
}

export async function makeProposalPdf(wish: WantedPdf, visitor: Visitor): Promise<PdfOutcome> {
  const { pdfBrowser } = getEnv();
  if (!pdfBrowser) return { status: 'missing' };
  return logFailure<PdfOutcome>('A proposal could not be set as PDF.', { status: 'failed' }, () =>
    make(pdfBrowser, wish, visitor).catch((error) => {
      if (error instanceof QueueFull) return { status: 'limited', retryAfterSeconds: 10 };
      throw error;
    }),
  );
}
