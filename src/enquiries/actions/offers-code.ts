import { getEnv } from '@/platform/env';
import { signatureOf } from '@/platform/signature';
import type { AuditView } from '@/scans/store/audit';

/**
 * Stands for the prices and terms that a buyer was shown: an order with another code was made on
 * others than today’s.
 */
export function offersCode({ offers, terms }: Pick<AuditView, 'offers' | 'terms'>): string {
  const prices = offers.map(({ kind, pricePence }) => [kind, pricePence]);
  return signatureOf(getEnv().payloadSecret, 'order-offers', JSON.stringify([prices, terms]));
}
