import type { CallToActionBlock } from '@/payload-types';
import { LeadForm } from '../LeadCapture/LeadForm';
import type { CallToActionProps } from './CallToAction';

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
