/** What the chat says about the agency; the same for every visitor. */
export interface ChatFacts {
  brandName: string;
  email: string;
  phone: string | null;
  isContactSample: boolean;
  /** E.g. `Monday to Friday, 09:00 to 17:00`. */
  hours: string;
  privacyHref: string | null;
  /** A language model words the answers. */
  hasModel: boolean;
  /** Questions that a press asks, until the visitor has asked one. */
  examples: string[];
}
