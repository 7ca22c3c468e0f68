import { Icon } from '@/components/ui/Icon';
import type { MatrixValue } from '@/domain/content/table-views';
import { formatPence } from '@/domain/pricing/money';

/** One value of the matrix: a drawn mark with its word, a price, or the choice in words. */
export function MatrixMark({ value }: { value: MatrixValue | undefined }) {
  switch (value?.kind) {
    case 'included':
      return (
        <span className="inline-flex h-6 items-center align-top">
          <Icon name="check" className="size-4.5 text-orchard" />
          <span className="sr-only">Included</span>
        </span>
      );
    case 'addOn':
      return value.pence === null ? (
        <span>Add-on</span>
      ) : (
        <span className="font-mono whitespace-nowrap">
          <span className="sr-only">Add-on, </span>
          <span aria-hidden="true">+</span>
          {formatPence(value.pence)}
        </span>
      );
    case 'choice':
      return <span>{value.text}</span>;
    default:
      return (
        <span className="inline-flex h-6 items-center align-top">
          <span aria-hidden="true" className="w-3 border-t border-edge" />
          <span className="sr-only">Not included</span>
        </span>
      );
  }
}
