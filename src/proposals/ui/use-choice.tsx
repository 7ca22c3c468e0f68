'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { FrozenLine } from '../rules/frozen';
import {
  isChoiceName,
  knownChoice,
  type ProposalTotals,
  proposalTotals,
  writeChoice,
} from '../rules/offer';

interface Choice {
  lines: readonly FrozenLine[];
  chosen: readonly string[];
  totals: ProposalTotals;
  toggle: (id: string) => void;
  /** Takes over boxes that were ticked before this script loaded. */
  choose: (ids: readonly string[]) => void;
}

const ChoiceContext = createContext<Choice | null>(null);

export interface ChoiceProviderProps {
  lines: readonly FrozenLine[];
  depositPercent: number;
  initial: readonly string[];
  children: ReactNode;
}

/** Writes the choice to the address, so that a reload and a print keep it. */
function writeAddress(chosen: readonly string[]): void {
  const address = new URL(window.location.href);
  const rest = [...address.searchParams].filter(([name]) => !isChoiceName(name));
  address.search = [new URLSearchParams(rest).toString(), writeChoice(chosen)]
    .filter(Boolean)
    .join('&');
  window.history.replaceState(null, '', address);
}

export function ChoiceProvider({ lines, depositPercent, initial, children }: ChoiceProviderProps) {
  const [chosen, setChosen] = useState(initial);
  const choice = useMemo<Choice>(() => {
    const choose = (ids: readonly string[]) => {
      const known = knownChoice(lines, ids);
      setChosen(known);
      writeAddress(known);
    };
    return {
      lines,
      chosen,
      totals: proposalTotals(lines, chosen, depositPercent),
      toggle: (id) => {
        const others = chosen.filter((one) => one !== id);
        choose(others.length < chosen.length ? others : [...chosen, id]);
      },
      choose,
    };
  }, [lines, chosen, depositPercent]);
  return <ChoiceContext value={choice}>{children}</ChoiceContext>;
}

export function useChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('A choice needs its provider.');
  return choice;
}
