import type { ReactNode } from 'react';
import { getSiteIdentity } from '@/content/store/site';
import { Container } from '@/design/layout/Container';
import { Icon } from '@/design/ui/Icon';
import { SectionHead } from '@/design/ui/SectionHead';
import type { LeadCaptureBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import { LeadForm } from './LeadForm';

export interface LeadCaptureProps {
  eyebrow: string | null;
  heading: string;
  text: string | null;
  /** Kinds of work that the agency declines. */
  declines: string | null;
  /** Full sentence with the expected time of a reply. */
  reply: string;
  email: string;
  phone: string | null;
  /** The enquiry form. */
  children: ReactNode;
  /** See `Section`. */
  shared?: boolean;
}

/** Enquiry section. Its anchors are `lead-capture` and `contact`. */
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
            <li className="flex gap-3 border-b border-rule py-0.5">
              <Icon name="mail" className="mt-3 text-orchard" />
              <ContactLinks email={email} phone={phone} />
            </li>
          </ul>
        </div>
        <div className="min-w-0 lg:col-span-6 lg:col-start-7">{children}</div>
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

/** Loads contact details from the site settings, and the form. */
export async function loadLeadCapture(
  block: LeadCaptureBlock,
  path: string,
): Promise<LeadCaptureProps> {
  const { eyebrow, heading, intro } = sectionHead(block);
  const { email, phone } = await getSiteIdentity();
  return {
    eyebrow,
    heading,
    text: intro,
    reply: block.reply,
    declines: block.declines || null,
    email,
    phone,
    children: <LeadForm path={path} />,
  };
}
