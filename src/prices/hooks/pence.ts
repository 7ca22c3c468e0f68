import type { NumberField } from 'payload';

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
