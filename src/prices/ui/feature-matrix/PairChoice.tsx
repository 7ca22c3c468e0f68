import { useId } from 'react';
import { Select } from '@/design/ui/Select';

/** Two packages by their places in the list; never one twice. */
export type Pair = readonly [left: number, right: number];

export interface PairChoiceProps {
  packages: { key: string; name: string }[];
  pair: Pair;
  onChoose: (pair: Pair) => void;
}

/** On a phone: which two packages stand beside each other. */
export function PairChoice({ packages, pair: [left, right], onChoose }: PairChoiceProps) {
  const id = useId();
  if (packages.length < 3) return null;
  const options = packages.map(({ name }, place) => ({ value: String(place), label: name }));
  // Whoever chooses the other one's package swaps them.
  return (
    <div className="grid w-full grid-cols-2 gap-3 md:hidden">
      <Select
        id={`${id}-left`}
        name="left"
        label="Compare"
        options={options}
        value={left}
        onChange={({ target }) =>
          onChoose([Number(target.value), Number(target.value) === right ? left : right])
        }
      />
      <Select
        id={`${id}-right`}
        name="right"
        label="with"
        options={options}
        value={right}
        onChange={({ target }) =>
          onChoose([Number(target.value) === left ? right : left, Number(target.value)])
        }
      />
    </div>
  );
}
