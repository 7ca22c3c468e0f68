import { type ControlProps, divideProps, Field } from './Field';

export type InputProps = ControlProps<'input'>;

/** One line of text. */
export function Input(props: InputProps) {
  const { field, control } = divideProps(props, 'min-h-12.5');
  return (
    <Field {...field}>
      <input {...control} />
    </Field>
  );
}

/** Several lines of text; grows with its content in supporting browsers. */
export function Textarea(props: ControlProps<'textarea'>) {
  const { field, control } = divideProps(props, 'field-sizing-content max-h-96 min-h-33 py-3');
  return (
    <Field {...field}>
      <textarea {...control} />
    </Field>
  );
}
