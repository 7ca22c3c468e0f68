import type { CallToActionBlock } from '@/payload-types';
import type { CallToActionProps } from './CallToAction';

/** The block's own texts. */
export function loadCallToAction(block: CallToActionBlock): CallToActionProps {
  const { label, href } = block.secondary ?? {};
  return {
    title: block.title,
    description: block.description || null,
    buttonText: block.buttonText,
    buttonHref: block.buttonLink,
    secondary: label && href ? { label, href } : null,
    variant: block.variant,
  };
}
