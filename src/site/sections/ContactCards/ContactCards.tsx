import { type ReactNode, useId } from 'react';
import type { SiteIdentity } from '@/content/rules/view-models';
import { getSiteIdentity } from '@/content/store/site';
import { Section } from '@/design/layout/Section';
import { SectionHead } from '@/design/ui/SectionHead';
import type { ContactCardsBlock } from '@/payload-types';
import { sectionHead } from '../section-head';

export interface ContactCardsProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  identity: Pick<
    SiteIdentity,
    'email' | 'phone' | 'locality' | 'legalName' | 'openingHours' | 'replyWithinHours'
  >;
}

/** Contact details and opening hours in three ruled columns. */
export function ContactCards({ anchor, eyebrow, heading, intro, identity }: ContactCardsProps) {
  const { email, phone, locality, legalName, openingHours, replyWithinHours } = identity;
  const id = useId();
  return (
    <Section id={anchor ?? undefined} labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <ul className="mt-9 grid grid-cols-1 border-y border-ink sm:grid-cols-2 lg:mt-12 lg:grid-cols-3">
        <Card
          label={phone ? 'Email and phone' : 'Email'}
          note={`Answered within ${replyWithinHours} hours on working days.`}
        >
          <Way href={`mailto:${email}`}>{email}</Way>
          {phone ? <Way href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Way> : null}
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
    </Section>
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

/** Contact details from the site settings. */
export async function loadContactCards(block: ContactCardsBlock): Promise<ContactCardsProps> {
  return { ...sectionHead(block), identity: await getSiteIdentity() };
}
