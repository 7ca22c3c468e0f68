import type { SiteIdentity } from '@/content/rules/view-models';
import type { AnswerView } from './answers';
import { type Fact, facts } from './passages';

const hoursOf = ({ openingHours: { days, opens, closes } }: SiteIdentity) =>
  `${days}, ${opens} to ${closes}`;

function textOf(fact: Exclude<Fact, 'prices'>, identity: SiteIdentity): string {
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
  }
}

/** Says what the settings know, in their present words. */
export function wordFact(
  fact: Exclude<Fact, 'prices'>,
  identity: SiteIdentity,
): Pick<AnswerView, 'title' | 'text'> {
  return { title: facts[fact].heading, text: textOf(fact, identity) };
}
