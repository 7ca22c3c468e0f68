import { formatPence, formatPenceRange } from './money';
import type { ChatbotTierView } from './price-book';

/** Inputs of the chatbot calculator: a visitor's monthly figures. */
export interface RoiInputs {
  /** Questions and enquiries a month. */
  questions: number;
  /** Percentage of them that a chatbot could answer. */
  answerPercent: number;
  minutesPerAnswer: number;
  /** Hourly cost of the staff who answer questions. */
  hourPence: number;
  /** The visitor's assumption: customers lost a month for want of an answer out of hours. */
  lostCustomers: number;
  /** Margin of such a customer after costs. */
  customerPence: number;
}

/** Initial value and maximum of each figure. The minimum is 0. */
export type RoiLimits = Record<keyof RoiInputs, { initial: number; most: number }>;

export type RoiTier = Pick<
  ChatbotTierView,
  'key' | 'name' | 'pricePerMonthFromPence' | 'pricePerMonthToPence' | 'conversations'
>;

/** Figures from the price list. */
export interface RoiTerms {
  /** At least one. */
  tiers: readonly RoiTier[];
  /** Price of a conversation beyond the tier's allowance, lower and upper end. */
  extraFromPence: number;
  extraToPence: number;
}

interface Span {
  fromPence: number;
  toPence: number;
}

/** `always`: at both ends of the price. `lower-price`: at the lower end only. */
export type RoiVerdict = 'always' | 'lower-price' | 'never';

export interface ChatbotRoi {
  tier: RoiTier;
  /** Each question is one conversation, answered or not; each retained customer adds one. */
  conversations: number;
  extraConversations: number;
  /** Whole minutes a month. */
  minutesSaved: number;
  timePence: number;
  customersPence: number;
  savingPence: number;
  tierCost: Span;
  extraCost: Span;
  /** Monthly saving less cost, at the upper and the lower end of the cost. May be negative. */
  net: Span;
  /** There is no set-up fee, so a chatbot pays from the first month or never. */
  verdict: RoiVerdict;
}

function extraCostOf(tier: RoiTier, conversations: number, terms: RoiTerms): Span {
  const extra = Math.max(0, conversations - tier.conversations);
  return { fromPence: extra * terms.extraFromPence, toPence: extra * terms.extraToPence };
}

/** The cheapest tier for a monthly number of conversations, in the worst case of its range. */
export function recommendTier(conversations: number, terms: RoiTerms): RoiTier {
  const mostOf = (tier: RoiTier) =>
    tier.pricePerMonthToPence + extraCostOf(tier, conversations, terms).toPence;
  return terms.tiers.reduce((best, tier) => {
    const difference = mostOf(tier) - mostOf(best);
    if (difference !== 0) return difference < 0 ? tier : best;
    return tier.conversations > best.conversations ? tier : best;
  });
}

function verdictOn({ fromPence, toPence }: Span): RoiVerdict {
  if (fromPence > 0) return 'always';
  return toPence > 0 ? 'lower-price' : 'never';
}

/**
 * Computes a month (decisions on the specification, `/tools/chatbot-roi`). Fractions of a penny and
 * of a minute are dropped, never rounded up.
 *
 * @param inputs whole numbers, 0 or more
 * @returns amounts in whole pence a month
 */
export function computeChatbotRoi(inputs: RoiInputs, terms: RoiTerms): ChatbotRoi {
  const { questions, answerPercent, minutesPerAnswer, hourPence } = inputs;
  const hundredthMinutes = questions * answerPercent * minutesPerAnswer;
  const timePence = Math.floor((hundredthMinutes * hourPence) / 6000);
  const customersPence = inputs.lostCustomers * inputs.customerPence;
  const savingPence = timePence + customersPence;

  const conversations = questions + inputs.lostCustomers;
  const tier = recommendTier(conversations, terms);
  const tierCost = { fromPence: tier.pricePerMonthFromPence, toPence: tier.pricePerMonthToPence };
  const extraCost = extraCostOf(tier, conversations, terms);
  const net = {
    fromPence: savingPence - tierCost.toPence - extraCost.toPence,
    toPence: savingPence - tierCost.fromPence - extraCost.fromPence,
  };
  return {
    tier,
    conversations,
    extraConversations: Math.max(0, conversations - tier.conversations),
    minutesSaved: Math.floor(hundredthMinutes / 100),
    timePence,
    customersPence,
    savingPence,
    tierCost,
    extraCost,
    net,
    verdict: verdictOn(net),
  };
}

/** Finds the smallest number of monthly questions that pays for the upper end of the price. */
export function questionsToPay(inputs: RoiInputs, terms: RoiTerms, most: number): number | null {
  for (let questions = 0; questions <= most; questions += 1) {
    if (computeChatbotRoi({ ...inputs, questions }, terms).verdict === 'always') return questions;
  }
  return null;
}

/** Formats a range that may be negative: `£25–50`, `−£10 to £15`, `£0`. */
export function formatSpan({ fromPence, toPence }: { fromPence: number; toPence: number }): string {
  if (fromPence >= 0) return formatPenceRange(fromPence, toPence);
  if (fromPence === toPence) return formatPence(fromPence);
  return `${formatPence(fromPence)} to ${formatPence(toPence)}`;
}

/** Words the inputs of a result, without a full stop. */
export function inputsInWords(inputs: RoiInputs): string {
  const { questions, answerPercent, minutesPerAnswer, hourPence, lostCustomers } = inputs;
  const assumed =
    lostCustomers === 0
      ? ''
      : `, and ${lostCustomers} more ${lostCustomers === 1 ? 'customer' : 'customers'} at ${formatPence(inputs.customerPence)} each`;
  return `${questions.toLocaleString('en-GB')} questions a month, ${answerPercent}% of them for the chatbot, ${minutesPerAnswer} minutes each, ${formatPence(hourPence)} an hour${assumed}`;
}

/** Initial text of the enquiry form for visitors from the calculator. */
export function roiEnquiry(inputs: RoiInputs, { tier, net }: ChatbotRoi): string {
  return `I am interested in a chatbot. Your calculator recommends ${tier.name}, with ${formatSpan(net)} left over a month, for ${inputsInWords(inputs)}.`;
}
