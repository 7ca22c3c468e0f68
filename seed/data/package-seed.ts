/** One line of the price list, as it is written into an empty CMS. */
export interface PackageSeed {
  /** Natural key: the seed updates by it, price tokens and the enquiry form name it. */
  key: string;
  name: string;
  group: 'core' | 'industry' | 'influencer' | 'portfolio-pro' | 'custom';
  tagline: string;
  description: string;
  /** `null` on both ends: price on application. */
  priceFromPence: number | null;
  priceToPence: number | null;
  timeline: string;
  pages: string;
  revisions: string;
  support: string;
  features: string[];
  perfectFor: string;
  badge: string | null;
  isPopular: boolean;
  /** `null` until the page it would lead to is published, so that no card carries a dead link. */
  learnMorePath: string | null;
  order: number;
}
