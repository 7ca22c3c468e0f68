import { toImageView } from '@/content/store/published';
import { getSiteIndex } from '@/content/store/site-index';
import { ToolHead } from '@/design/layout/ToolHead';
import type { ScannerBlock } from '@/payload-types';
import { scannerTermsPath } from '@/platform/paths';
import { getScannerSettings } from '@/scans/store/scanner-settings';
import { ScanForm } from '../../lazy-parts';
import { ExampleReport } from './ExampleReport';

/** Head of a scanner’s page: an address to type, and its result below. */
export async function Scanner({ block, path }: { block: ScannerBlock; path: string }) {
  const [{ closedMessage }, { isLive }] = await Promise.all([getScannerSettings(), getSiteIndex()]);
  return (
    <>
      <ToolHead
        eyebrow={block.eyebrow || null}
        heading={block.heading}
        lead={block.lead || null}
        tiles={block.tiles ?? []}
        picture={toImageView(block.picture)}
        closedMessage={closedMessage}
      >
        <ScanForm
          id="scanner"
          path={path}
          tool={block.tool}
          label="Website address"
          placeholder="your-business.co.uk"
          buttonText={block.buttonText}
          note={block.note || null}
          termsHref={isLive(scannerTermsPath) ? scannerTermsPath : null}
        />
      </ToolHead>
      {block.exampleHeading ? <ExampleReport heading={block.exampleHeading} /> : null}
    </>
  );
}
