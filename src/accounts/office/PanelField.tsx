'use client';

import { type InputHTMLAttributes, useId } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  help?: string;
  value: string;
  onText: (text: string) => void;
  /** The return key: a panel stands within Payload's form, which it would save. */
  onEnter: () => void;
}

/** A field of a panel that stands within the form of a document and is no part of it. */
export function PanelField({ label, help, onText, onEnter, ...rest }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      {help ? (
        <p id={`${id}-help`} className="account__help">
          {help}
        </p>
      ) : null}
    </>
  );
}

interface ProofProps {
  value: string;
  onText: (text: string) => void;
  onEnter: () => void;
}

/** Who asks: not needed right after signing in. */
export function ProofField(props: ProofProps) {
  return (
    <PanelField
      {...props}
      label="Your current password"
      help="Not needed in the first ten minutes after you signed in."
      type="password"
      autoComplete="current-password"
    />
  );
}
