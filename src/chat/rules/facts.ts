import type { SiteIdentity } from '@/content/rules/view-models';
import { type PlacesLeftView, wordPlacesLeft } from '@/prices/rules/rates';
import type { AnswerView } from './answers';

/** What the settings answer; the words are found, the answer is made of the present settings. */
export const facts = {
  // The first, so that its place stays the same.
  prices: { heading: 'What a website costs', keywords: '' },
  hours: {
    heading: 'Opening hours',
    keywords:
      'open opened opening close closed hours times today weekend Saturday Sunday Monday Friday reach you available',
  },
  phone: {
    heading: 'Telephone',
    keywords: 'phone telephone number call ring speak talk to someone person human WhatsApp mobile',
  },
  email: { heading: 'E-mail', keywords: 'e-mail email mail address write contact get in touch' },
  place: {
    heading: 'Where we are',
    keywords:
      'where office address located based location visit find directions registered company number',
  },
  vat: { heading: 'VAT', keywords: 'VAT registered include included plus prices invoice' },
  people: {
    heading: 'Who answers, and who builds',
    keywords: 'people team staff dealing deal phone person',
  },
  founding: {
    heading: 'Places at our founding prices',
    keywords: 'founding founder client places left rate Portfolio Building early new first',
  },
  chat: {
    heading: 'This chat',
    keywords: 'AI bot robot machine program real person human talking',
  },
} as const;
export type Fact = keyof typeof facts;
export const factNames = Object.keys(facts) as Fact[];

/** Other words in which facts are asked. */
export const factsAsked: Partial<Record<Fact, readonly string[]>> = {
  vat: [
    'Is that inclusive of VAT?',
    'Is there VAT on top?',
    'Do these prices include VAT?',
    'Do I have to add VAT?',
  ],
  people: [
    'Who will I be dealing with?',
    'Who do I deal with?',
    'Who would I speak to?',
    'Who is going to do it?',
    'Whos gonna do it?',
    'Who builds it?',
    'Who do I talk to?',
    'Is it just you?',
    'Is it just you two or a call centre?',
    'Are there just two of you?',
    'Do I get a call centre?',
    'How many of you are there?',
  ],
  founding: [
    'How many places are left?',
    'How many founding places are left?',
    'How many founding clients do you take?',
    'What is the Portfolio Building Rate?',
    'Are there still founding places?',
  ],
  chat: [
    'Are you AI?',
    'Are you a robot?',
    'Are you a bot?',
    'Are you human?',
    'Are you a real person?',
    'Is this a real person?',
    'Am I talking to a machine?',
  ],
};

const hoursOf = ({ openingHours: { days, opens, closes } }: SiteIdentity) =>
  `${days}, ${opens} to ${closes}`;

/** The present figures that answer; `places` is `null` if no rate is offered or it is full. */
export interface KnownFacts {
  identity: SiteIdentity;
  places: PlacesLeftView | null;
}

function textOf(fact: Exclude<Fact, 'prices'>, { identity, places }: KnownFacts): string {
  const { email, phone, whatsapp, isContactSample, locality, address } = identity;
  const sample = isContactSample ? ' (a sample number)' : '';
  switch (fact) {
    case 'hours':
      return `We are open ${hoursOf(identity)}, UK time. Bank holidays are days off.`;
    case 'phone': {
      const mail = `Write to ${email}.`;
      const ring = phone ? `Ring ${phone}${sample}, ${hoursOf(identity)}.` : mail;
      return whatsapp ? `${ring} WhatsApp: ${whatsapp}${sample}.` : ring;
    }
    case 'email':
      return `Write to ${email}. A person answers within ${identity.replyWithinHours} hours on working days.`;
    case 'place': {
      const place = [address.street, address.town, address.county, address.postcode];
      const whole =
        identity.isSample && identity.isLaunched ? '' : place.filter(Boolean).join(', ');
      return whole ? `${whole}. We work from ${locality}.` : `We work from ${locality}.`;
    }
    case 'vat':
      return `${identity.vatStatus}.`;
    case 'people': {
      const people = identity.people.map(
        ({ name, role, isSample }) => `${name}${isSample ? ' (a sample person)' : ''}: ${role}.`,
      );
      return ['You talk to the people who build your site.', ...people].join(' ');
    }
    case 'founding':
      return places
        ? `${wordPlacesLeft(places)} An order takes a place. A quote costs nothing.`
        : 'We have no founding places at present. Our prices are the same for everyone.';
    case 'chat':
      return 'A program: it looks for your words in what we have published. A person answers if you ask for one here, ring or write.';
  }
}

/** Says what the settings know, in their present words. */
export function wordFact(
  fact: Exclude<Fact, 'prices'>,
  known: KnownFacts,
): Pick<AnswerView, 'title' | 'text'> {
  return { title: facts[fact].heading, text: textOf(fact, known) };
}
