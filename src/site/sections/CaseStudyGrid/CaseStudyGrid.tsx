import { type CaseStudyCardView, listCaseStudies } from '@/content/store/case-studies';
import { getSiteIndex } from '@/content/store/site-index';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { Ranges } from '@/design/ui/Figures';
import { Icon } from '@/design/ui/Icon';
import { Picture } from '@/design/ui/Picture';
import { Tag } from '@/design/ui/Tag';
import type { LinkView } from '@/design/view-models';
import type { CaseStudyGridBlock } from '@/payload-types';
import { portfolioPath } from '@/platform/paths';
import { NamePlate } from '../../case-study/NamePlate';
import { FilteredProjects, HoverPreview } from '../../lazy-parts';
import { HeadedSection, type SectionHeadData } from '../HeadedSection';

interface CaseStudyCardProps {
  study: CaseStudyCardView;
  /** Has a row of its own with the text beside the picture, unless a filter moves it. */
  isLarge: boolean;
  /** Only what leads on. */
  isBrief: boolean;
}

/** A project in its browser window, with the way to its story and to the site itself. */
function CaseStudyCard({ study, isLarge, isBrief }: CaseStudyCardProps) {
  const { livePreviewUrl, liveUrl, title } = study;
  const screen = <Screen study={study} isLarge={isLarge} isBrief={isBrief} />;
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col gap-x-8 lg:in-[.large]:grid lg:in-[.large]:grid-cols-3',
        'sm:max-lg:in-[.alone]:grid sm:max-lg:in-[.alone]:grid-cols-2',
      )}
    >
      <BrowserFrame
        label={study.title}
        className={isBrief ? undefined : 'lg:in-[.large]:col-span-2'}
      >
        {livePreviewUrl ? (
          <HoverPreview url={livePreviewUrl} title={title}>
            {screen}
          </HoverPreview>
        ) : (
          screen
        )}
      </BrowserFrame>
      <div className="flex flex-1 flex-col lg:in-[.large]:border-t lg:in-[.large]:border-ink">
        <p
          className={classNames(
            'mt-4 flex min-h-6.5 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 font-mono text-label text-orchard',
            isBrief && 'sm:max-lg:min-h-14 sm:max-lg:content-start',
          )}
        >
          {study.category}
          {study.isSample ? <Tag>Demonstration</Tag> : null}
        </p>
        <h3 className="mt-1.5 text-h3 lg:in-[.large]:text-h2 decoration-1 underline-offset-4 group-hover:underline">
          {title}
        </h3>
        <p
          className={classNames(
            'mt-2 max-w-measure text-small text-muted lg:in-[.large]:text-body',
            isBrief && 'max-lg:hidden',
          )}
        >
          {study.description}
        </p>
        {study.cost ? (
          <p className="mt-3 flex flex-wrap gap-x-3 font-mono text-small sm:flex-col">
            <strong className="font-semibold">
              <Ranges text={study.cost.price} />
            </strong>
            <span>
              <Ranges text={study.cost.size} />
            </span>
          </p>
        ) : null}
        {isLarge && study.phoneImage ? (
          <div className="relative mt-6 hidden flex-1 overflow-hidden border-b border-rule lg:in-[.large]:block">
            <Picture
              picture={study.phoneImage}
              sizes="12rem"
              className="absolute start-0 top-0 w-48 rounded-t-[1.25rem] border border-b-0 border-ink"
            />
          </div>
        ) : null}
        <p className="flex flex-wrap items-center justify-between gap-x-6 pt-2 sm:mt-auto">
          <a
            href={study.href}
            className="touch inline-flex items-center gap-2 text-small font-semibold after:absolute after:inset-0"
          >
            View Case Study
            <span className="sr-only">: {title}</span>
            <Icon
              name="arrow-right"
              className="transition-transform duration-120 group-hover:translate-x-0.5"
            />
          </a>
          {liveUrl ? (
            <a
              href={liveUrl}
              target="_blank"
              rel="noopener"
              className="touch relative z-10 inline-flex items-center gap-2 text-small font-semibold"
            >
              Visit Live Site
              <span className="sr-only">: {title} (opens in a new tab)</span>
              <Icon name="external" className="size-4" />
            </a>
          ) : null}
        </p>
      </div>
    </article>
  );
}

function Screen({ study: { image, phoneImage, title }, isLarge, isBrief }: CaseStudyCardProps) {
  const shape = 'aspect-16/10 w-full';
  const [tablet, phone] = isBrief ? ['33vw', '80vw'] : [isLarge ? '100vw' : '50vw', '100vw'];
  if (!image) return <NamePlate name={title} className={shape} />;
  return (
    <Picture
      picture={image}
      phone={phoneImage}
      sizes={`(min-width: 64rem) ${isLarge ? 800 : isBrief ? 390 : 584}px, (min-width: 40rem) ${tablet}, ${phone}`}
      className={classNames(
        shape,
        'object-cover object-left-top',
        phoneImage && 'max-sm:aspect-4/5',
      )}
    />
  );
}

interface CaseStudyGridProps {
  head: SectionHeadData;
  studies: CaseStudyCardView[];
  /** `feature` shows the first one large, `brief` only what leads on. */
  layout?: 'even' | 'feature' | 'brief';
  /** Shows filter buttons by kind of project; they reach all projects, also those over the limit. */
  hasFilter?: boolean;
  /** Number of projects visible at once; all of them when left out. */
  limit?: number;
  /** Link to all projects. */
  action: LinkView | null;
}

/** Projects, each leading to what was done, why, and what it cost. */
export function CaseStudyGrid(props: CaseStudyGridProps) {
  const {
    head,
    studies,
    layout = 'even',
    hasFilter = false,
    limit = studies.length,
    action,
  } = props;
  if (studies.length === 0) return null;
  return (
    <HeadedSection head={head} rank={hasFilter && layout !== 'brief' ? 'minor' : 'main'}>
      <div className="mt-7 lg:mt-9">
        <FilteredProjects
          hasFilter={hasFilter}
          isFirstLarge={layout === 'feature'}
          isBrief={layout === 'brief'}
          limit={limit}
          projects={(hasFilter ? studies : studies.slice(0, limit)).map((study, index) => ({
            slug: study.slug,
            category: study.category,
            filterCategory: study.filterCategory,
            card: (
              <CaseStudyCard
                study={study}
                isLarge={layout === 'feature' && index === 0}
                isBrief={layout === 'brief'}
              />
            ),
          }))}
        />
      </div>
      {action ? (
        <Button href={action.href} icon="arrow-right" className="mt-9 max-sm:w-full print-hidden">
          {action.label}
        </Button>
      ) : null}
    </HeadedSection>
  );
}

/** The published case studies; a section that shows only some of them links to the others. */
export async function CaseStudyGridSection({ block }: { block: CaseStudyGridBlock }) {
  const [studies, { isLive }] = await Promise.all([listCaseStudies(), getSiteIndex()]);
  const leadsOn = Boolean(block.limit) && isLive(portfolioPath);
  return (
    <CaseStudyGrid
      head={block}
      studies={studies}
      layout={block.layout}
      hasFilter={block.hasFilter ?? false}
      limit={block.limit ?? undefined}
      action={leadsOn ? { label: 'View Our Portfolio', href: portfolioPath } : null}
    />
  );
}
