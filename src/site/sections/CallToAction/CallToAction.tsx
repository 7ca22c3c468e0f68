import type { ReactNode } from 'react';
import { Container } from '@/design/layout/Container';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { Figures } from '@/design/ui/Figures';
import { Ruler } from '@/design/ui/Ruler';
import type { LinkView } from '@/design/view-models';
import type { CallToActionBlock } from '@/payload-types';
import { LeadForm } from '../LeadCapture/LeadForm';

export interface CallToActionProps {
  /** Name for links to this section. */
  anchor?: string | null;
  title: string;
  description: string | null;
  buttonText: string;
  buttonHref: string;
  secondary: LinkView | null;
  variant: 'default' | 'compact';
  /** The enquiry form, in place of the buttons. */
  form?: ReactNode;
  /** See `Section`. */
  shared?: boolean;
}

/** A single call to action. */
export function CallToAction(props: CallToActionProps) {
  const isCompact = props.variant === 'compact' && !props.form;
  return isCompact ? <CompactCall {...props} /> : <WideCall {...props} />;
}

function WideCall(props: CallToActionProps) {
  const { anchor, title, description, buttonText, buttonHref, secondary, form, shared } = props;
  return (
    <section
      id={anchor ?? undefined}
      data-shared={shared ? '' : undefined}
      className="night on-panel relative bg-panel text-ink print:hidden"
    >
      <Ruler className="absolute inset-x-0 top-0 rotate-180" />
      <Container
        className={`grid grid-cols-1 gap-x-12 gap-y-8 py-section lg:grid-cols-12 ${form ? 'items-start' : 'items-end'}`}
      >
        <div className={form ? 'lg:col-span-5' : 'lg:col-span-7'}>
          <h2 className="text-h2">{title}</h2>
          {description ? (
            <p className="mt-5 max-w-note text-lead text-muted">
              <Figures text={description} />
            </p>
          ) : null}
        </div>
        {form ? (
          <div id="lead-capture" className="min-w-0 lg:col-span-6 lg:col-start-7">
            {form}
          </div>
        ) : (
          <Buttons
            {...{ buttonText, buttonHref, secondary }}
            className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end"
          />
        )}
      </Container>
    </section>
  );
}

function CompactCall(props: CallToActionProps) {
  const { anchor, title, description, buttonText, buttonHref, secondary, shared } = props;
  return (
    <Section id={anchor ?? undefined} shared={shared} className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5 border-y border-ink py-7">
        <div className="max-w-note">
          <h2 className="text-h3">{title}</h2>
          {description ? (
            <p className="mt-1 text-small text-muted">
              <Figures text={description} />
            </p>
          ) : null}
        </div>
        <Buttons
          {...{ buttonText, buttonHref, secondary }}
          className="flex flex-wrap gap-3 max-sm:w-full"
        />
      </div>
    </Section>
  );
}

function Buttons({
  buttonText,
  buttonHref,
  secondary,
  className,
}: Pick<CallToActionProps, 'buttonText' | 'buttonHref' | 'secondary'> & { className: string }) {
  return (
    <div className={className}>
      <Button href={buttonHref} variant="primary" className="max-sm:w-full">
        {buttonText}
      </Button>
      {secondary ? (
        <Button href={secondary.href} variant="line" icon="arrow-right" className="max-sm:w-full">
          {secondary.label}
        </Button>
      ) : null}
    </div>
  );
}

/** The block's own texts, and the enquiry form where staff want it. */
export function loadCallToAction(block: CallToActionBlock, path: string): CallToActionProps {
  const { label, href } = block.secondary ?? {};
  return {
    title: block.title,
    description: block.description || null,
    buttonText: block.buttonText,
    buttonHref: block.buttonLink,
    secondary: label && href ? { label, href } : null,
    variant: block.variant,
    form: block.hasForm ? <LeadForm path={path} /> : null,
  };
}
