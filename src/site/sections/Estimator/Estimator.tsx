import { useId } from 'react';
import { getEstimatorConfig } from '@/content/store/estimator';
import { getPage } from '@/content/store/pages';
import { getSiteIndex } from '@/content/store/site-index';
import { Section } from '@/design/layout/Section';
import { Notice } from '@/design/ui/Notice';
import { SectionHead } from '@/design/ui/SectionHead';
import type { EstimatorBlock } from '@/payload-types';
import { contactPath, leadAnchorPath } from '@/platform/paths';
import type { EstimatorConfig } from '@/prices/rules/estimator-config';
import { formatPence } from '@/prices/rules/money';
import { EstimateBuilder } from '../../lazy-parts';
import { sectionHead } from '../section-head';

export interface EstimatorProps {
  /** Name for links to this section, and to an estimate. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  config: EstimatorConfig;
  /** Address of the quote form. */
  quoteHref: string;
}

/** Section with the website estimator. */
export function Estimator(props: EstimatorProps) {
  const { anchor = null, eyebrow, heading, intro, config, quoteHref } = props;
  const id = useId();
  return (
    <Section id={anchor ?? undefined} labelledBy={id} ground="mist">
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <Notice className="mt-9 hidden max-w-measure noscript:flex">
        JavaScript is switched off in your browser, so add it up by hand: the price of a kind of
        project, {formatPence(config.extraPagePence)} for each page above {config.includedPages},
        and the price of every extra. Then ask us for a quote.
      </Notice>
      <div className="mt-9 lg:mt-12">
        <EstimateBuilder config={config} quoteHref={quoteHref} anchor={anchor} />
      </div>
    </Section>
  );
}

const formAnchor = '#lead-capture';

/** To the form of the same page if it has one, else to the contact page’s. */
async function quoteHrefFrom(path: string): Promise<string> {
  const [page, { isLive }] = await Promise.all([getPage(path), getSiteIndex()]);
  if (page?.sections.some(({ blockType }) => blockType === 'leadCapture')) return formAnchor;
  return isLive(contactPath) ? contactPath + formAnchor : leadAnchorPath;
}

/** Loads the estimator at present prices; `null` without a published price. */
export async function loadEstimator(
  block: EstimatorBlock,
  path: string,
): Promise<EstimatorProps | null> {
  const [config, quoteHref] = await Promise.all([getEstimatorConfig(), quoteHrefFrom(path)]);
  return config && { ...sectionHead(block), config, quoteHref };
}
