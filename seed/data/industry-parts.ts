import { picture } from '../references';

interface IndustryParts {
  newCustomer: { example: string; profitPence: number };
  enquiryFrames?: {
    foundPicture: ReturnType<typeof picture>;
    foundText: string;
    askedPicture: ReturnType<typeof picture>;
    askedText: string;
    message: string;
    arrivedText: string;
  };
}

/**
 * By industry: what a new customer may leave after material and wages, which is our guess, and how
 * an enquiry comes in through its demonstration.
 */
export const industryParts: Readonly<Record<string, IndustryParts>> = {
  'trades-construction': {
    newCustomer: {
      example: 'a fuse board change; a loft or an extension leaves far more',
      profitPence: 18_000,
    },
    enquiryFrames: {
      foundPicture: picture('elver-electrical-enquiry-board'),
      foundText: 'A customer picks the job: a new board.',
      askedPicture: picture('elver-electrical-enquiry-photos'),
      askedText: 'Two photos and a sentence go with it.',
      message: ['New board', 'Photos: 2', 'In words: One fuse gets warm.', 'Where: GL1'].join('\n'),
      arrivedText: 'You know the job before you ring.',
    },
  },
  'beauty-wellness': {
    newCustomer: { example: 'a client who comes four times a year', profitPence: 8_000 },
    enquiryFrames: {
      foundPicture: picture('madder-and-fern-enquiry-gap'),
      foundText: 'A client marks the hours that are free.',
      askedPicture: picture('madder-and-fern-enquiry-request'),
      askedText: 'Treatment, day, time and patch test.',
      message: [
        'Root tint and blow-dry',
        'When: Thu, 1.30 pm',
        'With: Priya',
        'Patch test: by Tuesday',
      ].join('\n'),
      arrivedText: 'You read it between two clients.',
    },
  },
  'fitness-wellness': {
    newCustomer: { example: 'a member who stays for half a year', profitPence: 10_000 },
    enquiryFrames: {
      foundPicture: picture('overhang-enquiry-wall'),
      foundText: 'A beginner sees which hours are meant for beginners.',
      askedPicture: picture('overhang-enquiry-form'),
      askedText: 'A session, a name, a number.',
      message: ['First time', 'When: Thu, 6.30 pm', 'With: Ama', 'Places then left: 1'].join('\n'),
      arrivedText: 'You know who is coming before the door opens.',
    },
  },
  'professional-services': {
    newCustomer: { example: 'a small company’s yearly accounts', profitPence: 25_000 },
    enquiryFrames: {
      foundPicture: picture('corve-and-penhallow-enquiry-plan'),
      foundText: 'A client finds the hedge, and its fee.',
      askedPicture: picture('corve-and-penhallow-enquiry-form'),
      askedText: 'A sentence and a postcode go with it.',
      message: [
        'Boundaries and hedges',
        'In words: They say the hedge is theirs.',
        'From: Ruth Bevan',
        'House: SY8',
      ].join('\n'),
      arrivedText: 'You check for a conflict, then you ring.',
    },
  },
};
