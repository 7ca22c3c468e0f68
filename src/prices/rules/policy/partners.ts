import type { PolicyFigure } from './figure';

/** Influencer partnerships and referral rewards. Values: specification, section 9. */
export const partnersFigures = {
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
