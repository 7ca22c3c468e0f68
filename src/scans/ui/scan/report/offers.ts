/** What of the agency’s offers mends one kind of fault. */
export interface OfferView {
  /** Live figures filled in. */
  words: string | null;
  offers: { label: string; href: string; price: string }[];
}

/** By kind of fault. */
export type OffersByRemedy = Readonly<Record<string, OfferView>>;
