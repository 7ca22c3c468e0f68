import { ToolHead, type ToolHeadProps } from '@/design/layout/ToolHead';
import type { CrawlFormProps } from '@/scans/ui/sitemap-tool/CrawlForm';
import { CrawlForm } from '@/scans/ui/sitemap-tool/lazy-parts';

export interface SitemapToolProps
  extends Omit<CrawlFormProps, 'id' | 'label' | 'placeholder'>,
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
