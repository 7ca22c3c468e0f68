import { LiveReceipt } from './LiveReceipt';

/** What follows the boxes of the calculator; see `lazy-parts.tsx`. */
export const parts = { LiveReceipt };
