import { Button } from '@/design/ui/Button';
import { Input, Select, type SelectOption } from '@/design/ui/Field';
import { seoDashboardPath } from '@/platform/paths';
import {
  isKeywordFilterActive,
  type KeywordFilter,
  keywordGaps,
  withoutValue,
} from '../rules/keyword-filter';
import type { KeywordGroup, KeywordSummary } from '../rules/keyword-views';
import { keywordIntents } from '../rules/keyword-views';

export interface KeywordFiltersProps {
  filter: KeywordFilter;
  all: KeywordSummary;
}

/** In the order of the alphabet; what has none comes last. */
function optionsOf(
  groups: readonly KeywordGroup[],
  none: string,
  chosen: string | null,
): SelectOption[] {
  const values = groups.flatMap(({ value }) => (value === null ? [] : [value]));
  // An address may name one that is gone.
  if (chosen !== null && chosen !== withoutValue && !values.includes(chosen)) values.push(chosen);
  const options = values
    .toSorted((a, b) => a.localeCompare(b, 'en-GB'))
    .map((value) => ({ value, label: value }));
  const hasNone = groups.some(({ value }) => value === null) || chosen === withoutValue;
  return hasNone ? [...options, { value: withoutValue, label: none }] : options;
}

/** Narrows the list down: a plain form, so that the address says what is shown. */
export function KeywordFilters({ filter, all }: KeywordFiltersProps) {
  const { search, intent, place, topic, gap, page, sort, descending } = filter;
  const order = `${descending ? '-' : ''}${sort}`;
  const any = { placeholder: 'Any' };
  const [places, topics] = [
    optionsOf(all.places, 'No place', place),
    optionsOf(all.topics, 'No topic', topic),
  ];
  const choices = [
    { ...any, name: 'intent', label: 'Intent', value: intent, options: [...keywordIntents] },
    { ...any, name: 'place', label: 'Place', value: place, options: places },
    { ...any, name: 'topic', label: 'Topic', value: topic, options: topics },
    {
      name: 'gap',
      label: 'Only without',
      placeholder: '–',
      value: gap,
      options: [...keywordGaps],
    },
  ];
  return (
    // Without a key, a browser’s own form would keep what the address no longer says.
    <form
      key={JSON.stringify(filter)}
      action={seoDashboardPath}
      className="grid grid-cols-2 gap-x-4 md:grid-cols-3 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
    >
      <Input
        type="search"
        name="q"
        id="keyword-search"
        label="Search"
        defaultValue={search}
        maxLength={120}
        fieldClassName="max-md:col-span-2"
        placeholder="plumber reading"
      />
      {choices.map(({ value, ...choice }) => (
        <Select key={choice.name} {...choice} defaultValue={value ?? ''} />
      ))}
      {page ? <input type="hidden" name="page" value={page} /> : null}
      {order === '-volume' ? null : <input type="hidden" name="sort" value={order} />}
      <div className="flex items-start gap-3 pb-4 max-md:col-span-2 md:pt-7.5 md:pb-0">
        <Button type="submit" size="small" className="min-h-12.5">
          Filter
        </Button>
        {isKeywordFilterActive(filter) ? (
          <Button href={seoDashboardPath} variant="quiet" size="small" className="min-h-12.5">
            Show all
          </Button>
        ) : null}
      </div>
    </form>
  );
}
