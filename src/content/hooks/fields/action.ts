import type { Field } from 'payload';
import { validateHref } from './link';

/** The button of a call to action: its words, its target (specification, section 3), nothing else. */
export const actionRow = (): Field => ({
  type: 'row',
  fields: [
    {
      name: 'buttonText',
      type: 'text',
      label: 'Button',
      required: true,
      defaultValue: 'Get Your Transparent Quote',
      maxLength: 40,
    },
    {
      name: 'buttonLink',
      type: 'text',
      label: 'Button goes to',
      required: true,
      defaultValue: '/#contact',
      validate: validateHref as never,
    },
  ],
});

/** How large a call to action is set. */
export const actionVariant = (): Field => ({
  name: 'variant',
  type: 'select',
  label: 'Size',
  required: true,
  defaultValue: 'default',
  options: [
    { value: 'default', label: 'Full' },
    { value: 'compact', label: 'Compact' },
  ],
});
