'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import {
  calculateEstimate,
  hasEstimate,
  normaliseSelection,
  readEstimateQuery,
  type Selection,
  writeEstimateQuery,
} from '../../rules/estimate';
import type { EstimatorConfig } from '../../rules/estimator-config';

/** Browsers limit address changes, so slider steps are delayed by this many milliseconds. */
const restMs = 300;

/** Choices made before this script loaded; of slider and field, the changed one counts. */
function readForm(form: HTMLFormElement, { defaultPages }: EstimatorConfig) {
  const data = new FormData(form);
  const counts = data.getAll('pages').map(Number);
  return {
    type: data.get('type'),
    pages: counts.find((count) => count !== defaultPages),
    addOns: data.getAll('add-ons'),
  };
}

/**
 * The visitor’s choice. What was ticked stays remembered through kinds of project that don’t allow
 * it; the address holds what counts.
 *
 * @param anchor name of the section in links
 */
export function useEstimate(
  config: EstimatorConfig,
  anchor: string | null,
  form: RefObject<HTMLFormElement | null>,
) {
  const [chosen, setChosen] = useState(() => normaliseSelection(config, null));
  const [isTouched, setIsTouched] = useState(false);
  const selection = normaliseSelection(config, chosen);
  const query = writeEstimateQuery(config, selection);

  const writeAddress = useCallback(() => {
    const { pathname, search, hash } = window.location;
    const wanted = readEstimateQuery(config, query);
    const address = pathname + writeEstimateQuery(config, wanted, search);
    window.history.replaceState(null, '', address + (anchor ? `#${anchor}` : hash));
  }, [config, query, anchor]);

  useEffect(() => {
    if (!isTouched) return;
    const resting = setTimeout(writeAddress, restMs);
    return () => clearTimeout(resting);
  }, [isTouched, writeAddress]);

  useEffect(() => {
    const { search } = window.location;
    if (hasEstimate(search)) setChosen(readEstimateQuery(config, search));
    else if (form.current) setChosen(normaliseSelection(config, readForm(form.current, config)));
  }, [config, form]);

  const change = (next: (before: Selection) => Selection) => {
    setIsTouched(true);
    setChosen(next);
  };

  return {
    selection,
    estimate: calculateEstimate(config, selection),
    choose: (part: Partial<Selection>) => change((before) => ({ ...before, ...part })),
    toggleAddOn: (key: string) =>
      change(({ addOns, ...rest }) => ({
        ...rest,
        addOns: addOns.includes(key) ? addOns.filter((item) => item !== key) : [...addOns, key],
      })),
    writeAddress,
    /** Within this site. */
    linkToIt: () => `${window.location.pathname}${query}${anchor ? `#${anchor}` : ''}`,
  };
}

export type EstimateState = ReturnType<typeof useEstimate>;
