'use client';

import { Button, toast, useRouteCache } from '@payloadcms/ui';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { formatPence } from '@/domain/pricing/money';
import type { ChangeablePrice, PricedCollection } from '@/domain/pricing/price-change';
import {
  isSameSpan,
  parsePercent,
  percentLimits,
  type RoundingStep,
  raiseSpan,
  roundingSteps,
} from '@/domain/pricing/raise-price';
import { type PreviewRow, PricePreview } from './PricePreview';
import { loadPrices, savePrices } from './price-change-api';

interface Props {
  collection: PricedCollection;
  /** What one of them is called. */
  label: string;
  /** Rows ticked in the list behind; none stands for all. */
  chosenInList: readonly number[];
  onDone: () => void;
}

const inWords = (count: number) => (count === 1 ? '1 new price' : `${count} new prices`);

/** The published prices as the server has them, and a way to ask once more. */
function usePrices(collection: PricedCollection, onProblem: (message: string) => void) {
  const [prices, setPrices] = useState<ChangeablePrice[] | null>(null);
  const load = useCallback(async () => {
    try {
      setPrices(await loadPrices(collection));
    } catch (error) {
      onProblem((error as Error).message);
    }
  }, [collection, onProblem]);
  useEffect(() => {
    void load();
  }, [load]);
  return { prices, reload: load };
}

/** Percentage, rounding and a look at every new price before anything is saved. */
export function PriceChangeForm({ collection, label, chosenInList, onDone }: Props) {
  const id = useId();
  const { clearRouteCache } = useRouteCache();
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<RoundingStep>(roundingSteps[0]);
  const [ownChoice, setOwnChoice] = useState<ReadonlySet<number> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const { prices, reload } = usePrices(collection, setProblem);

  const all = (prices ?? []).map((price) => price.id);
  // What is ticked in the list behind is where the choice starts from.
  const chosen = ownChoice ?? new Set(chosenInList.length > 0 ? chosenInList : all);
  const percent = parsePercent(typed);
  const rows: PreviewRow[] = (prices ?? []).map((price) => ({
    price,
    raised: percent === null ? null : raiseSpan(price, percent, step),
    isChosen: chosen.has(price.id),
  }));
  const changing = rows.filter(
    ({ price, raised, isChosen }) => isChosen && raised && !isSameSpan(price, raised),
  );

  function toggle(price: number) {
    const next = new Set(chosen);
    if (!next.delete(price)) next.add(price);
    setOwnChoice(next);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (percent === null || changing.length === 0 || isSaving) return;
    setIsSaving(true);
    setProblem('');
    try {
      const seen = changing.map(({ price }) => price);
      const { changed } = await savePrices(collection, percent, step, seen);
      toast.success(`${inWords(changed)} saved. The site shows them from the next view on.`);
      clearRouteCache();
      onDone();
    } catch (error) {
      setProblem((error as Error).message);
      await reload();
      setIsSaving(false);
    }
  }

  const isWrong = typed.trim() !== '' && percent === null;
  return (
    <form className="change-prices__form" onSubmit={save} noValidate>
      <p>
        Changes all ticked prices by the same percentage, up or down. You see every new price below;
        nothing is saved before you press the button. What has no published price is not listed.
      </p>
      <div className="change-prices__settings">
        <div>
          <label htmlFor={`${id}-percent`}>Per cent</label>
          <input
            id={`${id}-percent`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="5"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={`${id}-percent-help`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p id={`${id}-percent-help`} className={isWrong ? 'change-prices__problem' : ''}>
            {isWrong
              ? `Enter a number from ${percentLimits.min} to ${percentLimits.max}, e.g. 5 or 2.5.`
              : '5 makes prices dearer, -5 cheaper.'}
          </p>
        </div>
        <div>
          <label htmlFor={`${id}-step`}>Round to</label>
          <select
            id={`${id}-step`}
            value={step}
            onChange={({ target }) => setStep(Number(target.value) as RoundingStep)}
          >
            {roundingSteps.map((pence) => (
              <option key={pence} value={pence}>
                {formatPence(pence)}
              </option>
            ))}
          </select>
          <p>The nearest multiple; halves go up.</p>
        </div>
      </div>
      {prices && (
        <PricePreview
          label={label}
          rows={rows}
          onToggle={toggle}
          onToggleAll={(isChosen) => setOwnChoice(new Set(isChosen ? all : []))}
        />
      )}
      {!prices && !problem && <p>Reading the prices …</p>}
      {problem && (
        <p className="change-prices__problem" role="alert">
          {problem}
        </p>
      )}
      <div className="change-prices__actions">
        <Button type="submit" disabled={changing.length === 0 || isSaving} margin={false}>
          {isSaving ? 'Saving …' : `Save ${inWords(changing.length)}`}
        </Button>
        <Button buttonStyle="secondary" onClick={onDone} margin={false}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
