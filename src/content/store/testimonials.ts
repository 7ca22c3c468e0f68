import 'server-only';
import { cache } from 'react';
import type { Testimonial } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { meanRating, type Rating } from '../rules/structured-data';
import type { TestimonialView } from '../rules/view-models';

/** A client's testimonial as shown on the site. */
export function toTestimonialView(doc: Testimonial): TestimonialView {
  return {
    id: doc.id,
    quote: doc.quote,
    author: doc.author,
    role: doc.role || null,
    company: doc.company || null,
    rating: doc.rating,
    project: doc.project || null,
    publishedOn: doc.createdAt,
    isSample: doc.isSample ?? false,
  };
}

/** The first published testimonials in the editor's order. */
export async function listTestimonials(limit: number): Promise<TestimonialView[]> {
  const cms = await getCms();
  const docs = await listPublished(cms, 'testimonials', {
    sort: '_order',
    limit,
    depth: 0,
  });
  return docs.map(toTestimonialView);
}

/** Mean of published client ratings, without samples; `null` without any. */
export const getRating = cache(async (): Promise<Rating | null> => {
  const cms = await getCms();
  const docs = await listPublished(cms, 'testimonials', {
    where: { isSample: { not_equals: true } },
    sort: '_order',
    depth: 0,
    select: { rating: true },
  });
  return meanRating(docs.map(({ rating }) => rating));
});
