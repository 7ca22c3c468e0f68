import type { TestimonialView } from '@/content/rules/view-models';
import { Tag } from '@/design/ui/Tag';

/** Who said it, and for which package; seeded samples say what they are. */
export function Source({ item, className }: { item: TestimonialView; className?: string }) {
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
