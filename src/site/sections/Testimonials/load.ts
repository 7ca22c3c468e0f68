import { listTestimonials } from '@/content/store/testimonials';
import type { TestimonialsBlock } from '@/payload-types';
import type { TestimonialsProps } from './Testimonials';

/** The first published testimonials. */
export async function loadTestimonials(block: TestimonialsBlock): Promise<TestimonialsProps> {
  return {
    anchor: block.anchor || null,
    eyebrow: block.eyebrow || null,
    heading: block.heading || null,
    intro: block.intro || null,
    layout: block.layout ?? 'columns',
    items: await listTestimonials(block.limit),
  };
}
