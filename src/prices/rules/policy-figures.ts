import { formatPence } from './money';
import { privacyFigures, refundsFigures } from './policy-terms-figures';

type PolicyUnit =
  | 'pence'
  | 'percent'
  | 'days'
  | 'businessDays'
  | 'months'
  | 'years'
  | 'hours'
  | 'minutes'
  | 'times'
  | 'scans'
  /** A bare number; its noun is part of the text. */
  | 'count';

interface PolicyFigure {
  label: string;
  help: string;
  unit: PolicyUnit;
  initial: number;
}

/** Retainers, add-ons, exclusivity and the chatbot. Values: specification, section 9. */
const retainersFigures = {
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

/** Figures a visitor reads before ordering. Values: specification, section 9. */
const salesFigures = {
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
    help: 'Months from the day of the quote, or from when a proposal was first sent.',
    unit: 'months',
    initial: 12,
  },
  proposalValid: {
    label: 'A proposal can be accepted for',
    help: 'Days from when it is sent. More time can be given at the same prices, as long as quoted prices stay fixed.',
    unit: 'days',
    initial: 30,
  },
  replyWithin: {
    label: 'Enquiries are answered within',
    help: 'Hours, counted on working days.',
    unit: 'hours',
    initial: 24,
  },
  replyWarning: {
    label: 'Staff are warned before an answer is due',
    help: 'Hours. From then on the enquiry stands out in the list and on the home page.',
    unit: 'hours',
    initial: 4,
  },
} as const satisfies Record<string, PolicyFigure>;

/** Influencer partnerships and referral rewards. Values: specification, section 9. */
const partnersFigures = {
  influencerSaving: {
    label: 'Influencer partnership, saving',
    help: 'Taken off an influencer package, and invoiced if no video appears.',
    unit: 'pence',
    initial: 50000,
  },
  influencerPostWithin: {
    label: 'Influencer partnership, video posted within',
    help: 'Days from launch.',
    unit: 'days',
    initial: 30,
  },
  influencerFollowers: {
    label: 'Influencer partnership, followers',
    help: 'Least number of followers.',
    unit: 'count',
    initial: 10000,
  },
  influencerAccountAge: {
    label: 'Influencer partnership, age of the account',
    help: 'Months the account must have been live.',
    unit: 'months',
    initial: 12,
  },
  influencerVideoSeconds: {
    label: 'Influencer partnership, length of the video',
    help: 'Least length in seconds.',
    unit: 'count',
    initial: 30,
  },
  referralPostWordsFrom: {
    label: 'Referral reward, blog post from',
    help: 'Words.',
    unit: 'count',
    initial: 800,
  },
  referralPostWordsTo: {
    label: 'Referral reward, blog post up to',
    help: 'Words.',
    unit: 'count',
    initial: 1200,
  },
  referralDelivery: {
    label: 'Referral reward is delivered within',
    help: 'Days from the client’s choice.',
    unit: 'days',
    initial: 14,
  },
} as const satisfies Record<string, PolicyFigure>;

/** All policy figures quoted by pages, with the values of the specification's section 9. */
export const policyFigures = {
  ...salesFigures,
  ...retainersFigures,
  ...refundsFigures,
  ...partnersFigures,
  ...privacyFigures,
};

export type PolicyKey = keyof typeof policyFigures;
export const policyKeys = Object.keys(policyFigures) as PolicyKey[];

/** Groups of the figures in the back office. */
export const policyGroups = Object.entries({
  'Orders and replies': salesFigures,
  'Retainers and chatbot': retainersFigures,
  'Cancelling and refunds': refundsFigures,
  'Partners and rewards': partnersFigures,
  'Privacy and scanner': privacyFigures,
}).map(([label, figures]) => ({ label, keys: Object.keys(figures) as PolicyKey[] }));

const unitWords: Record<
  Exclude<PolicyUnit, 'pence' | 'percent' | 'count'>,
  [one: string, many: string]
> = {
  days: ['day', 'days'],
  businessDays: ['business day', 'business days'],
  months: ['month', 'months'],
  years: ['year', 'years'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  times: ['time', 'times'],
  scans: ['scan', 'scans'],
};

/** Formats a policy figure for prose: `£97`, `50%`, `60 days`, `1 month`, `10,000`. */
export function formatPolicyFigure(value: number, unit: PolicyUnit): string {
  if (unit === 'pence') return formatPence(value);
  if (unit === 'percent') return `${value}%`;
  if (unit === 'count') return value.toLocaleString('en-GB');
  const [one, many] = unitWords[unit];
  return `${value} ${value === 1 ? one : many}`;
}
