import { type FaqSeed, paragraphs } from './faq-seed';

export const whatsappFaqs: FaqSeed[] = [
  {
    key: 'whatsapp-price',
    topic: 'whatsapp',
    question: 'What does the WhatsApp add-on cost?',
    answer: paragraphs(
      '{{add-on:whatsapp}}, once, on top of the package you choose. A Business Starter costs {{package:business-starter:from}} to {{package:business-starter:to}}, and the add-on is added to the figure in your quote. There is no monthly fee from us for it.',
      'The WhatsApp Business app itself is free. The larger Business Platform, for teams and software, charges for [certain messages](https://business.whatsapp.com/products/business-platform-pricing) and usually comes with a provider’s fee. Few small firms need it.',
    ),
    order: 1,
  },
  {
    key: 'whatsapp-own-number',
    topic: 'whatsapp',
    question: 'Do I have to use my private number?',
    answer: paragraphs(
      'No, and you should not. Use a number that belongs to the business; a second SIM is the simplest way. Then you can hand it to somebody else when you are away, and on Sunday your own phone is yours.',
    ),
    order: 2,
  },
  {
    key: 'whatsapp-speed-cookies',
    topic: 'whatsapp',
    question: 'Does a WhatsApp button slow the site down or need a cookie banner?',
    answer: paragraphs(
      'Neither. It is a link, and the page loads nothing from WhatsApp. No cookie is set by it and nothing is sent until the visitor taps it. From then on they are in WhatsApp, under WhatsApp’s terms, and your privacy notice should say so.',
    ),
    order: 3,
  },
  {
    key: 'whatsapp-no-app',
    topic: 'whatsapp',
    question: 'What about customers who don’t use WhatsApp?',
    answer: paragraphs(
      'They find what they always found: the phone number and the form stay, and both stay easy to see. On a computer the button opens WhatsApp on the web or the desktop app. We do not make a site on which WhatsApp is the only way to reach you.',
    ),
    order: 4,
  },
  {
    key: 'whatsapp-offers',
    topic: 'whatsapp',
    question: 'May I send offers to people who wrote to me on WhatsApp?',
    answer: paragraphs(
      'Not simply because they asked for a quote. Direct messages count as electronic mail under the marketing rules, so for individuals you need consent, or you have to meet every condition of the soft opt-in. The ICO’s [guidance on electronic mail marketing](https://ico.org.uk/for-organisations/direct-marketing-and-privacy-and-electronic-communications/guidance-on-direct-marketing-using-electronic-mail/how-do-we-comply-with-the-pecr-electronic-mail-marketing-rules/) lists them.',
      'Answering a question, confirming a time or sending the quote is not marketing.',
    ),
    order: 5,
  },
  {
    key: 'whatsapp-existing-site',
    topic: 'whatsapp',
    question: 'Can you add WhatsApp to the website I have?',
    answer: paragraphs(
      'If we built it, or can work in it, yes. [Tell us what it runs on](/#lead-capture) and you get a figure. If you can edit the site yourself, try it on your own first: WhatsApp describes [how the link is made](https://faq.whatsapp.com/5913398998672934), and an hour’s work shows whether your customers use it. Our [article on WhatsApp](/blog/whatsapp-integration) has the steps.',
    ),
    order: 6,
  },
];
