import { getSiteIndex } from '@/content/store/site-index';
import { ToolHead, type ToolHeadProps } from '@/design/layout/ToolHead';
import type { ScannerBlock } from '@/payload-types';
import { scannerTermsPath } from '@/platform/paths';
import { getScannerSettings } from '@/scans/store/scanner-settings';
import type { ScanFormProps } from '@/scans/ui/ScanForm';
import { ScanForm } from '../../lazy-parts';

export interface ScannerProps
  extends Omit<ScanFormProps, 'id' | 'label' | 'placeholder'>,
    Omit<ToolHeadProps, 'children'> {}

/** Head of a scanner’s page: an address to type, and its result below. */
export function Scanner(props: ScannerProps) {
  const { eyebrow, heading, lead, tiles, closedMessage, ...form } = props;
  return (
    <ToolHead {...{ eyebrow, heading, lead, tiles, closedMessage }}>
      <ScanForm {...form} id="scanner" label="Website address" placeholder="your-business.co.uk" />
    </ToolHead>
  );
}

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
