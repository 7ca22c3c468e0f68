import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { Notice } from '@/design/ui/Notice';
import { SectionHead } from '@/design/ui/SectionHead';
import type { EstimatorConfig } from '@/prices/rules/estimator-config';
import { formatPence } from '@/prices/rules/money';
import { EstimateBuilder } from '@/prices/ui/estimator/lazy-parts';

export interface EstimatorProps {
  /** Name for links to this section, and to an estimate. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  config: EstimatorConfig;
  /** Where an accurate quote is asked for. */
  quoteHref: string;
}

/** What one’s own website would cost, added up while one chooses. */
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
