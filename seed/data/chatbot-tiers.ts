/** The price is a range per month. */
export interface ChatbotTierSeed {
  key: string;
  name: string;
  title: string;
  pricePerMonthFromPence: number;
  pricePerMonthToPence: number;
  /** Included per month. */
  conversations: number;
  model: string;
  description: string;
  features: { text: string }[];
  bestFor: string;
  isRecommended: boolean;
}

const lines = (texts: string[]) => texts.map((text) => ({ text }));

/** Prices, conversations and models: specification, section 9. */
export const chatbotTiers: ChatbotTierSeed[] = [
  {
    key: 'standard',
    name: 'Standard',
    title: 'Answers the questions you are tired of answering',
    pricePerMonthFromPence: 7_500,
    pricePerMonthToPence: 10_000,
    conversations: 200,
    model: 'Gemini Flash',
    description:
      'Answers from your pages, prices and common questions. When the answer is not there, it says so and passes the visitor to you.',
    features: lines([
      'Answers from your own pages, with a link to the page each one comes from',
      'Offers your form or phone number when it does not know',
      'Sends you name, number and question of whoever asks to be contacted',
      'Points to your booking page when somebody wants an appointment',
      'A monthly list of the questions it could not answer',
    ]),
    bestFor: 'One location, a list of services, the same ten questions every week',
    isRecommended: true,
  },
  {
    key: 'professional',
    name: 'Professional',
    title: 'Reads more, asks back, sorts the enquiries',
    pricePerMonthFromPence: 15_000,
    pricePerMonthToPence: 20_000,
    conversations: 500,
    model: 'Gemini Pro',
    description:
      'For longer questions and more material. It asks the two or three things you would ask on the phone before it passes an enquiry on.',
    features: lines([
      'Everything in Standard',
      'Also answers from documents you choose, such as price lists and guides',
      'Asks back: which service, which town, how urgent',
      'Sends enquiries to different people by service or branch',
      'Its answers read through with you once a month',
    ]),
    bestFor: 'Several services or branches, longer questions, more than one person answering',
    isRecommended: false,
  },
];
