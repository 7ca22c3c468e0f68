import { Checkbox } from '@/design/ui/Checkbox';
import { Input } from '@/design/ui/Input';
import { RadioGroup } from '@/design/ui/RadioGroup';
import { Textarea } from '@/design/ui/Textarea';
import type { LinkView } from '@/design/view-models';
import { formatPence } from '@/prices/rules/money';
import type { OrderKind } from '@/scans/rules/statuses';
import { acceptWords, type OrderFieldName, orderLabel, orderLimits } from '../../rules/order';
import { enquiryLimits } from '../../rules/schema';

export interface OrderFieldsProps {
  formId: string;
  offers: readonly { kind: OrderKind; pricePence: number }[];
  terms: string;
  /** Pages that the terms refer to. */
  policies: readonly LinkView[];
  /** The page whose scan goes along; null when its address is asked for. */
  scanned: string | null;
  initial: Partial<Record<string, string>>;
  messages: Partial<Record<OrderFieldName, string>>;
}

/** Id of a control: the same on every view, so that errors find it. */
export function orderFieldId(formId: string, name: OrderFieldName): string {
  return `${formId}-${name}`;
}

/** What is ordered, by whom and on which terms, in the order in which people answer it. */
export function OrderFields(props: OrderFieldsProps) {
  const { formId, offers, terms, policies, scanned, initial, messages } = props;
  const field = (name: OrderFieldName) => {
    const error = messages[name];
    return { name, id: orderFieldId(formId, name), ...(error ? { error } : {}) };
  };
  const text = (name: OrderFieldName) => ({ ...field(name), defaultValue: initial[name] ?? '' });
  return (
    <>
      <RadioGroup
        legend="What would you like?"
        name="kind"
        options={offers.map(({ kind, pricePence }) => ({
          value: kind,
          label: orderLabel(kind),
          trailing: formatPence(pricePence),
        }))}
        defaultValue={initial.kind ?? offers[0]?.kind}
        error={messages.kind}
        className="mb-6 sm:col-span-2"
      />
      <Input
        {...text('name')}
        label="Name"
        autoComplete="name"
        required
        minLength={2}
        maxLength={enquiryLimits.name}
      />
      <Input
        {...text('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={enquiryLimits.email}
      />
      {scanned ? (
        <p className="mb-6 border-y border-rule py-3 text-small sm:col-span-2">
          <span className="block font-semibold">This report goes along</span>
          <span className="font-mono text-label text-muted wrap-anywhere">{scanned}</span>
        </p>
      ) : (
        <Input
          {...text('site')}
          label="Website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="your-business.co.uk"
          required
          maxLength={orderLimits.site}
          fieldClassName="sm:col-span-2"
        />
      )}
      <Textarea
        {...text('message')}
        label="Anything we should know"
        optional
        maxLength={orderLimits.message}
        fieldClassName="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <h3 className="text-small font-semibold">Terms</h3>
        <p className="mt-1.5 border-s-3 border-rule ps-4 text-small text-muted">{terms}</p>
        {policies.length > 0 ? (
          <ul className="mt-1 flex flex-wrap gap-x-5 text-small">
            {policies.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener" className="touch flex items-center">
                  {label}
                  <span className="sr-only">, opens in a new tab</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <Checkbox
          {...field('terms')}
          value="yes"
          label={acceptWords}
          defaultChecked={initial.terms === 'yes'}
          required
          className="mt-2"
        />
      </div>
    </>
  );
}
