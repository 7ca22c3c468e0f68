/**
 * Every policy figure that pages quote, in one table: the policy settings' fields, the price
 * tokens' picker and the way a figure is written all derive from it. The seeded values are those
 * of the customer's specification, section 9, as its conflicts were decided.
 */
export type PolicyUnit =
  | 'pence'
  | 'percent'
  | 'days'
  | 'businessDays'
  | 'months'
  | 'hours'
  | 'minutes'
  | 'times';

interface PolicyFigure {
  label: string;
  help: string;
  unit: PolicyUnit;
  initial: number;
}

export const policyFigures = {
  technicalReport: {
    label: 'Technical report, price',
    help: 'The paid written report on a website.',
    unit: 'pence',
    initial: 9700,
  },
  strategyCall: {
    label: 'Strategy call, price',
    help: 'The paid call. It is credited against a larger project.',
    unit: 'pence',
    initial: 14900,
  },
  strategyCallLength: {
    label: 'Strategy call, length',
    help: 'In minutes.',
    unit: 'minutes',
    initial: 60,
  },
  strategyCallBookWithin: {
    label: 'Strategy call, to be booked within',
    help: 'Days from payment.',
    unit: 'days',
    initial: 90,
  },
  deposit: {
    label: 'Deposit',
    help: 'Share of the price that is due before work starts.',
    unit: 'percent',
    initial: 50,
  },
  priceLock: {
    label: 'Quoted prices stay fixed for',
    help: 'In months.',
    unit: 'months',
    initial: 12,
  },
  replyWithin: {
    label: 'Enquiries are answered within',
    help: 'Hours, counted on working days.',
    unit: 'hours',
    initial: 24,
  },
  retainerNotice: {
    label: 'Notice to end a retainer',
    help: 'In days, in writing.',
    unit: 'days',
    initial: 60,
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
  clientSilence: {
    label: 'A project ends when a client stays silent for',
    help: 'In days.',
    unit: 'days',
    initial: 30,
  },
  refundReply: {
    label: 'Refund requests are answered within',
    help: 'In business days.',
    unit: 'businessDays',
    initial: 5,
  },
} as const satisfies Record<string, PolicyFigure>;

export type PolicyKey = keyof typeof policyFigures;
export const policyKeys = Object.keys(policyFigures) as PolicyKey[];
