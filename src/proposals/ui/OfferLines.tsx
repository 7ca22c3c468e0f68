'use client';

import { Button } from '@/design/ui/Button';
import { Receipt, type ReceiptLine } from '@/design/ui/Receipt';
import { proposalPdfPath } from '@/platform/paths';
import { formatPence } from '@/prices/rules/money';
import type { FrozenLine } from '../rules/frozen';
import {
  acceptFormId,
  chosenLines,
  lineName,
  partIds,
  recountName,
  totalInWords,
  withChoice,
} from '../rules/offer';
import { useChoice } from './use-choice';

export interface OfferLinesProps {
  /** The choice is final: the proposal was accepted or has ended. */
  isFixed: boolean;
  /** The page has an accept form, to which the tick boxes belong. */
  mayAccept: boolean;
}

function amountOf({ amountPence, every }: FrozenLine): string {
  return every === 'month' ? `${formatPence(amountPence)} a month` : formatPence(amountPence);
}

export function OfferLines({ isFixed, mayAccept }: OfferLinesProps) {
  const { lines } = useChoice();
  const fixed = lines.filter(({ isOptional }) => !isOptional);
  const optional = lines.filter(({ isOptional }) => isOptional);
  return (
    <div>
      <ul className="border-t border-ink">
        {fixed.map((line) => (
          <li key={line.id} className="border-b border-rule py-3.5">
            <p className="leader flex items-end justify-between">
              <span className="min-w-0 pe-5">
                <span className="bg-paper box-decoration-clone pe-2 font-semibold print:bg-white">
                  {line.label}
                </span>
              </span>
              <Amount line={line} />
            </p>
            <Detail line={line} />
          </li>
        ))}
      </ul>
      {optional.length > 0 ? (
        <div className="mt-9 print:mt-5">
          <fieldset>
            <legend className="pb-2.5 font-display text-h4 font-[640]">
              {isFixed ? (
                'Optional lines'
              ) : (
                <>
                  Optional<span className="print-hidden">: tick what you would like</span>
                </>
              )}
            </legend>
            <ul className="border-t border-ink">
              {optional.map((line) => (
                <OptionalLine key={line.id} {...{ line, isFixed, mayAccept }} />
              ))}
            </ul>
          </fieldset>
          {mayAccept ? (
            <div className="mt-4 hidden noscript:block print-hidden">
              {/* The Enter key presses a form's first button; this one accepts. */}
              <input
                type="submit"
                form={acceptFormId}
                value="Accept"
                tabIndex={-1}
                aria-hidden="true"
                className="sr-only"
              />
              <Button type="submit" form={acceptFormId} name={recountName} value="1" formNoValidate>
                Update totals
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function OptionalLine(props: { line: FrozenLine; isFixed: boolean; mayAccept: boolean }) {
  const { line, isFixed, mayAccept } = props;
  const { chosen, toggle } = useChoice();
  const isChosen = chosen.includes(line.id);
  const id = `line-${line.id}`;
  const state = isChosen ? 'Chosen' : 'Not chosen';
  return (
    <li className="border-b border-rule">
      {/* The tint extends beyond the rules, which align with those of other lines. */}
      <div
        className={`-mx-3 px-3 py-1 print:mx-0 print:px-0 ${isChosen && !isFixed ? 'bg-mist print:bg-transparent' : ''}`}
      >
        <label
          htmlFor={isFixed ? undefined : id}
          className={`touch flex items-center gap-3 py-2 ${isFixed ? '' : 'cursor-pointer'}`}
        >
          {isFixed ? null : (
            <input
              type="checkbox"
              id={id}
              name={lineName}
              form={mayAccept ? acceptFormId : undefined}
              value={line.id}
              checked={isChosen}
              autoComplete="off"
              onChange={() => toggle(line.id)}
              aria-describedby={line.detail ? `${id}-detail` : undefined}
              className="size-5 flex-none accent-orchard print-hidden"
            />
          )}
          <span className="min-w-0 flex-1 font-semibold">
            {line.label}
            <span
              className={`ms-2 font-mono text-label font-medium text-muted ${isFixed ? '' : 'hidden print:inline'}`}
            >
              {state}
            </span>
          </span>
          <span className={isChosen ? '' : 'text-muted'}>
            <Amount line={line} isExtra />
          </span>
        </label>
        <div id={`${id}-detail`} className={isFixed ? 'pb-2' : 'ps-8 pb-2 print:ps-0'}>
          <Detail line={line} />
        </div>
      </div>
    </li>
  );
}

function Amount({ line, isExtra = false }: { line: FrozenLine; isExtra?: boolean }) {
  return (
    <span className="flex-none bg-paper ps-2 text-end font-mono whitespace-nowrap [label_&]:bg-transparent print:bg-white">
      {isExtra ? '+' : ''}
      {amountOf(line)}
    </span>
  );
}

function Detail({ line }: { line: FrozenLine }) {
  const { detail, quantity, unitPence } = line;
  if (!detail && quantity === 1) return null;
  return (
    <div className="mt-0.5 max-w-note text-small text-muted">
      {quantity > 1 ? (
        <p className="font-mono text-label">
          {quantity} × {formatPence(unitPence)}
        </p>
      ) : null}
      {detail ? <p className="whitespace-pre-line">{detail}</p> : null}
    </div>
  );
}

export function LiveTotal() {
  return totalInWords(useChoice().totals);
}

/** Total and link to the answer, fixed at a phone's lower edge until the answer scrolls in. */
export function TotalBar() {
  const { totals } = useChoice();
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter flex h-16 items-center justify-between gap-4 border-t border-ink bg-paper px-gutter lg:hidden print-hidden">
      <p className="min-w-0 font-mono text-small/5 font-semibold">{totalInWords(totals)}</p>
      <Button href={`#${partIds.answer}`} variant="primary" size="small" className="flex-none">
        Accept
      </Button>
    </div>
  );
}

export interface TotalReceiptsProps {
  depositPercent: number;
  note: string | null;
}

function toReceiptLines(lines: readonly FrozenLine[]): ReceiptLine[] {
  const seen = new Map<string, number>();
  return lines.map(({ label, amountPence }) => {
    // Two lines may share a name, but a receipt keys its rows by name.
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return {
      label: count > 1 ? `${label} (${count})` : label,
      amount: formatPence(amountPence),
    };
  });
}

export function TotalReceipts({ depositPercent, note }: TotalReceiptsProps) {
  const { lines, chosen, totals } = useChoice();
  const counted = chosenLines(lines, chosen);
  const once = counted.filter(({ every }) => every === 'once');
  const monthly = counted.filter(({ every }) => every === 'month');
  return (
    <div className="grid gap-5">
      {once.length > 0 ? (
        <Receipt
          live
          title="Once"
          lines={toReceiptLines(once)}
          totalLabel="Total"
          total={formatPence(totals.oncePence)}
          note={
            <PaidIn
              depositPercent={depositPercent}
              depositPence={totals.depositPence}
              restPence={totals.restPence}
            />
          }
        />
      ) : null}
      {monthly.length > 0 ? (
        <Receipt
          live
          title="Every month"
          lines={toReceiptLines(monthly)}
          totalLabel="Total a month"
          total={formatPence(totals.monthlyPence)}
          note={note}
        />
      ) : null}
    </div>
  );
}

function PaidIn(paid: { depositPercent: number; depositPence: number; restPence: number }) {
  const { depositPercent, depositPence, restPence } = paid;
  const steps = [
    [`On acceptance (${depositPercent}%)`, depositPence],
    ['Before launch', restPence],
  ] as const;
  return (
    <dl>
      {steps.map(([term, pence]) => (
        <div key={term} className="flex justify-between gap-4 border-t border-rule py-1.5">
          <dt>{term}</dt>
          <dd className="font-mono text-ink">{formatPence(pence)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PdfLink({ slug, linkKey }: { slug: string; linkKey: string | null }) {
  const { chosen } = useChoice();
  const path = proposalPdfPath(slug, linkKey && encodeURIComponent(linkKey));
  return (
    <Button size="small" href={withChoice(path, chosen)}>
      Download PDF
    </Button>
  );
}
