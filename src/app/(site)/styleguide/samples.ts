import type { PostCardView, SiteIdentity, TestimonialView } from '@/content/rules/view-models';

/** Data for the style sheet alone; the site's own comes from the CMS. */
export const identity: SiteIdentity = {
  brandName: 'FTJ Studio',
  tagline: 'Websites for local businesses, measured and itemised.',
  legalName: 'FTJ Studio Ltd',
  companyNumber: '00000000',
  registeredAddress: '1 Sample Street, Hereford HR1 0AA',
  email: 'hello@ftj-studio.example',
  phone: '01432 000 000',
  vatStatus: 'Not registered for VAT',
  locality: 'Herefordshire, UK',
  openingHours: { days: 'Monday to Friday', opens: '09:00', closes: '17:00', schemaDays: 'Mo-Fr' },
  replyWithinHours: 24,
  isSample: true,
};

function testimonial(id: number, quote: string, role: string): TestimonialView {
  return {
    id,
    quote,
    author: 'Sample client',
    role,
    company: null,
    rating: 5,
    project: 'Business Starter',
    publishedOn: '2026-01-12T09:00:00.000Z',
    isSample: true,
  };
}

export const testimonials = [
  testimonial(
    1,
    'They showed us the price before we asked, and then the invoice had the same number on it.',
    'Owner, joinery firm, Cheltenham',
  ),
  testimonial(2, 'Live in eleven days. The phone rang on the twelfth.', 'Plumber, Reading'),
  testimonial(
    3,
    'I had three quotes with three totals and no list. This one was a list with a total, and I could see what to leave out until next year.',
    'Salon owner, Bath',
  ),
];

export const posts: PostCardView[] = [
  {
    slug: 'pricing-transparency',
    title: 'Why we publish every price',
    excerpt: 'What happens to quotes, clients and invoices when the number is on the page.',
    category: 'Design',
    publishedOn: '2025-01-18',
    readTimeMinutes: 6,
    emoji: '💷',
  },
  {
    slug: 'seo-guide-small-business',
    title: 'Search for small businesses, without the folklore',
    excerpt: 'Eight things that move a local business up, in the order in which they pay.',
    category: 'SEO',
    publishedOn: '2025-02-03',
    readTimeMinutes: 9,
    emoji: '🔎',
  },
  {
    slug: 'web-accessibility-guide',
    title: 'Accessibility is a trade skill',
    excerpt: 'A doorway too narrow is a fault, not a style. So is a button without a name.',
    category: 'Development',
    publishedOn: '2025-03-11',
    readTimeMinutes: 7,
    emoji: '♿',
  },
];
