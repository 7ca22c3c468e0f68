import { getPage } from '@/content/store/pages';
import { getEstimatorConfig } from '@/content/store/shared-content';
import { getSiteIndex } from '@/content/store/site-index';
import { Notice } from '@/design/ui/Notice';
import type { EstimatorBlock } from '@/payload-types';
import { contactPath, leadAnchorPath } from '@/platform/paths';
import { formatPence } from '@/prices/rules/money';
import { EstimateBuilder } from '../../lazy-parts';
import { HeadedSection } from '../HeadedSection';

const formAnchor = '#lead-capture';

/** To the form of the same page if it has one, else to the contact page’s. */
async function quoteHrefFrom(path: string): Promise<string> {
  const [page, { isLive }] = await Promise.all([getPage(path), getSiteIndex()]);
  if (page?.sections.some(({ blockType }) => blockType === 'leadCapture')) return formAnchor;
  return isLive(contactPath) ? contactPath + formAnchor : leadAnchorPath;
}

/** The website estimator at present prices; omitted without a published price. */
export async function Estimator({ block, path }: { block: EstimatorBlock; path: string }) {
  const [config, quoteHref] = await Promise.all([getEstimatorConfig(), quoteHrefFrom(path)]);
  if (!config) return null;
  return (
    <HeadedSection head={block} rank="main" ground="mist">
      <Notice className="mt-9 hidden max-w-measure noscript:flex">
        JavaScript is switched off in your browser, so add it up by hand: the price of a kind of
        project, {formatPence(config.extraPagePence)} for each page above {config.includedPages},
        and the price of every extra. Then ask us for a quote.
      </Notice>
      <div className="mt-7 lg:mt-9">
        <EstimateBuilder config={config} quoteHref={quoteHref} anchor={block.anchor || null} />
      </div>
    </HeadedSection>
  );
}
