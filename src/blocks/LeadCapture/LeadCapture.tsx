import type { ReactNode } from 'react';
import { Container } from '@/components/layout/Container';
import { Icon } from '@/components/ui/Icon';
import { SectionHead } from '@/components/ui/SectionHead';

export interface LeadCaptureProps {
  eyebrow: string | null;
  heading: string;
  text: string | null;
  /** What is not taken on. */
  declines: string | null;
  /** When an answer comes, a whole sentence. */
  reply: string;
  email: string;
  phone: string | null;
  /** The enquiry form; without it the section says how to write. */
  children?: ReactNode;
  /** See `Section`. */
  shared?: boolean;
}

/** Where enquiries are made. Carries the anchors `lead-capture` and `contact`. */
export function LeadCapture(props: LeadCaptureProps) {
  const { eyebrow, heading, text, declines, reply, email, phone, children, shared } = props;
  return (
    <section
      id="lead-capture"
      data-shared={shared ? '' : undefined}
      aria-labelledby="lead-capture-heading"
      className="border-t border-ink py-section"
    >
      <Container className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-12">
        <div id="contact" className="lg:col-span-5">
          <SectionHead
            id="lead-capture-heading"
            layout="stacked"
            eyebrow={eyebrow}
            heading={heading}
            intro={text}
          />
          <ul className="mt-8 border-t border-rule text-small">
            <li className="flex gap-3 border-b border-rule py-3">
              <Icon name="clock" className="mt-0.5 text-orchard" />
              {reply}
            </li>
            {declines ? (
              <li className="flex gap-3 border-b border-rule py-3 text-muted">
                <Icon name="close" className="mt-0.5" />
                {declines}
              </li>
            ) : null}
            {children ? (
              <li className="flex gap-3 border-b border-rule py-0.5">
                <Icon name="mail" className="mt-3 text-orchard" />
                <ContactLinks email={email} phone={phone} />
              </li>
            ) : null}
          </ul>
        </div>
        <div className="min-w-0 lg:col-span-6 lg:col-start-7">
          {children ?? <HowToWrite email={email} phone={phone} />}
        </div>
      </Container>
    </section>
  );
}

function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

function ContactLinks({ email, phone }: { email: string; phone: string | null }) {
  return (
    <span className="flex min-w-0 flex-wrap gap-x-6">
      <a href={`mailto:${email}`} className="touch flex items-center break-all">
        {email}
      </a>
      {phone ? (
        <a href={phoneHref(phone)} className="touch flex items-center font-mono">
          {phone}
        </a>
      ) : null}
    </span>
  );
}

const whatToWrite = [
  ['Your business', 'What you do, for whom, and where.'],
  ['The job of the site', 'Calls, bookings, sales: what should a visitor do?'],
  ['Its size', 'The pages you think you need, and a site you like.'],
  ['Your date', 'When it has to be live, if there is a day.'],
] as const;

function HowToWrite({ email, phone }: { email: string; phone: string | null }) {
  return (
    <div className="rounded-control border border-rule bg-sheet p-5 sm:p-8">
      <p className="font-mono text-label text-muted">Write to</p>
      <a
        href={`mailto:${email}`}
        className="mt-1 inline-block max-w-full py-2.5 font-display text-[clamp(1.375rem,5.2vw,2.125rem)]/[1.15] font-[640] tracking-[-0.02em] break-words decoration-orchard hover:text-orchard"
      >
        {email}
      </a>
      {phone ? (
        <p>
          <a
            href={phoneHref(phone)}
            className="touch inline-flex items-center gap-2 font-mono no-underline hover:underline"
          >
            <Icon name="phone" className="text-orchard" />
            {phone}
          </a>
        </p>
      ) : null}
      <h3 className="mt-7 border-b border-ink pb-3 text-h4">Four lines are enough</h3>
      <ol>
        {whatToWrite.map(([term, description], index) => (
          <li
            key={term}
            className="grid grid-cols-[2rem_1fr] gap-x-2 border-b border-rule py-3 text-small sm:grid-cols-[2rem_9rem_1fr]"
          >
            <span aria-hidden="true" className="font-mono text-orchard">
              {index + 1}
            </span>
            <span className="font-semibold">{term}</span>
            <span className="text-muted max-sm:col-start-2">{description}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
