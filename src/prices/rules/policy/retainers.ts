import type { PolicyFigure } from './figure';

/** Retainers, add-ons, exclusivity and the chatbot. Values: specification, section 9. */
export const retainersFigures = {
  retainerNotice: {
    label: 'Notice to end a retainer',
    help: 'In days, in writing.',
    unit: 'days',
    initial: 60,
  },
  retainerEarlyExit: {
    label: 'Early exit from a retainer',
    help: 'Share of the next month’s retainer, if the notice is not served.',
    unit: 'percent',
    initial: 50,
  },
  contentLicenceMultiple: {
    label: 'Content licence buy-out',
    help: 'How many times the monthly retainer it costs to keep written content.',
    unit: 'times',
    initial: 3,
  },
  contentRemoval: {
    label: 'Unlicensed content is removed within',
    help: 'Days after a retainer ends, when the licence is not bought.',
    unit: 'days',
    initial: 90,
  },
  addOnSurcharge: {
    label: 'Add-ons without a retainer cost more by',
    help: 'Clients without an active retainer pay this much more for add-ons.',
    unit: 'percent',
    initial: 50,
  },
  exclusivityTail: {
    label: 'Territory stays reserved after a retainer ends for',
    help: 'In months.',
    unit: 'months',
    initial: 12,
  },
  exclusivityChangeNotice: {
    label: 'Notice before the exclusivity policy changes',
    help: 'In days, in writing.',
    unit: 'days',
    initial: 90,
  },
  liabilityRetainerMonths: {
    label: 'Liability for a retainer is limited to the payments of',
    help: 'Months before the event. Business clients only.',
    unit: 'months',
    initial: 12,
  },
  chatbotExtraFrom: {
    label: 'Chatbot, extra conversation from',
    help: 'For each conversation beyond the tier’s number.',
    unit: 'pence',
    initial: 50,
  },
  chatbotExtraTo: {
    label: 'Chatbot, extra conversation up to',
    help: 'Depends on the model that answers.',
    unit: 'pence',
    initial: 100,
  },
  chatbotBundleSaving: {
    label: 'Chatbot, saved with Growth Accelerator',
    help: 'Taken off each month when both are ordered together.',
    unit: 'pence',
    initial: 5000,
  },
  chatbotMoneyBack: {
    label: 'Chatbot, money back within',
    help: 'Days from going live.',
    unit: 'days',
    initial: 30,
  },
} as const satisfies Record<string, PolicyFigure>;
