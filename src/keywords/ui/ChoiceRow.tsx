import type { ReactNode } from 'react';

export interface ChoiceRowProps {
  /** Of the tick. */
  value: string;
  name: string;
  /** Beside the name: what belongs to it. */
  about: ReactNode;
  /** The page that answers it. */
  page: ReactNode;
}

/** A proposal with its tick; the whole row is the target. */
export function ChoiceRow({ value, name, about, page }: ChoiceRowProps) {
  return (
    <li className="border-b border-rule">
      <label className="touch flex cursor-pointer items-start gap-3 py-2.5 text-small hover:bg-mist">
        <input
          type="checkbox"
          name="choice"
          value={value}
          defaultChecked
          className="mt-0.5 size-5 flex-none accent-orchard"
        />
        <span className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 lg:grid-cols-[5fr_4fr_3fr]">
          <span className="font-semibold">{name}</span>
          <span className="text-muted">{about}</span>
          <span className="min-w-0">{page}</span>
        </span>
      </label>
    </li>
  );
}
