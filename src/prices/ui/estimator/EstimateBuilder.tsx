'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useId, useRef } from 'react';
import { RadioGroup } from '@/design/ui/RadioGroup';
import type { EstimatorConfig } from '../../rules/estimator-config';
import { formatPence } from '../../rules/money';
import { findType } from '../../rules/selection';
import { AddOnChoice } from './AddOnChoice';
import { EstimateReceipt } from './EstimateReceipt';
import { PageChoice } from './PageChoice';
import { TotalBar } from './TotalBar';
import { useEstimate } from './use-estimate';

export interface EstimateBuilderProps {
  config: EstimatorConfig;
  /** Where an accurate quote is asked for. */
  quoteHref: string;
  /** Name of the section in links. */
  anchor: string | null;
}

/** Says when a link led to this page with another estimate: the router reports no such change. */
function FollowRouter({ onChange }: { onChange: () => void }) {
  const search = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is told once
  useEffect(onChange, [search]);
  return null;
}

/** What a website costs, from three questions; the choice stands in the address. */
export function EstimateBuilder({ config, quoteHref, anchor }: EstimateBuilderProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const state = useEstimate(config, anchor, form);
  const { selection, estimate, choose } = state;
  const type = findType(config, selection.type);
  const receipt = `${id}-receipt`;

  return (
    <div className="grid grid-cols-1 gap-x-18 gap-y-9 lg:grid-cols-12 lg:items-start">
      <Suspense>
        <FollowRouter onChange={state.followAddress} />
      </Suspense>
      <form
        ref={form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="max-lg:[&_input]:scroll-mt-18 lg:col-span-7"
      >
        <TotalBar estimate={estimate} receipt={receipt} />
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
