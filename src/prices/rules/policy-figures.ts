import { partnersFigures } from './policy/partners';
import { privacyFigures } from './policy/privacy';
import { refundsFigures } from './policy/refunds';
import { retainersFigures } from './policy/retainers';
import { salesFigures } from './policy/sales';

/**
 * Every policy figure that pages quote, in one table: the policy settings' fields, the price
 * tokens' picker and the way a figure is written all derive from it. The seeded values are those
 * of the customer's specification, section 9, as its conflicts were decided.
 */
export const policyFigures = {
  ...salesFigures,
  ...retainersFigures,
  ...refundsFigures,
  ...partnersFigures,
  ...privacyFigures,
};

export type PolicyKey = keyof typeof policyFigures;
export const policyKeys = Object.keys(policyFigures) as PolicyKey[];

/** How the figures are laid out in the back office. */
export const policyGroups: { label: string; keys: PolicyKey[] }[] = [
  { label: 'Orders and replies', keys: Object.keys(salesFigures) as PolicyKey[] },
  { label: 'Retainers and chatbot', keys: Object.keys(retainersFigures) as PolicyKey[] },
  { label: 'Cancelling and refunds', keys: Object.keys(refundsFigures) as PolicyKey[] },
  { label: 'Partners and rewards', keys: Object.keys(partnersFigures) as PolicyKey[] },
  { label: 'Privacy and scanner', keys: Object.keys(privacyFigures) as PolicyKey[] },
];
