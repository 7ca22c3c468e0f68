/**
 * The fields of the enquiry form. Apart from the schema, so that the form's script can do without
 * zod until the visitor uses it.
 */
/** Characters; the form enforces the same limits, so only bots exceed them. */
export const enquiryLimits = {
  name: 120,
  email: 254,
  phone: 30,
  message: 10_000,
} as const;

/** Said of both ways to reply, when the visitor gives neither. */
export const noWayToReply = 'Please enter a valid email address or a phone number';

/** In the form's order, which a summary of errors keeps. */
export const emptyEnquiry = {
  name: '',
  projectType: '',
  email: '',
  phone: '',
  ringWhen: '',
  message: '',
  packageTier: '',
  industry: '',
  referralSource: '',
};

/** The short form, which opens where the visitor is. */
export const emptyShortEnquiry = {
  answerBy: '',
  phone: '',
  ringWhen: '',
  email: '',
  name: '',
  trade: '',
  place: '',
  message: '',
};
export type ShortEnquiryInput = Record<keyof typeof emptyShortEnquiry, string>;
export const shortFieldNames = Object.keys(emptyShortEnquiry) as (keyof ShortEnquiryInput)[];
/** Characters, as in the columns that staff may fill in themselves. */
export const shortLimits = { trade: 80, place: 120 } as const;

/** Unvalidated input: every field is a string, empty without a choice. */
export type EnquiryInput = Record<keyof typeof emptyEnquiry, string>;

export const enquiryFieldNames = Object.keys(emptyEnquiry) as (keyof EnquiryInput)[];
