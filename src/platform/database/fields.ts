import type { Field, JSONField } from 'payload';

type Kind =
  | 'text'
  | 'textarea'
  | 'number'
  | 'checkbox'
  | 'date'
  | 'email'
  | 'select'
  | 'relationship'
  | 'json'
  | 'group'
  | 'array';
type FieldOf<Type extends Kind> = Extract<Field, { type: Type }>;

/** Options that Payload keeps under `admin`. */
const formOptions = [
  'components',
  'condition',
  'date',
  'description',
  'hidden',
  'initCollapsed',
  'placeholder',
  'position',
  'readOnly',
  'rows',
  'width',
] as const;

type FormOption = (typeof formOptions)[number];
type AdminOf<Type extends Kind> = NonNullable<FieldOf<Type>['admin']>;

export type FieldOptions<Type extends Kind> = Partial<
  Omit<FieldOf<Type>, 'name' | 'type' | 'label' | 'admin' | 'validate' | FormOption>
> &
  Pick<AdminOf<Type>, FormOption & keyof AdminOf<Type>> & {
    /** `never`: a field may name the types of its value and document. */
    validate?: (value: never, options: never) => string | true | Promise<string | true>;
  };

const fieldOf =
  <Type extends Kind>(type: Type, defaults: object = {}) =>
  (
    name: string,
    label: string,
    options: FieldOptions<Type> = {} as FieldOptions<Type>,
  ): FieldOf<Type> => {
    const entries = Map.groupBy(Object.entries({ ...defaults, ...options }), ([key]) =>
      formOptions.some((option) => option === key),
    );
    const own = Object.fromEntries(entries.get(false) ?? []);
    const admin = Object.fromEntries(entries.get(true) ?? []);
    return { name, type, label, ...own, admin } as unknown as FieldOf<Type>;
  };

/** Fields of a collection: name, label and Payload’s options, without a level for the form’s. */
export const textField = fieldOf('text');
export const textareaField = fieldOf('textarea');
export const emailField = fieldOf('email');
export const numberField = fieldOf('number');
/** Not ticked at first. */
export const checkboxField = fieldOf('checkbox', { defaultValue: false });
export const selectField = fieldOf('select');
export const groupField = fieldOf('group');
export const arrayField = fieldOf('array');
/** A link to documents of one collection, or of several. */
export const relationField = (
  name: string,
  label: string,
  relationTo: FieldOf<'relationship'>['relationTo'],
  options: FieldOptions<'relationship'> = {},
) => fieldOf('relationship')(name, label, { relationTo, ...options });
/** A moment, or a day with `date: dayOnly`. */
export const dateField = fieldOf('date');

/** A day in the UK. */
export const dayOnly = { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } as const;
export const dayAndTime = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy, HH:mm',
} as const;

/** Shows a field once the document has a value of that name. */
export const ifFilled =
  (name: string) =>
  (data: Record<string, unknown> | undefined): boolean =>
    Boolean(data?.[name]);

/** The form shows these fields; only the site writes them. */
export const frozen = { readOnly: true } as const;
export const frozenAside = { readOnly: true, position: 'sidebar' } as const;

/**
 * Payload refuses values of another shape, and `payload-types.ts` names the type for readers.
 * @param type e.g. `import('@/scanner/model/report').ScanReport`
 * @param schema JSON Schema of the parts that readers rely on
 */
export function jsonField(
  name: string,
  label: string,
  type: string,
  schema: NonNullable<JSONField['jsonSchema']>['schema'],
  options: FieldOptions<'json'> = { hidden: true },
): JSONField {
  // Payload requires a name here, but never fetches it when the schema is present.
  const uri = `schema:${type}`;
  return fieldOf('json')(name, label, {
    ...options,
    jsonSchema: { uri, fileMatch: [uri], schema },
    typescriptSchema: [() => ({ tsType: `${type} | null` })],
  });
}
