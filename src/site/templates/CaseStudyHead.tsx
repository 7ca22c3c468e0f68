import type { ReactNode } from 'react';
import type { CaseStudyView, MetricView, SiteOffer } from '@/content/store/case-studies';
import { PageHead } from '@/design/layout/PageHead';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { FactStrip } from '@/design/ui/FactStrip';
import { Figures } from '@/design/ui/Figures';
import { totalWeeks } from '@/design/ui/format-time';
import { Picture } from '@/design/ui/Picture';
import { Tag } from '@/design/ui/Tag';
import { pagesInWords } from '@/prices/rules/estimate';
import { formatPence, formatPenceRange } from '@/prices/rules/money';
import { formatPriceWith, priceFacts } from '@/prices/rules/price-book';
import { NamePlate } from '../case-study/NamePlate';
import { PreviewToggle } from '../lazy-parts';

interface MetricFigureProps {
  metric: MetricView;
  /** In the place of the plain figure, e.g. one that counts up. */
  figure?: ReactNode;
  className?: string;
}

/** A measured figure above what it measures. */
export function MetricFigure({ metric, figure, className }: MetricFigureProps) {
  return (
    <div className={classNames('flex flex-col-reverse justify-end', className)}>
      <dt className="mt-2 text-small text-muted">{metric.label}</dt>
      <dd className="font-mono text-[clamp(2rem,4vw,3rem)]/none font-semibold tracking-[-0.06em]">
        {metric.prefix ? <span className="text-orchard">{metric.prefix}</span> : null}
        {figure ?? metric.value}
        {metric.suffix ? (
          <span className="ms-[0.12em] text-[0.6em] tracking-[-0.03em] text-orchard">
            {metric.suffix.trim()}
          </span>
        ) : null}
      </dd>
    </div>
  );
}

interface CaseStudyHeadProps {
  view: CaseStudyView;
  offer: SiteOffer | null;
}

/**
 * Head of a case study: what was built, for whom, its two figures, and the screen itself. One button
 * leads to the site; the other ways stand back.
 */
export function CaseStudyHead({ view, offer }: CaseStudyHeadProps) {
  const { title, category, description, tags, isSample, metrics, liveUrl } = view;
  const facts = factsOf(view, offer);
  return (
    <PageHead
      asideLast
      eyebrow={category}
      heading={title}
      lead={description}
      below={
        <ul aria-label="Tags" className="mt-5 flex flex-wrap gap-2">
          {isSample ? (
            <li>
              <Tag tone="amber">Demonstration project</Tag>
            </li>
          ) : null}
          {tags
            .filter((tag) => tag !== category)
            .map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
        </ul>
      }
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:w-full">
          {liveUrl ? (
            <Button
              href={liveUrl}
              target="_blank"
              rel="noopener"
              variant="primary"
              icon="external"
              className="max-sm:w-full"
            >
              Visit Live Site
              <span className="sr-only"> (opens in a new tab)</span>
            </Button>
          ) : null}
          <Button
            href="#contact-cta"
            variant={liveUrl ? 'line' : 'primary'}
            className="max-sm:w-full"
          >
            Start Your Project
          </Button>
        </div>
      }
      aside={
        metrics.length > 0 ? (
          <dl className="grid grid-cols-2 border-y border-ink lg:grid-cols-1">
            {metrics.slice(0, 2).map((metric) => (
              <MetricFigure
                key={metric.label}
                metric={metric}
                className="border-rule py-5 max-lg:not-first:border-s max-lg:not-first:ps-5 lg:py-6 lg:not-first:border-t"
              />
            ))}
          </dl>
        ) : null
      }
    >
      {/* Phones show the site before its facts and figures. */}
      <div className="flex flex-col-reverse gap-y-8 sm:flex-col lg:gap-y-10">
        {facts.length > 0 ? (
          <div className="border-y border-ink lg:mt-4">
            <FactStrip facts={facts} />
          </div>
        ) : null}
        <Screen view={view} />
      </div>
    </PageHead>
  );
}

/** For whom, what such a site costs and takes, and what it costs elsewhere. */
function factsOf(view: CaseStudyView, offer: SiteOffer | null) {
  const { client, investment, timeline } = view;
  const { comparison, rates } = investment;
  const facts = client ? [{ term: 'Client', value: client }] : [];
  if (offer) {
    const { item, addOns, built } = offer;
    return [
      ...facts,
      { term: 'Package', value: item.name },
      ...priceFacts(
        built
          ? { term: `This site, ${pagesInWords(built.pageCount)}`, value: formatPence(built.pence) }
          : { term: 'Price', value: formatPriceWith(item, []) },
        addOns,
      ),
      { term: 'Ready in', value: item.timeline },
    ];
  }
  if (comparison) {
    const span = comparison.years === 1 ? 'one year' : `${comparison.years} years`;
    for (const side of [comparison.theirs, comparison.ours]) {
      facts.push({ term: `${side.label}, ${span}`, value: formatPence(side.totalPence) });
    }
  } else {
    for (const { label, fromPence, toPence } of rates) {
      facts.push({ term: label, value: formatPenceRange(fromPence, toPence) });
    }
  }
  const weeks = totalWeeks(timeline.map(({ duration }) => duration ?? null));
  const takes = (comparison ? null : rates[0]?.duration) ?? weeks;
  return takes && facts.length > 0 ? [...facts, { term: 'Takes', value: takes }] : facts;
}

/** The site in a browser window: its picture, or the site itself. */
function Screen({ view }: { view: CaseStudyView }) {
  const { title, image, phoneImage, livePreviewUrl, isSample, source } = view;
  const picture = image ? (
    <Picture
      picture={image}
      phone={phoneImage}
      sizes="(min-width: 75rem) 1200px, 100vw"
      isFirst="wide"
      className={classNames(
        'aspect-16/10 w-full object-cover object-top',
        phoneImage && 'max-sm:aspect-4/5',
      )}
    />
  ) : (
    <NamePlate name={title} className="aspect-16/10 lg:aspect-3/1" />
  );
  return (
    <figure>
      {livePreviewUrl ? (
        <PreviewToggle url={livePreviewUrl} title={title}>
          {picture}
        </PreviewToggle>
      ) : (
        <BrowserFrame label={title}>{picture}</BrowserFrame>
      )}
      {isSample || source ? (
        <figcaption className="mt-2.5 max-w-measure text-small text-muted">
          {isSample
            ? 'A demonstration project: built to show the work, not for a paying client. '
            : ''}
          {source ? <Figures text={source} /> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
