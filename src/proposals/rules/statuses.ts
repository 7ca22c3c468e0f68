/** Where a proposal stands. It moves by what staff and the client do, never by hand. */
export const proposalStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'sent', label: 'Sent' },
  { value: 'viewed', label: 'Viewed' },
  { value: 'questions', label: 'Questions asked' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
  { value: 'expired', label: 'Expired' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'superseded', label: 'Superseded' },
] as const;

export type ProposalStatus = (typeof proposalStatuses)[number]['value'];

/** What happens to a proposal, in the words of its record. */
export const proposalEvents = [
  { value: 'sent', label: 'Sent' },
  { value: 'viewed', label: 'Opened by the client' },
  { value: 'question', label: 'Question from the client' },
  { value: 'answer', label: 'Our answer' },
  { value: 'reminded', label: 'Reminded' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'territory-taken', label: 'Acceptance refused: the territory is reserved' },
  { value: 'declined', label: 'Declined' },
  { value: 'expired', label: 'Expired' },
  { value: 'extended', label: 'Valid for longer' },
  { value: 'new-link', label: 'New link, the old one stopped working' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'superseded', label: 'Replaced by a newer one' },
] as const;

export type ProposalEventKind = (typeof proposalEvents)[number]['value'];

/** Who can open a proposal (decisions on the specification). */
export const accessModes = [
  { value: 'private', label: 'Only with the key in its link' },
  { value: 'open', label: 'Whoever has the address' },
] as const;

export type AccessMode = (typeof accessModes)[number]['value'];

/** How often a line is paid. */
export const linePeriods = [
  { value: 'once', label: 'Once' },
  { value: 'month', label: 'Every month' },
] as const;

export type LinePeriod = (typeof linePeriods)[number]['value'];
