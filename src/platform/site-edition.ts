import { sharedState } from './shared-state.ts';

const edition = () => sharedState('edition', () => ({ count: 0 }));

/** Counts changes to the site's content. A page rendered across two editions may be stale. */
export const currentEdition = (): number => edition().count;

/** Records a change: everything rendered or read before is stale. */
export function beginNewEdition(): void {
  edition().count += 1;
}
