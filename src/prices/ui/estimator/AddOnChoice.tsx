import { useId } from 'react';
import { Checkbox } from '@/design/ui/Checkbox';
import type { EstimatorAddOn, EstimatorConfig, EstimatorType } from '../../rules/estimator-config';
import { formatPence } from '../../rules/money';
import { addOnStateOf } from '../../rules/selection';

export interface AddOnChoiceProps {
  config: EstimatorConfig;
  type: EstimatorType;
  ticked: readonly string[];
  onToggle: (key: string) => void;
}

/** Extras to tick; what is part of the project is ticked for good, what doesn’t go with it says why. */
export function AddOnChoice({ config, type, ticked, onToggle }: AddOnChoiceProps) {
  const id = useId();
  if (config.addOns.length === 0) return null;
  return (
    <fieldset className="mt-7 noscript:[&_input]:hidden">
      <legend className="pb-2 font-display text-h4 font-[640]">Anything else?</legend>
      <ul className="border-t border-rule">
        {config.addOns.map((item) => (
          <li key={item.key} className="border-b border-rule">
            <Checkbox
              id={`${id}-${item.key}`}
              name="add-ons"
              value={item.key}
              onChange={() => onToggle(item.key)}
              className="py-1 [&>div]:-mt-2 [&>div]:min-h-0 [&>div]:pb-2 scripting:[&>div]:ps-8"
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
