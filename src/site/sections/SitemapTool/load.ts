import { getSiteIndex } from '@/content/store/site-index';
import type { SitemapToolBlock } from '@/payload-types';
import { scannerTermsPath } from '@/platform/paths';
import { getScannerSettings } from '@/scans/store/scanner-settings';
import type { SitemapToolProps } from './SitemapTool';

/** The tool’s words; it is closed together with the scanner. */
export async function loadSitemapTool(
  block: SitemapToolBlock,
  path: string,
): Promise<SitemapToolProps> {
  const [{ closedMessage }, { isLive }] = await Promise.all([getScannerSettings(), getSiteIndex()]);
  return {
    path,
    eyebrow: block.eyebrow || null,
    heading: block.heading,
    lead: block.lead || null,
    buttonText: block.buttonText,
    note: block.note || null,
    termsHref: isLive(scannerTermsPath) ? scannerTermsPath : null,
    tiles: (block.tiles ?? []).map(({ title, text }) => ({ title, text })),
    closedMessage,
  };
}
