import type { ChatbotRoi, RoiInputs } from './chatbot-roi';
import { formatPence, formatPenceRange } from './money';

/**
 * Two ends of an amount that may be negative.
 *
 * @param span whole pence, the lower end first
 * @returns e.g. `£25–50`, `−£10 to £15`, `£0`
 */
export function formatSpan({ fromPence, toPence }: { fromPence: number; toPence: number }): string {
  if (fromPence >= 0) return formatPenceRange(fromPence, toPence);
  if (fromPence === toPence) return formatPence(fromPence);
  return `${formatPence(fromPence)} to ${formatPence(toPence)}`;
}

/**
 * What a sum was worked out from, for reading along.
 *
 * @returns a sentence without its full stop
 */
export function inputsInWords(inputs: RoiInputs): string {
  const { questions, answerPercent, minutesPerAnswer, hourPence, lostCustomers } = inputs;
  const assumed =
    lostCustomers === 0
      ? ''
      : `, and ${lostCustomers} more ${lostCustomers === 1 ? 'customer' : 'customers'} at ${formatPence(inputs.customerPence)} each`;
  return `${questions.toLocaleString('en-GB')} questions a month, ${answerPercent}% of them for the chatbot, ${minutesPerAnswer} minutes each, ${formatPence(hourPence)} an hour${assumed}`;
}

/** What the enquiry form begins with when somebody comes from the calculator. */
export function roiEnquiry(inputs: RoiInputs, { tier, net }: ChatbotRoi): string {
  return `I am interested in a chatbot. Your calculator recommends ${tier.name}, with ${formatSpan(net)} left over a month, for ${inputsInWords(inputs)}.`;
}
