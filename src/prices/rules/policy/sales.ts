import type { PolicyFigure } from './figure';

/** What a visitor reads before ordering: the paid report and call, deposit, price lock, replies. Values: specification, section 9. */
export const salesFigures = {
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
  serviceRangeFrom: {
    label: 'Stated price range, from',
    help: 'What search engines are told a website from you costs at least.',
    unit: 'pence',
    initial: 60000,
  },
  serviceRangeTo: {
    label: 'Stated price range, up to',
    help: 'What search engines are told a website from you costs at most. Custom work is outside it.',
    unit: 'pence',
    initial: 320000,
  },
} as const satisfies Record<string, PolicyFigure>;
