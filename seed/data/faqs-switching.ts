import { type FaqSeed, paragraphs } from './faq-seed';

/** For those who have a site elsewhere. They follow the questions of the topic in `faqs.ts`. */
export const switchingFaqs: FaqSeed[] = [
  {
    key: 'switching-builder',
    topic: 'process',
    question: 'Can you move my site from Wix, Squarespace or GoDaddy?',
    answer: paragraphs(
      'Yes, we move your domain, texts and photos. The design can’t be taken out of a website builder, so we make you a new one. Keep the old plan until the new site is live, then cancel it. If you’ve lost the login, the builder has to let you back in first: a domain bought there moves only from your account.',
    ),
    alsoAsked: [
      'I’ve lost the login to my Wix page, can you still move it?',
      'Can you move my site without the password?',
      'I can’t log in to my Wix site any more',
    ],
    order: 4,
  },
  {
    key: 'switching-domain',
    topic: 'process',
    question: 'Can I keep my domain and my e-mail address when I switch?',
    answer: paragraphs(
      'Yes, wherever you bought it. The domain stays in your name and your addresses stay the same; on launch day the domain is pointed at the new site. If your old web firm holds the domain, ask them first to move it to an account of yours.',
    ),
    alsoAsked: [
      'I already have a domain',
      'I have my own domain',
      'My old web man registered the domain, can you move it without us losing email?',
      'Our email is on Microsoft 365, can you move the domain without losing it?',
    ],
    order: 5,
  },
  {
    key: 'switching-email',
    topic: 'process',
    question: 'Does my e-mail keep working while we move?',
    answer: paragraphs(
      'Yes. E-mail has its own settings in the domain, and we leave them alone. If your mailboxes are part of the plan you’re leaving, tell us: they need a mail provider of their own before you cancel.',
    ),
    alsoAsked: [
      'Can you move it without losing my email?',
      'Can you move it without us losing our emails?',
      'Do we keep Microsoft 365 or Google mail when we move?',
      'Will we lose our email?',
    ],
    order: 6,
  },
  {
    key: 'switching-photos-texts',
    topic: 'process',
    question: 'Do I keep my photos and texts when I switch?',
    answer: paragraphs(
      'Yes. We use your existing photos and texts, and write afresh what you want to say better. Check two things with us: pictures from a builder’s own library, and photos or texts that someone else made. Their licence may end with the old site.',
    ),
    order: 7,
  },
  {
    key: 'switching-downtime',
    topic: 'process',
    question: 'Is my website down while you switch?',
    answer: paragraphs(
      'No downtime is planned. We build on a private link while your old site stays up, and change over when you have approved it. For a day or two some visitors may still get the old site, so leave it running that long.',
    ),
    order: 8,
  },
];
