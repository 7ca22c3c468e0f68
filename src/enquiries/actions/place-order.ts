import { auditArea, mayEnter, type Visitor } from '@/accounts/store/areas';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { logFailure } from '@/platform/log-failure';
import { takePoint } from '@/platform/rate-limit/take-points';
import { signatureOf } from '@/platform/signature';
import { formatUkMoment } from '@/platform/time/working-time';
import { readNamedScan } from '@/scans/data/long-tasks';
import { lockedWords } from '@/scans/rules/scan-request';
import { type AuditOffer, type AuditView, getAudit } from '@/scans/store/scanner-settings';
import { enquiryEnvelopeSchema } from '../rules/envelope';
import {
  changedWords,
  type OrderFieldName,
  type OrderValues,
  orderLabel,
  orderMessage,
  orderSchema,
} from '../rules/order';
import { firstFaults } from '../rules/schema';
import { listHoldReasons } from '../rules/spam';
import { storeEnquiry } from '../store/store-enquiry';

/** An order with another fingerprint saw outdated prices or terms. */
export function offersCode({ offers, terms }: Pick<AuditView, 'offers' | 'terms'>): string {
  const prices = offers.map(({ kind, pricePence }) => [kind, pricePence]);
  return signatureOf(getEnv().payloadSecret, 'order-offers', JSON.stringify([prices, terms]));
}

export type OrderErrors = Partial<Record<OrderFieldName, string>>;

export type OrderOutcome =
  | {
      status: 'stored';
      reference: string;
      replyBy: string;
      ordered: string;
      pricePence: number;
    }
  | { status: 'invalid'; errors: OrderErrors }
  /** Prices or terms have changed since the buyer saw them. */
  | { status: 'changed'; error: string }
  | { status: 'locked'; error: string }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'failed' };

async function store(
  values: OrderValues,
  { envelope, offer, terms }: { envelope: unknown; offer: AuditOffer; terms: string },
  site: string,
): Promise<OrderOutcome> {
  const { key, page, scan, fax_number } = enquiryEnvelopeSchema.parse(envelope);
  const { name, email, kind } = values;
  const { pricePence } = offer;
  // A payment provider would be called here with the present price, before the order is stored with
  // the provider’s reference. Until then the order announces an invoice.
  const { reference, dueAt } = await storeEnquiry({
    ...{ name, email, key, page, scan },
    projectType: 'other',
    estimate: null,
    message: orderMessage({ kind, pricePence, site, message: values.message }),
    order: { kind, pricePence, terms, acceptedAt: new Date() },
    heldBecause: listHoldReasons({
      ...{ trap: fax_number, name, message: values.message },
      // Browsers with autofill complete this form at once, so speed is no sign of spam.
      elapsedMs: null,
    }),
  });
  const replyBy = formatUkMoment(dueAt);
  return { status: 'stored', reference, replyBy, ordered: orderLabel(kind), pricePence };
}

/** The page of a scan. The buyer has entered the audit area, so any scan may be named. */
async function findScannedUrl(uuid: string): Promise<string | null> {
  const { docs } = await (await getCms()).find({
    ...readNamedScan(uuid),
    collection: 'scan-results',
    select: { url: true },
  });
  return docs[0]?.url ?? null;
}

async function place(raw: unknown, visitor: Visitor): Promise<OrderOutcome> {
  if (!(await mayEnter(auditArea, visitor))) return { status: 'locked', error: lockedWords };
  const envelope = enquiryEnvelopeSchema.safeParse(raw).data;
  const scanned = envelope?.scan ? await findScannedUrl(envelope.scan) : null;
  const parsed = orderSchema({ hasScan: scanned !== null }).safeParse(raw);
  if (!parsed.success) return { status: 'invalid', errors: firstFaults(parsed.error) };

  const audit = await getAudit();
  const offer = audit.offers.find(({ kind }) => kind === parsed.data.kind);
  if (!offer || Object(raw).seen !== offersCode(audit)) {
    return { status: 'changed', error: changedWords };
  }
  const point = await takePoint('enquiry', visitor);
  if (!point.allowed) return { status: 'limited', retryAfterSeconds: point.retryAfterSeconds };
  const site = parsed.data.site || (scanned ?? '');
  return store(parsed.data, { envelope: raw, offer, terms: audit.terms }, site);
}

/**
 * Freezes price and terms as shown; `stored` only after PostgreSQL has confirmed the commit.
 * @param raw the form’s fields, the envelope, and `seen`: the fingerprint of prices and terms
 */
export function placeOrder(raw: unknown, visitor: Visitor): Promise<OrderOutcome> {
  const failed: OrderOutcome = { status: 'failed' };
  return logFailure('An order could not be stored; its sender was told so.', failed, () =>
    place(raw, visitor),
  );
}
