import type { ReactNode } from 'react';
import { Container } from '@/design/layout/Container';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { FigureText } from '@/design/ui/Figures';
import { Ruler } from '@/design/ui/Ruler';
import type { CallToActionBlock } from '@/payload-types';
import { LeadForm, OrderTerms, WhoReplies } from '../LeadCapture/LeadCapture';

interface CallToActionProps extends Omit<CallToActionBlock, 'hasForm' | 'blockType'> {
  anchor?: string;
  /** The enquiry form, in place of the buttons. */
  form?: ReactNode;
  shared?: boolean;
}

export function CallToAction(props: CallToActionProps) {
  const isCompact = props.variant === 'compact' && !props.form;
  return isCompact ? <CompactCall {...props} /> : <WideCall {...props} />;
}

function WideCall(props: CallToActionProps) {
  const { anchor, title, description, form, shared } = props;
  return (
    <section
      id={anchor}
      data-shared={shared ? '' : undefined}
      className="night on-panel relative bg-panel text-ink print:hidden"
    >
      <Ruler className="absolute inset-x-0 top-0 rotate-180" />
      <Container
        className={`grid grid-cols-1 gap-x-12 gap-y-8 py-section lg:grid-cols-12 ${form ? 'items-start' : 'items-end'}`}
      >
        <div className={form ? 'lg:col-span-5' : 'lg:col-span-7'}>
          <h2 className="text-h2">{title}</h2>
          <FigureText text={description} className="mt-5 max-w-note text-lead text-muted" />
          {form ? (
            <div className="mt-8 max-lg:hidden">
              <WhoReplies />
              <OrderTerms />
            </div>
          ) : null}
        </div>
        {form ? (
          <div id="lead-capture" className="min-w-0 lg:col-span-6 lg:col-start-7">
            {form}
          </div>
        ) : (
          <Buttons {...props} className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end" />
        )}
      </Container>
    </section>
  );
}

function CompactCall(props: CallToActionProps) {
  const { anchor, title, description, shared } = props;
  return (
    <Section id={anchor} shared={shared} className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5 border-y border-ink py-5">
        <div className="max-w-note">
          <h2 className="text-h3">{title}</h2>
          <FigureText text={description} className="mt-1 text-small text-muted" />
        </div>
        <Buttons {...props} className="flex flex-wrap gap-3 max-sm:w-full" />
      </div>
    </Section>
  );
}

function Buttons({
  buttonText,
  buttonLink,
  secondary,
  className,
}: CallToActionProps & { className: string }) {
  const { label, href } = secondary ?? {};
  return (
    <div className={className}>
      <Button href={buttonLink} variant="primary" className="max-sm:w-full">
        {buttonText}
      </Button>
      {label && href ? (
        <Button href={href} variant="line" icon="arrow-right" className="max-sm:w-full">
          {label}
        </Button>
      ) : null}
    </div>
  );
}

/** A call to action as placed by staff, with the enquiry form if they want it. */
export function CallToActionSection({ block, path }: { block: CallToActionBlock; path: string }) {
  return <CallToAction {...block} form={block.hasForm ? <LeadForm path={path} /> : null} />;
}
