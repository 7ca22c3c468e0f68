/** A line of the price list. */
export interface PackageSeed {
  /** Natural key for the seed, price tokens and the enquiry form. */
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
  /** `null` until the target page is published, against dead links. */
  learnMorePath: string | null;
  /** Name of a drawn layout, for a package that no demonstration shows. */
  picture?: string;
  order: number;
}
