import type { ReactNode } from 'react';
import { getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { Container } from '@/design/layout/Container';
import { Icon } from '@/design/ui/Icon';
import { SectionHead } from '@/design/ui/SectionHead';
import type { LeadCaptureBlock } from '@/payload-types';
import { privacyPath } from '@/platform/paths';
import { phoneHref, whatsappHref } from '@/platform/phone';
import { formatPence, formatPenceRange } from '@/prices/rules/money';
import { getPriceBook } from '@/prices/store/price-book';
import { EnquiryForm } from '../../lazy-parts';
import type { SectionHeadData } from '../HeadedSection';
import { Faces } from '../People/People';
import { PaymentLine, TermsLine } from '../promises';
import { RingButton } from '../RingButton';

interface LeadFormProps {
  path: string;
  /** Value of the industry that the page is about. */
  industry?: string | null;
}

/** The enquiry form with the packages and prices of today. */
export async function LeadForm({ path, industry }: LeadFormProps) {
  const [{ packages, retainers }, identity, { isLive }] = await Promise.all([
    getPriceBook(),
    getSiteIdentity(),
    getSiteIndex(),
  ]);
  const { email, replyWithinHours, openingHours } = identity;
  return (
    <EnquiryForm
      id="enquiry"
      path={path}
      email={email}
      privacyHref={isLive(privacyPath) ? privacyPath : null}
      replyWithinHours={replyWithinHours}
      openingHours={openingHours}
      {...(industry ? { initial: { industry } } : {})}
      packages={[
        { value: 'not-sure', label: 'Not sure yet' },
        ...packages.map(({ key, name, priceFromPence, priceToPence }) => ({
          value: key,
          label: name,
          price: formatPenceRange(priceFromPence, priceToPence),
        })),
        ...retainers.map(({ key, name, pricePerMonthPence }) => ({
          value: key,
          label: name,
          price: `${formatPence(pricePerMonthPence)} a month`,
        })),
      ]}
    />
  );
}

interface LeadCaptureProps extends Omit<SectionHeadData, 'anchor'>, LeadFormProps {
  declines?: string | null;
  /** Full sentence with the expected time of a reply; without it, the general one. */
  reply?: string;
  shared?: boolean;
}

/** Enquiry section. Its anchors are `lead-capture` and `contact`. */
export function LeadCapture(props: LeadCaptureProps) {
  const { eyebrow = null, heading, intro = null, declines, reply, shared, ...form } = props;
  return (
    // Directly below a page's head the section continues it: no rule, a smaller heading.
    <section
      id="lead-capture"
      data-shared={shared ? '' : undefined}
      aria-labelledby="lead-capture-heading"
      className="border-t border-ink py-section [header+&]:border-t-0 [header+&]:pt-0 [header+&]:[&_h2]:text-h3"
    >
      {/* The form comes before the ways to reach us, so that a phone's first screen shows it. */}
      <Container className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div id="contact" className="lg:col-span-4">
          <SectionHead
            rank="main"
            id="lead-capture-heading"
            layout="stacked"
            eyebrow={eyebrow}
            heading={heading}
            intro={intro}
          />
          <div className="mt-5 flex empty:hidden lg:hidden print-hidden">
            <RingButton />
          </div>
          <WhoReplies reply={reply} className="mt-5" />
        </div>
        <div className="min-w-0 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1 print-hidden">
          <LeadForm path={form.path} industry={form.industry} />
        </div>
        <div className="lg:col-span-4 lg:-mt-8">
          <OrderTerms declines={declines} />
        </div>
      </Container>
    </section>
  );
}

const lineLook = 'flex gap-3 border-b border-rule text-small';

/** The studio's people and how soon they answer. */
export async function WhoReplies(props: Pick<LeadCaptureProps, 'reply'> & { className?: string }) {
  const { replyWithinHours } = await getSiteIdentity();
  return (
    <div className={props.className}>
      <Faces className="mb-3" />
      <p className={`${lineLook} border-t py-2.5`}>
        <Icon name="clock" className="mt-0.5 text-orchard" />
        {props.reply ?? `We reply within ${replyWithinHours} hours on working days.`}
      </p>
    </div>
  );
}

function Term({ children }: { children: ReactNode }) {
  return (
    <li className={`${lineLook} py-2.5`}>
      <Icon name="check" className="mt-0.5 text-orchard" />
      <span>{children}</span>
    </li>
  );
}

/** Terms of an order, what the studio declines, and in wide windows ways to reach it. */
export async function OrderTerms({ declines }: Pick<LeadCaptureProps, 'declines'>) {
  const { email, phone, whatsapp, isContactSample } = await getSiteIdentity();
  return (
    <ul className="max-lg:border-t max-lg:border-rule">
      <Term>
        <PaymentLine />
      </Term>
      <Term>
        <TermsLine />
      </Term>
      {declines ? (
        <li className={`${lineLook} py-2.5 text-muted`}>
          <Icon name="close" className="mt-0.5" />
          {declines}
        </li>
      ) : null}
      {/* On a phone the button above and the foot of the page have them. */}
      <li className={`${lineLook} py-0.5 max-lg:hidden`}>
        <Icon name="mail" className="mt-3 text-orchard" />
        <ContactLinks
          email={email}
          phone={phone}
          chat={whatsapp && whatsappHref(whatsapp)}
          isSample={isContactSample}
        />
      </li>
    </ul>
  );
}

interface ContactLinksProps {
  email: string;
  phone: string | null;
  /** Address that opens WhatsApp. */
  chat: string | null;
  isSample: boolean;
}

function ContactLinks({ email, phone, chat, isSample }: ContactLinksProps) {
  return (
    <span className="flex min-w-0 flex-wrap gap-x-6">
      <a href={`mailto:${email}`} className="touch flex items-center break-all">
        {email}
      </a>
      {phone ? (
        <a href={phoneHref(phone)} className="touch flex items-center font-mono">
          {phone}
          {isSample ? ' (sample)' : null}
        </a>
      ) : null}
      {chat ? (
        <a href={chat} className="touch flex items-center">
          WhatsApp
        </a>
      ) : null}
    </span>
  );
}

/** The enquiry section as placed by staff. */
export function LeadCaptureSection({ block, path }: { block: LeadCaptureBlock; path: string }) {
  const { eyebrow, heading, intro, reply, declines } = block;
  return <LeadCapture {...{ eyebrow, heading, intro, reply, declines, path }} />;
}
