import type { NumberField, PayloadRequest, TextareaField, TextField } from 'payload';
import { validatePriceTokens } from './price-tokens';

interface PenceOptions {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  condition?: NonNullable<NumberField['admin']>['condition'];
}

/**
 * Checks an amount.
 *
 * @returns `true`, or the message shown beside the field
 */
export function validatePence(value: number | null | undefined, required = false): string | true {
  if (value === null || value === undefined) return required ? 'Enter an amount.' : true;
  if (!Number.isInteger(value)) return 'Enter pounds and whole pence, e.g. 1200 or 74.50.';
  if (value < 0) return 'An amount can’t be below zero.';
  if (value > 100_000_000) return 'That is more than a million pounds; please check.';
  return true;
}

/** Money: stored as whole pence, typed and shown in pounds. */
export function penceField({
  name,
  label,
  description,
  required,
  condition,
}: PenceOptions): NumberField {
  return {
    name,
    type: 'number',
    label,
    min: 0,
    max: 100_000_000,
    required: required ?? false,
    validate: (value: number | null | undefined) => validatePence(value, required),
    admin: {
      components: {
        Field: '@/prices/office/PenceField#PenceField',
        Cell: '@/prices/office/PenceCell#PenceCell',
      },
      ...(description ? { description } : {}),
      ...(condition ? { condition } : {}),
    },
  } as NumberField;
}

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
