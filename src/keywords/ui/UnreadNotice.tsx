import { Notice } from '@/design/ui/Notice';

/** Beside an empty list that could not be read. */
export function UnreadNotice() {
  return (
    <Notice tone="warning" className="mb-6">
      <p>The keywords can’t be read at the moment. Load the page again in a minute.</p>
    </Notice>
  );
}
