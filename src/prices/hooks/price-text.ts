import type { PayloadRequest, TextareaField, TextField } from 'payload';
import { validatePriceTokens } from './validate-price-tokens';

interface PriceTextOptions {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  maxLength?: number;
  rows?: number;
}

function validator({ required, maxLength, label }: PriceTextOptions) {
  return async (value: unknown, { req }: { req: PayloadRequest }): Promise<string | true> => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (required && text === '') return `${label} is needed.`;
    if (maxLength && text.length > maxLength) {
      return `Keep this to ${maxLength} characters; it has ${text.length}.`;
    }
    return validatePriceTokens(text, req);
  };
}

function admin({ description }: PriceTextOptions) {
  return {
    components: { afterInput: ['@/prices/office/InsertPriceToken#InsertPriceToken'] },
    ...(description ? { description } : {}),
  };
}

/** A line of text that may hold price tokens. `maxLength` counts the text as typed. */
export function priceTextField(options: PriceTextOptions): TextField {
  return {
    name: options.name,
    type: 'text',
    label: options.label,
    required: options.required ?? false,
    validate: validator(options) as TextField['validate'],
    admin: admin(options),
  } as TextField;
}

/** A paragraph of text that may hold price tokens. */
export function priceTextareaField(options: PriceTextOptions): TextareaField {
  return {
    name: options.name,
    type: 'textarea',
    label: options.label,
    required: options.required ?? false,
    validate: validator(options) as TextareaField['validate'],
    admin: { ...admin(options), rows: options.rows ?? 3 },
  } as TextareaField;
}
