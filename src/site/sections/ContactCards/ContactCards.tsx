import type { ReactNode } from 'react';
import { getSiteIdentity } from '@/content/store/site';
import type { ContactCardsBlock } from '@/payload-types';
import { phoneHref, whatsappHref } from '@/platform/phone';
import { HeadedSection } from '../HeadedSection';

/** Contact details and opening hours in three ruled columns. */
export async function ContactCards({ block }: { block: ContactCardsBlock }) {
  const {
    email,
    phone,
    whatsapp,
    isContactSample,
    locality,
    legalName,
    openingHours,
    replyWithinHours,
  } = await getSiteIdentity();
  const chat = whatsapp && whatsappHref(whatsapp);
  return (
    <HeadedSection head={block}>
      <ul className="mt-7 grid grid-cols-1 border-y border-ink sm:grid-cols-2 lg:mt-9 lg:grid-cols-3">
        <Card
          label={phone ? 'E-mail and phone' : 'E-mail'}
          note={`Answered within ${replyWithinHours} hours on working days.${isContactSample && phone ? ' The numbers are samples.' : ''}`}
        >
          <Way href={`mailto:${email}`}>{email}</Way>
          {phone ? <Way href={phoneHref(phone)}>{phone}</Way> : null}
          {chat ? <Way href={chat}>WhatsApp</Way> : null}
        </Card>
        <Card label="Place" note={legalName}>
          <p className="touch flex items-center">{locality}</p>
        </Card>
        <Card label="Opening hours" note={openingHours.days}>
          <p className="touch flex items-center font-mono tracking-[-0.04em]">
            <time>{openingHours.opens}</time>
            <span aria-hidden="true">–</span>
            <span className="sr-only"> to </span>
            <time>{openingHours.closes}</time>
          </p>
        </Card>
      </ul>
    </HeadedSection>
  );
}

function Card({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <li className="border-rule py-6 not-first:max-lg:border-t sm:max-lg:first:col-span-2 sm:max-lg:last:border-s sm:max-lg:last:ps-7 lg:border-s lg:px-7 lg:py-8 lg:first:border-s-0 lg:first:ps-0 lg:last:pe-0">
      <h3 className="font-mono text-label font-medium tracking-normal text-orchard">{label}</h3>
      <div className="mt-1.5 font-display text-h3 font-[640] tracking-[-0.012em]">{children}</div>
      <p className="text-small text-muted">{note}</p>
    </li>
  );
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a href={href} className="touch inline-flex items-center wrap-anywhere">
        {children}
      </a>
    </p>
  );
}
