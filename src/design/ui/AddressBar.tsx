import { Button } from './Button';
import { classNames } from './class-names';
import { describedBy, FieldMessage } from './Field';

export interface AddressBarProps {
  id: string;
  label: string;
  placeholder: string;
  defaultValue: string;
  isBusy: boolean;
  isWrong: boolean;
  /** What is wrong with the address, shown below it. */
  error?: string | undefined;
  buttonText: string;
  busyLabel: string;
}

/** An address field with its button, styled like a browser's address bar. */
export function AddressBar(props: AddressBarProps) {
  const { id, label, placeholder, defaultValue, isBusy, isWrong, error, buttonText, busyLabel } =
    props;
  return (
    <>
      <label htmlFor={id} className="block pb-2 text-small font-semibold">
        {label}
      </label>
      <div
        className={classNames(
          'grid grid-cols-1 gap-1.5 rounded-control border bg-sheet p-1.5 sm:grid-cols-[minmax(0,1fr)_auto]',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-orchard',
          isWrong ? 'border-danger' : 'border-ink',
        )}
      >
        <input
          id={id}
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2048}
          disabled={isBusy}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy(id, { error })}
          defaultValue={defaultValue}
          placeholder={placeholder}
          className="min-h-13 min-w-0 bg-transparent px-3 font-mono text-body outline-none placeholder:text-muted disabled:text-muted"
        />
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={busyLabel}>
          {buttonText}
        </Button>
      </div>
      <FieldMessage id={id} error={error} />
    </>
  );
}
