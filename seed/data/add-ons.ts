export interface AddOnSeed {
  key: string;
  name: string;
  description: string;
  /** `retainer`: ordered during a retainer. `build`: chosen with a package, in the estimator. */
  kind: 'retainer' | 'build';
  pricePence: number;
  /** Name of a unit; `null` for a single purchase. */
  unit: string | null;
  order: number;
}

/** Prices: specification, section 9 (retainer add-ons; estimator). */
export const addOns: AddOnSeed[] = [
  {
    key: 'extra-blog-post',
    name: 'Extra blog post',
    description: 'One more article on a topic we agree with you.',
    kind: 'retainer',
    pricePence: 5_000,
    unit: 'per post',
    order: 1,
  },
  {
    key: 'landing-page',
    name: 'Landing page added to your site',
    description: 'One page for one service, offer or area, with its search setup and enquiry form.',
    kind: 'retainer',
    pricePence: 7_500,
    unit: 'per page',
    order: 2,
  },
  {
    key: 'service-page-update',
    name: 'Service page update',
    description: 'A service page rewritten: new facts, new photos.',
    kind: 'retainer',
    pricePence: 4_000,
    unit: 'per page',
    order: 3,
  },
  {
    key: 'custom-contact-form',
    name: 'Custom contact form',
    description: 'A form with your own questions, added to a finished site.',
    kind: 'retainer',
    pricePence: 6_000,
    unit: 'per form',
    order: 4,
  },
  {
    key: 'whatsapp',
    name: 'WhatsApp integration',
    description:
      'A plain link to WhatsApp costs nothing. This is the app set up with you, saved replies, and a button whose message names page and service.',
    kind: 'build',
    pricePence: 50_000,
    unit: null,
    order: 5,
  },
  {
    key: 'calendly',
    name: 'Calendly booking',
    description:
      'Your Calendly calendar on the page, or a button to your Fresha, Booksy, Treatwell or Cliniko. They bill any paid plan.',
    kind: 'build',
    pricePence: 0,
    unit: null,
    order: 6,
  },
  {
    key: 'instagram',
    name: 'Instagram feed',
    description: 'Your latest posts on the page, loaded only after the visitor agrees.',
    kind: 'build',
    pricePence: 0,
    unit: null,
    order: 7,
  },
  {
    key: 'blog',
    name: 'Blog',
    description: 'Articles that you write without us.',
    kind: 'build',
    pricePence: 30_000,
    unit: null,
    order: 8,
  },
  {
    key: 'ecommerce-basic',
    name: 'Basic shop',
    description:
      'A short product list with card payments and order e-mails. The payment provider’s fee is separate.',
    kind: 'build',
    pricePence: 120_000,
    unit: null,
    order: 9,
  },
  {
    key: 'custom-forms',
    name: 'Form in steps or with photos',
    description:
      'A form that asks step by step or takes files, such as a quote calculator. Every site of several pages has a plain enquiry or order form.',
    kind: 'build',
    pricePence: 40_000,
    unit: null,
    order: 10,
  },
  {
    key: 'integrations',
    name: 'Third-party integrations',
    description:
      'Connected to your software, such as a CRM, a till or a diary. A booking link needs none of it.',
    kind: 'build',
    pricePence: 60_000,
    unit: null,
    order: 11,
  },
  {
    key: 'analytics',
    name: 'Analytics setup',
    description: 'Visitor statistics that count calls and enquiries, with the notices they need.',
    kind: 'build',
    pricePence: 30_000,
    unit: null,
    order: 12,
  },
];
