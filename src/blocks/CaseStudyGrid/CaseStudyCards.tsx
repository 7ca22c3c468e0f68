import Link from 'next/link';
import { PlanDrawing } from '@/components/media/PlanDrawing';
import { BrowserFrame } from '@/components/ui/BrowserFrame';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import type { CaseStudyCardView } from '@/domain/content/case-study-views';

/** The cards alone, in the width of their parent; each names the filter that it belongs to. */
export function CaseStudyCards({ studies }: { studies: CaseStudyCardView[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {studies.map((study) => (
        <li key={study.slug} data-filter={study.filterCategory}>
          <CaseStudyCard study={study} />
        </li>
      ))}
    </ul>
  );
}

function CaseStudyCard({ study }: { study: CaseStudyCardView }) {
  return (
    <article className="group relative flex h-full flex-col">
      <BrowserFrame label={study.slug}>
        {study.image ? (
          <Picture
            picture={study.image}
            sizes="(min-width: 64rem) 380px, 100vw"
            className="aspect-16/9 w-full object-cover object-top"
          />
        ) : (
          <PlanDrawing seed={study.slug} />
        )}
      </BrowserFrame>
      <p className="mt-4 flex min-h-6.5 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 font-mono text-label text-orchard">
        {study.category}
        {study.isSample ? <Tag>Demonstration</Tag> : null}
      </p>
      <h3 className="mt-1.5 text-h3 decoration-1 underline-offset-4 group-hover:underline">
        {study.title}
      </h3>
      <p className="mt-2 text-small text-muted">{study.description}</p>
      {study.tags.length > 0 ? (
        <ul
          aria-label="Tags"
          className="mt-3 flex flex-wrap gap-x-3 font-mono text-label text-muted"
        >
          {study.tags.map((tag) => (
            <li key={tag} className="[&+li]:before:me-3 [&+li]:before:content-['·']">
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-auto pt-2">
        <Link
          href={study.href}
          className="touch inline-flex items-center gap-2 text-small font-semibold after:absolute after:inset-0"
        >
          View Case Study
          <span className="sr-only">: {study.title}</span>
          <Icon
            name="arrow-right"
            className="transition-transform duration-120 group-hover:translate-x-0.5"
          />
        </Link>
      </p>
    </article>
  );
}
