import type { ReactNode } from 'react';
import type { CaseStudyView, MetricView } from '@/content/store/case-studies';
import { PageHead } from '@/design/layout/PageHead';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { FactStrip } from '@/design/ui/FactStrip';
import { Figures } from '@/design/ui/Figures';
import { Picture } from '@/design/ui/Picture';
import { Tag } from '@/design/ui/Tag';
import { formatPence } from '@/prices/rules/money';
import { NamePlate } from '../case-study/NamePlate';
import { LiveDemo, PreviewToggle } from '../lazy-parts';

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

/**
 * Head of a case study: what was built, for whom, its two figures, and the screen itself. One button
 * leads to the site; the other ways stand back.
 */
export function CaseStudyHead({ view }: { view: CaseStudyView }) {
  const { title, category, description, tags, isSample, metrics, livePreviewUrl, liveUrl } = view;
  const facts = factsOf(view);
  return (
    <PageHead
      eyebrow={category}
      heading={title}
      lead={description}
      above={
        <ul aria-label="Tags" className="mb-5 flex flex-wrap gap-2">
          {isSample ? (
            <li>
              <Tag tone="amber">Demonstration project</Tag>
            </li>
          ) : null}
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      }
      actions={
        <div className="flex flex-wrap items-center gap-x-7 gap-y-1 max-sm:w-full">
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
          {livePreviewUrl ? (
            <LiveDemo url={livePreviewUrl} title={title} variant={liveUrl ? 'quiet' : 'primary'} />
          ) : null}
          <Button href="#contact-cta" variant={liveUrl || livePreviewUrl ? 'quiet' : 'primary'}>
            Start Your Project
          </Button>
        </div>
      }
      aside={
        metrics.length > 0 ? (
          <dl className="grid grid-cols-1 border-y border-ink sm:grid-cols-2 lg:grid-cols-1">
            {metrics.slice(0, 2).map((metric) => (
              <MetricFigure
                key={metric.label}
                metric={metric}
                className="border-rule py-5 not-first:border-t sm:max-lg:not-first:border-s sm:max-lg:not-first:border-t-0 sm:max-lg:not-first:ps-6 lg:py-6"
              />
            ))}
          </dl>
        ) : null
      }
    >
      {facts.length > 0 ? (
        <div className="mb-8 border-y border-ink lg:mt-4 lg:mb-10">
          <FactStrip facts={facts} />
        </div>
      ) : null}
      <Screen view={view} />
    </PageHead>
  );
}

/** For whom, and what it costs here and elsewhere. */
function factsOf({ client, investment: { comparison } }: CaseStudyView) {
  const facts = client ? [{ term: 'Client', value: client }] : [];
  if (!comparison) return facts;
  const span = comparison.years === 1 ? 'one year' : `${comparison.years} years`;
  for (const side of [comparison.theirs, comparison.ours]) {
    facts.push({ term: `${side.label}, ${span}`, value: formatPence(side.totalPence) });
  }
  return facts;
}

const sizes = '(min-width: 75rem) 1200px, 100vw';

/** The site in a browser window: its picture, or the site itself. */
function Screen({ view }: { view: CaseStudyView }) {
  const { slug, title, image, livePreviewUrl, isSample, source } = view;
  const picture = image ? (
    <>
      {/* In the first window on wide screens only: a phone has words to show before. */}
      <link
        rel="preload"
        as="image"
        href={image.src}
        imageSrcSet={image.srcSet}
        imageSizes={sizes}
        media="(min-width: 64rem)"
        fetchPriority="high"
      />
      <Picture
        picture={image}
        sizes={sizes}
        className="aspect-16/10 w-full object-cover object-top lg:aspect-2/1"
      />
    </>
  ) : (
    <NamePlate name={title} className="aspect-16/10 lg:aspect-3/1" />
  );
  return (
    <figure>
      {livePreviewUrl ? (
        <PreviewToggle url={livePreviewUrl} title={title} label={slug}>
          {picture}
        </PreviewToggle>
      ) : (
        <BrowserFrame label={slug}>{picture}</BrowserFrame>
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
