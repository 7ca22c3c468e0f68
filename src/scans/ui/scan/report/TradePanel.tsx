import { Button } from '@/design/ui/Button';
import { Select, type SelectOption } from '@/design/ui/Field';
import { chooseTrade } from '../../../actions/scan-actions';
import { standingInWords, type TradeStanding } from '../../../rules/trade-standing';

interface TradePanelProps {
  id: string;
  overall: number;
  standing: TradeStanding | null;
  /** Choices for the visitor who requested the scan; empty for others. */
  trades: SelectOption[];
}

/** Compares a score with its trade. A plain form: the answer is the page itself. */
export function TradePanel({ id, overall, standing, trades }: TradePanelProps) {
  if (!standing && trades.length === 0) return null;
  return (
    <section className="mt-6 border-t border-rule pt-5">
      <h2 className="text-h4">{standing ? standing.name : 'How do you compare?'}</h2>
      {standing ? <p className="mt-1 text-small">{standingInWords(standing, overall)}</p> : null}
      {trades.length === 0 ? null : (
        <form action={chooseTrade} className="mt-2 flex flex-wrap items-end gap-x-3 print-hidden">
          <input type="hidden" name="id" value={id} />
          <Select
            id="scan-trade"
            name="trade"
            label="Your trade"
            placeholder="Choose"
            options={trades}
            defaultValue={standing?.trade}
            required
            fieldClassName="min-w-0 grow"
          />
          <Button type="submit" className="mb-7">
            Compare
          </Button>
        </form>
      )}
    </section>
  );
}
