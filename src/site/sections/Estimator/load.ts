import { getEstimatorConfig } from '@/content/store/estimator';
import { getPage } from '@/content/store/pages';
import { getSiteIndex } from '@/content/store/site-index';
import type { EstimatorBlock } from '@/payload-types';
import { contactPath, leadAnchorPath } from '@/platform/paths';
import { sectionHead } from '../section-head';
import type { EstimatorProps } from './Estimator';

const formAnchor = '#lead-capture';

/** To the form of the same page if it has one, else to the contact page’s. */
async function quoteHrefFrom(path: string): Promise<string> {
  const [page, { isLive }] = await Promise.all([getPage(path), getSiteIndex()]);
  if (page?.sections.some(({ blockType }) => blockType === 'leadCapture')) return formAnchor;
  return isLive(contactPath) ? contactPath + formAnchor : leadAnchorPath;
}

/** What the estimator offers at today’s prices; nothing when there is nothing to estimate. */
export async function loadEstimator(
  block: EstimatorBlock,
  path: string,
): Promise<EstimatorProps | null> {
  const [config, quoteHref] = await Promise.all([getEstimatorConfig(), quoteHrefFrom(path)]);
  return config && { ...sectionHead(block), config, quoteHref };
}
