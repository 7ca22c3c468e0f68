'use client';

import { Button, toast } from '@payloadcms/ui';
import type { FieldDifference } from '@/content/rules/differences';

interface Props {
  words: string;
  /** What the form holds that is not stored; null while it is read. */
  kept: readonly FieldDifference[] | null;
  /** When the form was saved last, in words. */
  since: string;
  choose?: (() => void) | undefined;
  takeOver?: (() => void) | undefined;
  showNewest?: (() => void) | undefined;
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Copied.');
  } catch {
    toast.error('It could not be copied. Select the text, and copy it with the keyboard.');
  }
}

/** Above a form that is frozen: why, since when, and what was typed and not saved. */
export function EditingNotice({ words, kept, since, choose, takeOver, showNewest }: Props) {
  return (
    <section className="editing-notice" aria-label="Others who edit this">
      <p role="alert" className="editing-notice__words">
        {words}
      </p>
      {kept && kept.length > 0 ? (
        <details className="editing-notice__kept" open>
          <summary>What you typed since {since} is not saved. It is kept here.</summary>
          <dl>
            {kept.map(({ name, label, yours }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <pre>{yours || 'empty'}</pre>
                  <Button
                    buttonStyle="secondary"
                    size="small"
                    margin={false}
                    aria-label={`Copy ${label}`}
                    onClick={() => copy(yours)}
                  >
                    Copy
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
      {kept?.length === 0 ? <p>Everything you typed is saved.</p> : null}
      <div className="editing-notice__actions">
        {choose ? (
          <Button margin={false} onClick={choose}>
            Choose what stays
          </Button>
        ) : null}
        {takeOver ? (
          <Button buttonStyle="secondary" margin={false} onClick={takeOver}>
            Take it over again
          </Button>
        ) : null}
        {showNewest ? (
          <Button buttonStyle="secondary" margin={false} onClick={showNewest}>
            Show the newest version
          </Button>
        ) : null}
      </div>
    </section>
  );
}
