'use client';

import { Button as PayloadButton, toast, useRouteCache } from '@payloadcms/ui';
import {
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { askAsStaff } from '@/platform/ask-as-staff';
import { Problem } from './pieces';

/** Runs one server request at a time and keeps the error of a failed one. */
export function useAttempt() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** Returns whether the work was done; it throws with words for staff. */
  const attempt = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setProblem('');
    try {
      await work();
      return true;
    } catch (error) {
      setProblem((error as Error).message);
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }, []);
  return { attempt, isBusy, problem };
}

interface ButtonProps extends ComponentProps<typeof PayloadButton> {
  isBusy?: boolean;
  busyLabel?: string;
}

/** Payload's button without its margins, with a busy state. */
export function Button({
  isBusy = false,
  busyLabel = 'One moment …',
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <PayloadButton {...rest} margin={false} disabled={isBusy || disabled}>
      {isBusy ? busyLabel : children}
    </PayloadButton>
  );
}

interface AskButtonProps {
  path: `/api/${string}`;
  done: string;
  label: string;
  /** Accessible name, if the label alone is unclear. */
  spoken?: string;
  isSmall?: boolean;
}

/** A button that makes one server request and then reloads the page's data. */
export function AskButton({ path, done, label, spoken, isSmall }: AskButtonProps) {
  const { clearRouteCache } = useRouteCache();
  const { attempt, isBusy, problem } = useAttempt();
  async function ask() {
    await askAsStaff(path);
    toast.success(done);
    clearRouteCache();
  }
  return (
    <>
      <Button
        buttonStyle="secondary"
        size={isSmall ? 'small' : 'medium'}
        isBusy={isBusy}
        onClick={() => void attempt(ask)}
        {...(spoken ? { 'aria-label': spoken } : {})}
      >
        {label}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  help?: ReactNode;
  rows?: number;
  onText?: (text: string) => void;
  /** Handles the return key, which would otherwise save Payload's surrounding form. */
  onEnter?: () => void;
}

/** A field outside the document's form data. */
export function TextField({ label, help, rows, onText, onEnter, ...rest }: TextFieldProps) {
  const id = useId();
  const control = {
    ...rest,
    id,
    ...(help ? { 'aria-describedby': `${id}-help` } : {}),
    onChange: ({ target }: { target: { value: string } }) => onText?.(target.value),
  };
  return (
    <div className="office-field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...(control as object)} rows={rows} />
      ) : (
        <input
          {...control}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onEnter) return;
            event.preventDefault();
            onEnter();
          }}
        />
      )}
      {help ? <p id={`${id}-help`}>{help}</p> : null}
    </div>
  );
}

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  type?: 'checkbox' | 'radio';
  onChoose?: (isChosen: boolean) => void;
  children: ReactNode;
}

/** A labelled tick box or radio button. */
export function Choice({ type = 'checkbox', onChoose, children, ...rest }: ChoiceProps) {
  return (
    <label className="office-choice">
      <input {...rest} type={type} onChange={({ target }) => onChoose?.(target.checked)} />
      {children}
    </label>
  );
}

interface DialogProps {
  title: string;
  close?: string;
  onClose: () => void;
  actions?: ReactNode;
  problem?: ReactNode;
  /** Space for two texts side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** A confirmation dialog, mounted while open, outside the document's form: Enter must not save. */
export function Dialog(props: DialogProps) {
  const { title, close = 'Cancel', onClose, actions, problem, isWide, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="office-dialog"
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <Problem>{problem}</Problem>
      <div className="office-actions">
        {actions}
        <Button buttonStyle="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

/** Copies a text and confirms it, or explains how to copy by hand. */
export async function copyText(
  text: string,
  done = 'Copied.',
  failed = 'It could not be copied. Select the text, and copy it with the keyboard.',
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error(failed);
  }
}
