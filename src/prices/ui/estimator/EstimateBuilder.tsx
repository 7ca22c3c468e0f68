'use client';

import { useId, useRef } from 'react';
import { Checkbox } from '@/design/ui/Checkbox';
import { classNames } from '@/design/ui/class-names';
import { controlLook, describedBy, FieldMessage } from '@/design/ui/Field';
import { RadioGroup } from '@/design/ui/RadioGroup';
import { useTypedNumber } from '@/design/ui/RangeField';
import { ReceiptBar } from '@/design/ui/Receipt';
import { addOnStateOf, clampPages, findType, pagesInWords } from '../../rules/estimate';
import type { EstimatorAddOn, EstimatorConfig, EstimatorType } from '../../rules/estimator-config';
import { formatPence } from '../../rules/money';
import { EstimateReceipt } from './EstimateReceipt';
import { useEstimate } from './use-estimate';

interface PageChoiceProps {
  config: EstimatorConfig;
  type: EstimatorType;
  pages: number;
  onChange: (pages: number) => void;
}

function ruleOf({ includedPages, extraPagePence }: EstimatorConfig): string {
  const included = includedPages === 1 ? 'The first is' : `The first ${includedPages} are`;
  return `${included} included, each further page is ${formatPence(extraPagePence)}.`;
}

/** Number of pages, by slider or typed. */
function PageChoice({ config, type, pages, onChange }: PageChoiceProps) {
  const id = useId();
  const { maxPages } = type;
  const most = pages === maxPages ? ` More than ${maxPages} pages are a custom project.` : '';
  const help = ruleOf(config) + most;
  const { text, isWrong, ...typing } = useTypedNumber(pages, onChange, (number) =>
    clampPages(config, type, number),
  );
  const error = isWrong ? { error: `Choose from 1 to ${maxPages} pages.` } : {};
  if (maxPages === 1) {
    return <p className="mt-6 text-small text-muted">{type.label}: one page.</p>;
  }

  return (
    <fieldset className="mt-6">
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
          onChange={typing.slide}
          className="touch min-w-0 flex-1 cursor-pointer accent-orchard"
        />
        <input
          type="number"
          name="pages"
          min={1}
          max={maxPages}
          step={1}
          inputMode="numeric"
          value={text}
          aria-label="Pages, typed"
          aria-invalid={error.error ? true : undefined}
          aria-describedby={describedBy(id, { help, ...error })}
          {...typing.field}
          className={classNames(controlLook, 'min-h-12.5 max-w-24 text-center font-mono')}
        />
      </div>
      <div aria-live="polite">
        <FieldMessage id={id} help={help} {...error} />
      </div>
    </fieldset>
  );
}

interface AddOnChoiceProps {
  config: EstimatorConfig;
  type: EstimatorType;
  ticked: readonly string[];
  onToggle: (key: string) => void;
}

/** Add-ons to tick. Included ones are fixed, and unavailable ones state the reason. */
function AddOnChoice({ config, type, ticked, onToggle }: AddOnChoiceProps) {
  const id = useId();
  if (config.addOns.length === 0) return null;
  return (
    <fieldset className="mt-7 noscript:[&_input]:hidden">
      <legend className="pb-2 font-display text-h4 font-[640]">Anything else?</legend>
      <ul className="grid gap-x-6 border-t border-rule sm:grid-cols-2">
        {config.addOns.map((item) => (
          <li key={item.key} className="border-b border-rule">
            <Checkbox
              id={`${id}-${item.key}`}
              name="add-ons"
              value={item.key}
              onChange={() => onToggle(item.key)}
              className="[&>div]:-mt-2 [&>div]:min-h-0 [&>div]:pb-2 scripting:not-has-checked:not-has-disabled:[&>div]:hidden scripting:[&>div]:ps-8"
              {...choiceOf(item, type, ticked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function choiceOf(item: EstimatorAddOn, type: EstimatorType, ticked: readonly string[]) {
  const { key, name, description, pricePence } = item;
  const state = addOnStateOf(type, key);
  const cost = `+${formatPence(pricePence)}`;
  switch (state.kind) {
    case 'free':
      return { label: name, help: description, trailing: cost, checked: ticked.includes(key) };
    case 'included':
      return {
        label: `${name} (Included)`,
        help: description,
        trailing: `+${formatPence(0)}`,
        checked: true,
        disabled: true,
      };
    case 'unavailable':
      return {
        label: `${name} (Not available)`,
        help: state.reason,
        trailing: cost,
        checked: false,
        disabled: true,
      };
  }
}

interface EstimateBuilderProps {
  config: EstimatorConfig;
  quoteHref: string;
  /** Name of the section in links. */
  anchor: string | null;
}

/** Website estimate from three questions; the address holds the selection. */
export function EstimateBuilder({ config, quoteHref, anchor }: EstimateBuilderProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const state = useEstimate(config, anchor, form);
  const { selection, estimate, choose } = state;
  const type = findType(config, selection.type);
  const receipt = `${id}-receipt`;

  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-9 lg:grid-cols-12 lg:items-start">
      <form
        ref={form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="max-lg:[&_input]:scroll-mt-18 lg:col-span-7 print-hidden"
      >
        <ReceiptBar
          receipt={receipt}
          title={estimate.headline}
          total={formatPence(estimate.totalPence)}
          className="text-h3"
        />
        <RadioGroup
          legend="What are we building?"
          name="type"
          value={selection.type}
          options={config.types.map(({ key, label, basePence }) => ({
            value: key,
            label,
            trailing: formatPence(basePence),
          }))}
          help={type.description}
          onChange={(event) => choose({ type: event.target.value })}
          className="max-sm:[&>div:last-child]:min-h-13 noscript:[&_input]:hidden"
        />
        <PageChoice
          config={config}
          type={type}
          pages={selection.pages}
          onChange={(pages) => choose({ pages })}
        />
        <AddOnChoice
          config={config}
          type={type}
          ticked={selection.addOns}
          onToggle={state.toggleAddOn}
        />
      </form>
      <EstimateReceipt
        id={receipt}
        config={config}
        state={state}
        quoteHref={quoteHref}
        className="lg:col-span-5 lg:[@media(min-height:46rem)]:sticky lg:top-24"
      />
    </div>
  );
}
