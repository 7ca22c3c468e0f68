import { getEstimatorConfig } from '@/content/store/shared-content';
import { logFailure } from '@/platform/log-failure';
import { takePoint } from '@/platform/rate-limit/take-points';
import { formatUkMoment } from '@/platform/time/working-time';
import {
  calculateEstimate,
  describeEstimate,
  estimatePath,
  normaliseSelection,
} from '@/prices/rules/estimate';
import { type EnquiryEnvelope, enquiryEnvelopeSchema } from '../rules/envelope';
import type { EnquiryInput, ShortEnquiryInput } from '../rules/fields';
import { wordAnswerTo } from '../rules/readers';
import { enquirySchema, firstFaults, shortEnquirySchema } from '../rules/schema';
import { listHoldReasons } from '../rules/spam';
import { storeEnquiry } from '../store/store-enquiry';

/** The browser’s sum is not trusted; later price changes must not alter the stored text. */
async function freezeEstimate(chosen: EnquiryEnvelope['estimate']) {
  if (!chosen) return null;
  const config = await getEstimatorConfig();
  // A removed project type has no price, and the default type’s price would be wrong.
  if (!config?.types.some(({ key }) => key === chosen.type)) return null;
  const selection = normaliseSelection(config, chosen);
  const estimate = calculateEstimate(config, selection);
  return {
    totalPence: estimate.totalPence,
    summary: describeEstimate(estimate),
    link: estimatePath(config, selection),
  };
}

export type EnquiryErrors = Partial<Record<keyof EnquiryInput | keyof ShortEnquiryInput, string>>;

export type EnquiryOutcome =
  /** `answerTo`: an e-mail address, or a telephone number with the time that suits its owner. */
  | { status: 'stored'; reference: string; replyBy: string; answerTo: string }
  | { status: 'invalid'; errors: EnquiryErrors }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'failed' };

interface Sent {
  headers: Pick<Headers, 'get'>;
}

async function receive(raw: unknown, sent: Sent): Promise<EnquiryOutcome> {
  const isShort = Object(raw).form === 'short';
  const parsed = (isShort ? shortEnquirySchema : enquirySchema).safeParse(raw);
  if (!parsed.success) return { status: 'invalid', errors: firstFaults(parsed.error) };
  const envelope = enquiryEnvelopeSchema.parse(raw);
  const { key, page, scan, elapsedMs } = envelope;
  const point = await takePoint('enquiry', sent);
  if (!point.allowed) return { status: 'limited', retryAfterSeconds: point.retryAfterSeconds };

  const { reference, dueAt } = await storeEnquiry({
    ...parsed.data,
    ...{ key, page, scan },
    estimate: await freezeEstimate(envelope.estimate),
    order: null,
    heldBecause: listHoldReasons({ ...parsed.data, trap: envelope.fax_number, elapsedMs }),
  });
  const answerTo = wordAnswerTo(parsed.data);
  return { status: 'stored', reference, replyBy: formatUkMoment(dueAt), answerTo };
}

/**
 * `stored` only after PostgreSQL has confirmed the commit. Suspected spam gets the same answer
 * after the same time, so that bots learn nothing.
 */
export function receiveEnquiry(raw: unknown, sent: Sent): Promise<EnquiryOutcome> {
  const failed: EnquiryOutcome = { status: 'failed' };
  return logFailure('An enquiry could not be stored; its sender was told so.', failed, () =>
    receive(raw, sent),
  );
}
