'use client';

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  ReactSelect,
  useField,
  useFormFields,
} from '@payloadcms/ui';
import type {
  DefaultCellComponentProps,
  NumberFieldClientComponent,
  TextFieldClientComponent,
} from 'payload';
import { useEffect, useState } from 'react';
import { readAsStaff } from '@/platform/ask-as-staff';
import { formatPence, parsePounds, toPoundsInput } from '../rules/money';
import type { PriceTokenOption } from '../rules/price-tokens';

/** Stands for incomplete input: a fraction of a penny, which the server refuses with a message. */
const notAnAmount = 0.5;

function toPence(typed: string): number | null {
  return typed.trim() === '' ? null : (parsePounds(typed) ?? notAnAmount);
}

/** A field for pounds, stored as pence. */
export const PenceField: NumberFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<number | null>({
    potentiallyStalePath: givenPath,
  });
  const [text, setText] = useState(toPoundsInput(value));

  // Shows values set elsewhere (restored version, bulk edit), but keeps incomplete input.
  useEffect(() => {
    setText((typed) => (toPence(typed) === (value ?? null) ? typed : toPoundsInput(value)));
  }, [value]);

  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={`field-type number${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          className="price-field"
          inputMode="decimal"
          placeholder="£"
          disabled={readOnly || disabled}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setValue(toPence(target.value));
          }}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};

/** A list cell with an amount in pounds. */
export function PenceCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? formatPence(cellData) : '–'}</span>;
}

// One request serves all pickers of a page; after a failure, the next picker retries.
let request: Promise<PriceTokenOption[]> | null = null;

async function load(): Promise<PriceTokenOption[]> {
  const { options } = await readAsStaff<{ options: PriceTokenOption[] }>('/api/price-tokens');
  return options;
}

/** Live figures available in texts; empty while loading. */
function usePriceTokens(): PriceTokenOption[] {
  const [options, setOptions] = useState<PriceTokenOption[]>([]);
  useEffect(() => {
    let gone = false;
    request ??= load();
    request.then(
      (loaded) => {
        if (!gone) setOptions(loaded);
      },
      () => {
        request = null;
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return options;
}

function PriceTokenSelect({
  id,
  value,
  onPick,
}: {
  id?: string;
  value?: string | undefined;
  onPick: (token: string) => void;
}) {
  const tokens = usePriceTokens();
  const options = tokens.map((token) => ({
    value: token.value,
    label: `${token.label}: ${token.figure}`,
  }));
  const chosen = options.find((option) => option.value === value);
  return (
    <ReactSelect
      {...(id ? { id } : {})}
      {...(chosen ? { value: chosen } : {})}
      options={options}
      isClearable={false}
      placeholder="Type a name, e.g. Growth"
      onChange={(picked) => {
        if (!Array.isArray(picked) && typeof picked?.value === 'string') onPick(picked.value);
      }}
    />
  );
}

/** Field that picks the live figure of a token. */
export const PriceTokenField: TextFieldClientComponent = ({ field, path: givenPath }) => {
  const { value, setValue, showError, path } = useField<string>({
    potentiallyStalePath: givenPath,
  });
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <PriceTokenSelect value={value} onPick={setValue} />
      </div>
    </div>
  );
};

/** The present figure, shown in the editor in place of the token. */
export function PriceTokenLabel() {
  const token = useFormFields(([fields]) => fields.token?.value as string | undefined);
  const found = usePriceTokens().find(({ value }) => value === token);
  return <span title={found?.label}>{found ? found.figure : (token ?? 'Pick a figure')}</span>;
}

/** Appends a live figure to a text field. */
export function InsertPriceToken({ path: givenPath }: { path?: string }) {
  const { value, setValue } = useField<string>({ potentiallyStalePath: givenPath });
  return (
    <details className="price-token-picker">
      <summary>Insert a live figure</summary>
      <PriceTokenSelect
        onPick={(token) => setValue(`${value ?? ''}${value ? ' ' : ''}{{${token}}}`)}
      />
    </details>
  );
}
