import type { AuditView } from '@/cms/queries/audit';
import { getEnv } from '@/config/env';
import { signatureOf } from '@/lib/signature';

/**
 * Stands for the prices and terms that a buyer was shown: an order with another code was made on
 * others than today’s.
 */
export function offersCode({ offers, terms }: Pick<AuditView, 'offers' | 'terms'>): string {
  const prices = offers.map(({ kind, pricePence }) => [kind, pricePence]);
  return signatureOf(getEnv().payloadSecret, 'order-offers', JSON.stringify([prices, terms]));
}
