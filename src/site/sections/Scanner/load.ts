import { getSiteIndex } from '@/content/store/site-index';
import type { ScannerBlock } from '@/payload-types';
import { scannerTermsPath } from '@/platform/paths';
import { getScannerSettings } from '@/scans/store/scanner-settings';
import type { ScannerProps } from './Scanner';

/** The scanner’s words, with how long scans really take. */
export async function loadScanner(block: ScannerBlock, path: string): Promise<ScannerProps> {
  const [{ duration, closedMessage }, { isLive }] = await Promise.all([
    getScannerSettings(),
    getSiteIndex(),
  ]);
  return {
    path,
    tool: block.tool,
    eyebrow: block.eyebrow || null,
    heading: block.heading,
    lead: block.lead?.replaceAll('{duration}', duration) || null,
    buttonText: block.buttonText,
    note: block.note || null,
    termsHref: isLive(scannerTermsPath) ? scannerTermsPath : null,
    tiles: (block.tiles ?? []).map(({ title, text }) => ({
      title: title.replaceAll('{duration}', duration),
      text: text.replaceAll('{duration}', duration),
    })),
    closedMessage,
  };
}
