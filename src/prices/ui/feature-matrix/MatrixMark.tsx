import { Icon } from '@/design/ui/Icon';
import { formatPence } from '../../rules/money';
import type { MatrixValue } from '../../rules/table-views';

/** One value of the matrix: a drawn mark with its word, a price, or the choice in words. */
export function MatrixMark({ value }: { value: MatrixValue | undefined }) {
  switch (value?.kind) {
    case 'included':
      return (
        <>
          <Icon name="check" className="matrix-check" />
          <span className="sr-only">Included</span>
        </>
      );
    case 'addOn':
      return value.pence === null ? (
        'Add-on'
      ) : (
        <span className="font-mono whitespace-nowrap">
          <span className="sr-only">Add-on, </span>
          <span aria-hidden="true">+</span>
          {formatPence(value.pence)}
        </span>
      );
    case 'choice':
      return value.text;
    default:
      return (
        <>
          <span aria-hidden="true" className="matrix-dash" />
          <span className="sr-only">Not included</span>
        </>
      );
  }
}
