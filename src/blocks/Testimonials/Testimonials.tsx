import { useId } from 'react';
import { Section } from '@/components/layout/Section';
import { classNames } from '@/components/ui/class-names';
import { SectionHead } from '@/components/ui/SectionHead';
import { Tag } from '@/components/ui/Tag';
import type { TestimonialView } from '@/domain/content/view-models';

export interface TestimonialsProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string | null;
  intro?: string | null;
  items: TestimonialView[];
}

/** One quote large, or several in columns; seeded samples say what they are. */
export function Testimonials({ anchor, eyebrow, heading, intro, items }: TestimonialsProps) {
  const id = useId();
  const [first] = items;
  if (first === undefined) return null;
  return (
    <Section id={anchor ?? undefined} reveal ground="mist" labelledBy={heading ? id : undefined}>
      {heading ? <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} /> : null}
      {items.length === 1 ? (
        <figure
          className={`grid gap-x-12 gap-y-7 lg:grid-cols-12 lg:items-end ${heading ? 'mt-9 lg:mt-12' : ''}`}
        >
          <blockquote className="-indent-[0.42em] font-display text-quote font-[560] tracking-[-0.018em] text-balance lg:col-span-8">
            “{first.quote}”
          </blockquote>
          <Source item={first} className="lg:col-span-4" />
        </figure>
      ) : (
        <ul
          className={classNames(
            'grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2',
            items.length !== 2 && items.length !== 4 && 'xl:grid-cols-3',
            heading && 'mt-9 lg:mt-12',
          )}
        >
          {items.map((item) => (
            <li key={item.id} className="border-t border-ink pt-5">
              <figure className="flex h-full flex-col justify-between gap-5">
                <blockquote className="font-display text-[1.25rem]/[1.4] font-[520] tracking-[-0.008em] text-pretty">
                  “{item.quote}”
                </blockquote>
                <Source item={item} />
              </figure>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Source({ item, className }: { item: TestimonialView; className?: string }) {
  const position = [item.role, item.company].filter(Boolean).join(', ');
  return (
    <figcaption className={className}>
      {item.isSample ? <Tag className="mb-2.5 bg-sheet">Sample testimonial</Tag> : null}
      <p className="font-semibold">{item.author}</p>
      {position ? <p className="text-small text-muted">{position}</p> : null}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 font-mono text-label text-muted">
        <span>
          <span className="sr-only">Rated </span>
          {item.rating}/5
        </span>
        {item.project ? <span>{item.project}</span> : null}
      </p>
    </figcaption>
  );
}
