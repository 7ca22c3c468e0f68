import 'server-only';
import type { TestimonialView } from '@/domain/content/view-models';
import { getCms } from '../client';

/** The first published testimonials, in the order that staff gave them. */
export async function listTestimonials(limit: number): Promise<TestimonialView[]> {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'testimonials',
    overrideAccess: false,
    draft: false,
    pagination: false,
    where: { _status: { equals: 'published' } },
    sort: '_order',
    limit,
    depth: 0,
  });
  return docs.map((doc) => ({
    id: doc.id,
    quote: doc.quote,
    author: doc.author,
    role: doc.role || null,
    company: doc.company || null,
    rating: doc.rating,
    project: doc.project || null,
    isSample: doc.isSample ?? false,
  }));
}
