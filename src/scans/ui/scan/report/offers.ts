/** Offers of the agency for one kind of fault. */
export interface OfferView {
  /** Text with live figures filled in. */
  words: string | null;
  offers: { label: string; href: string; price: string }[];
}

/** Offers by kind of fault. */
export type OffersByRemedy = Readonly<Record<string, OfferView>>;
