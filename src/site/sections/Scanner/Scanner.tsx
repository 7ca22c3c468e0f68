import { ToolHead, type ToolHeadProps } from '@/design/layout/ToolHead';
import { ScanForm } from '@/scans/ui/scan/lazy-parts';
import type { ScanFormProps } from '@/scans/ui/scan/ScanForm';

export interface ScannerProps
  extends Omit<ScanFormProps, 'id' | 'label' | 'placeholder'>,
    Omit<ToolHeadProps, 'children'> {}

/** Head of a scanner’s page: an address to type, and its result below. */
export function Scanner(props: ScannerProps) {
  const { eyebrow, heading, lead, tiles, closedMessage, ...form } = props;
  return (
    <ToolHead {...{ eyebrow, heading, lead, tiles, closedMessage }}>
      <ScanForm {...form} id="scanner" label="Website address" placeholder="your-business.co.uk" />
    </ToolHead>
  );
}
