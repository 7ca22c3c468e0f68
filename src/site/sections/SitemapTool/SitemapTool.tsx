import { getSiteIndex } from '@/content/store/site-index';
import { ToolHead, type ToolHeadProps } from '@/design/layout/ToolHead';
import type { SitemapToolBlock } from '@/payload-types';
import { scannerTermsPath } from '@/platform/paths';
import { getScannerSettings } from '@/scans/store/scanner-settings';
import type { SiteFormProps } from '@/scans/ui/SiteForm';
import { CrawlForm } from '../../lazy-parts';

export interface SitemapToolProps
  extends Omit<SiteFormProps, 'id' | 'label' | 'placeholder'>,
    Omit<ToolHeadProps, 'children'> {}

/** Head of the sitemap tool’s page: an address to type, and the pages of its site below. */
export function SitemapTool(props: SitemapToolProps) {
  const { eyebrow, heading, lead, tiles, closedMessage, ...form } = props;
  return (
    <ToolHead {...{ eyebrow, heading, lead, tiles, closedMessage }}>
      <CrawlForm
        {...form}
        id="sitemap-tool"
        label="Website address"
        placeholder="your-business.co.uk"
      />
    </ToolHead>
  );
}

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
