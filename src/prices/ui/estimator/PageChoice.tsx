import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '@/design/ui/class-names';
import { controlLook, describedBy, FieldMessage } from '@/design/ui/Field';
import { pagesInWords } from '../../rules/calculate-estimate';
import type { EstimatorConfig } from '../../rules/estimator-config';
import { formatPence } from '../../rules/money';
import { clampPages } from '../../rules/selection';

export interface PageChoiceProps {
  config: EstimatorConfig;
  pages: number;
  onChange: (pages: number) => void;
}

function ruleOf({ includedPages, extraPagePence }: EstimatorConfig): string {
  const included = includedPages === 1 ? 'The first is' : `The first ${includedPages} are`;
  return `${included} included, each further page is ${formatPence(extraPagePence)}.`;
}

/** How many pages: by slider, or typed. What can’t be is said at once and put right on leaving. */
export function PageChoice({ config, pages, onChange }: PageChoiceProps) {
  const id = useId();
  // What stands in the field while somebody types, possible or not.
  const [typed, setTyped] = useState<string | null>(null);
  const { maxPages } = config;
  const isPossible = (text: string) =>
    text !== '' && clampPages(config, Number(text)) === Number(text);
  const help = ruleOf(config);
  const error =
    typed === null || typed === '' || isPossible(typed)
      ? {}
      : { error: `Choose from 1 to ${maxPages} pages.` };

  function type(text: string): void {
    setTyped(text);
    if (isPossible(text)) onChange(Number(text));
  }

  function settle(): void {
    if (typed) onChange(clampPages(config, Number(typed)));
    setTyped(null);
  }

  return (
    <fieldset className="mt-8">
      <legend className="pb-2 font-display text-h4 font-[640]">How many pages?</legend>
      <div className="flex items-center gap-5 noscript:hidden">
        <input
          type="range"
          name="pages"
          min={1}
          max={maxPages}
          step={1}
          value={pages}
          aria-label="Pages"
          aria-valuetext={pagesInWords(pages)}
          aria-describedby={describedBy(id, { help })}
          onChange={(event) => {
            setTyped(null);
            onChange(Number(event.target.value));
          }}
          className="touch min-w-0 flex-1 cursor-pointer accent-orchard"
        />
        <input
          type="number"
          name="pages"
          min={1}
          max={maxPages}
          step={1}
          inputMode="numeric"
          value={typed ?? pages}
          aria-label="Pages, typed"
          aria-invalid={error.error ? true : undefined}
          aria-describedby={describedBy(id, { help, ...error })}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && settle()}
          className={classNames(controlLook, 'min-h-12.5 max-w-24 text-center font-mono')}
        />
      </div>
      <div aria-live="polite">
        <FieldMessage id={id} help={help} {...error} />
      </div>
    </fieldset>
  );
}
