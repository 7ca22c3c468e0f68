import { toImageView } from '@/content/store/published';
import { getSiteIndex } from '@/content/store/site-index';
import { ToolHead } from '@/design/layout/ToolHead';
import type { SitemapToolBlock } from '@/payload-types';
import { scannerTermsPath } from '@/platform/paths';
import { getScannerSettings } from '@/scans/store/scanner-settings';
import { CrawlForm } from '../../lazy-parts';

/** Head of the sitemap tool’s page; it is closed together with the scanner. */
export async function SitemapTool({ block, path }: { block: SitemapToolBlock; path: string }) {
  const [{ closedMessage }, { isLive }] = await Promise.all([getScannerSettings(), getSiteIndex()]);
  return (
    <ToolHead
      eyebrow={block.eyebrow || null}
      heading={block.heading}
      lead={block.lead || null}
      tiles={block.tiles ?? []}
      picture={toImageView(block.picture)}
      closedMessage={closedMessage}
    >
      <CrawlForm
        id="sitemap-tool"
        path={path}
        label="Website address"
        placeholder="your-business.co.uk"
        buttonText={block.buttonText}
        note={block.note || null}
        termsHref={isLive(scannerTermsPath) ? scannerTermsPath : null}
      />
    </ToolHead>
  );
}
