import { type FocusEvent, useState } from 'react';
import { Input, type InputProps } from './Field';

/** Common in the UK, and real ones a letter away. Shorter domains resemble too many firms' own. */
const knownDomains = [
  ...['gmail.com', 'googlemail.com', 'ymail.com', 'mail.com', 'email.com', 'icloud.com'],
  ...['hotmail.com', 'hotmail.co.uk', 'outlook.com', 'live.co.uk', 'yahoo.com', 'yahoo.co.uk'],
  ...['btinternet.com', 'virginmedia.com', 'talktalk.net', 'ntlworld.com', 'blueyonder.co.uk'],
];

/** An e-mail field that asks about a domain up to two letters off a known one. */
export function EmailInput({ onBlur, ...props }: InputProps) {
  const [hint, setHint] = useState<{ field: HTMLInputElement; corrected: string } | null>(null);

  const look = async (field: HTMLInputElement) => {
    const { default: emailMisspelled } = await import('email-misspelled');
    const [nearest] = emailMisspelled({ domains: knownDomains, maxMisspelled: 2 })(field.value);
    setHint(nearest ? { field, corrected: nearest.corrected } : null);
  };
  const correct = ({ field, corrected }: NonNullable<typeof hint>) => {
    // Set on the prototype, because React ignores what is set on the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      corrected,
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
    setHint(null);
  };

  return (
    <Input
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        onBlur?.(event);
        // The form works without the hint.
        look(event.currentTarget).catch(() => {});
      }}
      help={
        <span role="status">
          {hint ? (
            <>
              Did you mean{' '}
              <button type="button" onClick={() => correct(hint)} className="underline">
                {hint.corrected}
              </button>
              ?
            </>
          ) : null}
        </span>
      }
    />
  );
}
