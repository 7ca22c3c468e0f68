/** Options of an enquiry (specification, section 3). Values are stored; labels are shown. */
export const industryOptions = [
  { value: 'trades_construction', label: 'Trades and construction' },
  { value: 'beauty_wellness', label: 'Beauty and wellness' },
  { value: 'fitness_wellness', label: 'Fitness and wellness' },
  { value: 'professional_services', label: 'Professional services' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'retail', label: 'Retail' },
  { value: 'hospitality', label: 'Hospitality' },
  { value: 'technology', label: 'Technology' },
  { value: 'education', label: 'Education' },
  { value: 'non_profit', label: 'Non-profit' },
  { value: 'other', label: 'Other' },
] as const;

const industryPages: Readonly<Record<string, (typeof industryOptions)[number]['value']>> = {
  'trades-construction': 'trades_construction',
  'beauty-wellness': 'beauty_wellness',
  'fitness-wellness': 'fitness_wellness',
  'professional-services': 'professional_services',
};

/** The form’s industry for an industry page; `null` for pages that staff added. */
export function industryOfPage(slug: string): string | null {
  return industryPages[slug] ?? null;
}

export const projectTypeOptions = [
  { value: 'new_website', label: 'New website' },
  { value: 'rebuild', label: 'Rebuild of an existing site' },
  { value: 'web_app', label: 'Web application' },
  { value: 'other', label: 'Other' },
] as const;

export const referralSourceOptions = [
  { value: 'google_search', label: 'Google search' },
  { value: 'social_media', label: 'Social media' },
  { value: 'referral_friend', label: 'Recommended by a friend' },
  { value: 'referral_client', label: 'Recommended by a client' },
  { value: 'portfolio', label: 'Saw your work' },
  { value: 'industry_event', label: 'Industry event' },
  { value: 'other', label: 'Other' },
] as const;

/** When a sender likes to be rung, always within the opening hours. */
export const ringTimes = [
  { value: 'any', label: 'Any time', words: 'in our opening hours' },
  { value: 'morning', label: 'Morning', words: 'in the morning' },
  { value: 'afternoon', label: 'Afternoon', words: 'in the afternoon' },
] as const;

export type OpeningHours = Record<'days' | 'opens' | 'closes', string>;

/** Beside the choice of a time: the hours in which we ring. */
export const wordRingHours = ({ days, opens, closes }: OpeningHours): string =>
  `We ring ${days}, ${opens}–${closes}. If only evenings suit you, say so below.`;

/** Those of a day with these hours, e.g. no morning for a studio that opens at noon. */
export const ringTimesWithin = ({ opens, closes }: Omit<OpeningHours, 'days'>) =>
  ringTimes.filter(
    ({ value }) => value === 'any' || (value === 'morning' ? opens < '12:00' : closes > '12:00'),
  );

/** E.g. `in the morning`; empty if the sender did not say. */
export const wordRingTime = (when: string | null | undefined): string =>
  ringTimes.find(({ value }) => value === when)?.words ?? '';

export const enquiryStatuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'qualified', label: 'Qualified' },
  { value: 'proposal', label: 'Proposal sent' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'spam', label: 'Spam' },
  { value: 'declined', label: 'Declined' },
] as const;

export const heldNotices = [
  { value: 'at-once', label: 'At once, a mail for each' },
  { value: 'daily', label: 'Once a day, in one mail' },
] as const;

export const enquiryChannels = [
  { value: 'form', label: 'Form on the site' },
  { value: 'hand', label: 'Entered by hand' },
] as const;
