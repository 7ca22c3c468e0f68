import { type FaqSeed, paragraphs } from './faq-seed';

export const whatsappFaqs: FaqSeed[] = [
  {
    key: 'whatsapp-price',
    topic: 'whatsapp',
    question: 'What does the WhatsApp add-on cost?',
    answer: paragraphs(
      '{{add-on:whatsapp}}, once, on top of your package. We set the app up with you, with saved replies, and write a first message for each page and service, so that you know what it’s about. The WhatsApp Business app is free; the larger Business Platform charges for [certain messages](https://business.whatsapp.com/products/business-platform-pricing).',
    ),
    alsoAsked: [
      'Can I have a booking link and WhatsApp on one page?',
      'What is in the WhatsApp add-on?',
    ],
    order: 1,
  },
  {
    key: 'whatsapp-own-number',
    topic: 'whatsapp',
    question: 'Do I have to use my private number?',
    answer: paragraphs('No. A second SIM for the business is simplest.'),
    alsoAsked: ['Do I have to use my own mobile number for WhatsApp?'],
    order: 2,
  },
  {
    key: 'whatsapp-speed-cookies',
    topic: 'whatsapp',
    question: 'Does a WhatsApp button slow the site down or need a cookie banner?',
    answer: paragraphs(
      'Neither. The page loads nothing from WhatsApp. After the tap WhatsApp’s terms apply, so mention it in your privacy notice.',
    ),
    order: 3,
  },
  {
    key: 'whatsapp-no-app',
    topic: 'whatsapp',
    question: 'What about customers who don’t use WhatsApp?',
    answer: paragraphs(
      'The phone number and the form stay. On a computer the button opens WhatsApp on the web.',
    ),
    order: 4,
  },
  {
    key: 'whatsapp-offers',
    topic: 'whatsapp',
    question: 'May I send offers to people who wrote to me on WhatsApp?',
    answer: paragraphs(
      'Not just because they asked for a quote. For individuals you need consent, or every condition of the soft opt-in: see the ICO’s [guidance on electronic mail marketing](https://ico.org.uk/for-organisations/direct-marketing-and-privacy-and-electronic-communications/guidance-on-direct-marketing-using-electronic-mail/how-do-we-comply-with-the-pecr-electronic-mail-marketing-rules/). Sending the quote isn’t marketing.',
    ),
    order: 5,
  },
  {
    key: 'whatsapp-existing-site',
    topic: 'whatsapp',
    question: 'Can you add WhatsApp to the website I have?',
    answer: paragraphs(
      'If we can work in it, yes. [Tell us what it runs on](/#lead-capture) and we’ll send a price. Or [make the link yourself](https://faq.whatsapp.com/5913398998672934).',
    ),
    order: 6,
  },
  {
    key: 'whatsapp-photos',
    topic: 'whatsapp',
    question: 'Can customers send me photos by WhatsApp?',
    answer: paragraphs(
      'Yes: photos, an address, a voice message, all in the chat that your site has begun. The add-on is {{add-on:whatsapp}}, once, on any package, also on one page with a booking link.',
    ),
    alsoAsked: [
      'Can people send me a photo on WhatsApp and how much is that?',
      'Can people send me a photo of the dog on WhatsApp?',
      'Can customers send pictures of the job by WhatsApp?',
      'Can they message me photos?',
    ],
    order: 7,
  },
  {
    key: 'whatsapp-plain-link',
    topic: 'whatsapp',
    question: 'Isn’t a WhatsApp link enough?',
    answer: paragraphs(
      'Often it is. A plain link beside your phone number is text like any other on your pages, so it adds nothing to the price. The add-on is {{add-on:whatsapp}}, once, for the work around it: the app set up with you, saved replies, and a first message for each page and service.',
    ),
    alsoAsked: [
      'Can I just put a WhatsApp link on it without paying?',
      'Do I have to pay for WhatsApp?',
      'Why is WhatsApp so dear?',
      'Is the WhatsApp link free?',
      'I take orders on WhatsApp, does that cost extra?',
      'Does WhatsApp cost extra?',
    ],
    order: 8,
  },
];
