import { getPlacesLeft, getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { cancellationPath } from '@/platform/paths';
import { formatPolicyFigure, type PolicyKey, policyFigures } from '@/prices/rules/policy-figures';
import { wordPlacesLeft } from '@/prices/rules/rates';
import { getPriceBook } from '@/prices/store/price-book';

/** For how many clients the prices beside it are; nothing while no rate is offered. */
export async function FoundingLine() {
  const found = await getPlacesLeft();
  return found && wordPlacesLeft(found);
}

const formatFigure = (policy: Record<PolicyKey, number>, key: PolicyKey) =>
  formatPolicyFigure(policy[key], policyFigures[key].unit);

/** Whether VAT is added, and the right to cancel with the policy's period of today. */
export async function TermsLine() {
  const [{ vatStatus }, { policy }] = await Promise.all([getSiteIdentity(), getPriceBook()]);
  return (
    <>
      {vatStatus}. Change your mind within {formatFigure(policy, 'statutoryCancellation')}, before
      we begin, and you get every penny back. <RefundsLink />
    </>
  );
}

/** VAT and the refund terms: the small print of `Promises`. */
export async function VatLine() {
  const { vatStatus } = await getSiteIdentity();
  return (
    <>
      {vatStatus}. <RefundsLink />
    </>
  );
}

async function RefundsLink() {
  const { isLive } = await getSiteIndex();
  return isLive(cancellationPath) ? <a href={cancellationPath}>Refund terms</a> : null;
}

/** Four terms of an order. Policy settings hold the figures, the terms of service the ownership. */
export async function Promises({ className }: { className: string }) {
  const { policy } = await getPriceBook();
  const promises = [
    ['Yours', 'once paid for: design, text and code'],
    [formatFigure(policy, 'statutoryCancellation'), 'every penny back, if we haven’t begun'],
    [formatFigure(policy, 'deposit'), 'to start, the rest before launch'],
    [formatFigure(policy, 'replyWithin'), 'to a reply, on working days'],
  ];
  return (
    <dl className={className}>
      {promises.map(([figure, words]) => (
        <div key={words}>
          <dt className="font-mono text-[1.625rem]/tight font-semibold tracking-[-0.05em] text-orchard">
            {figure}
          </dt>
          <dd className="mt-0.5 text-small">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
