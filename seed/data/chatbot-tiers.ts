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
    title: 'Answers the questions you’re tired of',
    pricePerMonthFromPence: 7_500,
    pricePerMonthToPence: 10_000,
    conversations: 200,
    model: 'Gemini Flash',
    description:
      'Answers from your pages and prices. If the answer isn’t there, it says so and passes the visitor to you.',
    features: lines([
      'Links every answer to its page',
      'Offers your form or number when it doesn’t know',
      'Sends you name, number and question when a visitor asks for you',
      'Points to your booking page',
      'A monthly list of questions it couldn’t answer',
    ]),
    bestFor: 'One location, a list of services, the same ten questions every week',
    isRecommended: true,
  },
  {
    key: 'professional',
    name: 'Professional',
    title: 'Reads more, asks questions, sorts enquiries',
    pricePerMonthFromPence: 15_000,
    pricePerMonthToPence: 20_000,
    conversations: 500,
    model: 'Gemini Pro',
    description:
      'For longer questions. It asks what you’d ask on the phone, then passes the enquiry on.',
    features: lines([
      'Everything in Standard',
      'Also reads documents you choose, such as price lists',
      'Asks which service, which town and how urgent',
      'Sends enquiries to different people by service or branch',
      'We read its answers with you once a month',
    ]),
    bestFor: 'Several services or branches, longer questions',
    isRecommended: false,
  },
];
