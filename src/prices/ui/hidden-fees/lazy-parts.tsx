'use client';

import { type StandIn, WhenNear } from '@/design/layout/WhenNear';
import type { LiveReceiptProps } from './LiveReceipt';

const load = () => import('./parts').then(({ parts }) => parts.LiveReceipt);

/** Fetched where the calculator comes into sight. */
export function LiveReceipt({ standIn, ...part }: LiveReceiptProps & StandIn) {
  return <WhenNear load={load} part={part} standIn={standIn} />;
}
