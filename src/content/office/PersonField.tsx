import { SelectField } from '@payloadcms/ui';
import type { TextFieldServerProps } from 'payload';

/** Picks one of the people of the site settings. */
export async function PersonField(props: TextFieldServerProps) {
  const { clientField, path, payload, readOnly = false } = props;
  const { people } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { people: true },
  });
  const options = (people ?? []).map(({ id, name, isSample }) => ({
    value: id ?? name,
    label: isSample ? `${name} (sample)` : name,
  }));
  const { name, label = '', admin } = clientField;
  return (
    <SelectField
      field={{
        name,
        label,
        options,
        admin: {
          description: admin?.description ?? '',
          isClearable: true,
          isSortable: false,
          placeholder: 'The studio',
        },
      }}
      path={path}
      readOnly={readOnly}
    />
  );
}
