import type { TestimonialView } from '@/content/rules/view-models';
import { Source } from './Source';

/** A quote across the whole width, its source at the foot beside it. */
export function LargeQuote({ item }: { item: TestimonialView }) {
  return (
    <figure className="grid gap-x-12 gap-y-7 lg:grid-cols-12 lg:items-end">
      <blockquote className="-indent-[0.42em] font-display text-quote font-[560] tracking-[-0.018em] text-balance lg:col-span-8">
        “{item.quote}”
      </blockquote>
      <Source item={item} className="lg:col-span-4" />
    </figure>
  );
}
