import { getPlacesLeft, getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { cancellationPath } from '@/platform/paths';
import { formatPolicyFigure, policyFigures } from '@/prices/rules/policy-figures';
import { wordPlacesLeft } from '@/prices/rules/rates';
import { getPriceBook } from '@/prices/store/price-book';

/** For how many clients the prices beside it are; nothing while no rate is offered. */
export async function FoundingLine() {
  const found = await getPlacesLeft();
  return found && wordPlacesLeft(found);
}

/** Whether VAT is added, and the right to cancel with the policy's period of today. */
export async function TermsLine() {
  const [{ vatStatus }, { policy }, { isLive }] = await Promise.all([
    getSiteIdentity(),
    getPriceBook(),
    getSiteIndex(),
  ]);
  const { unit } = policyFigures.statutoryCancellation;
  return (
    <>
      {vatStatus}. Change your mind within {formatPolicyFigure(policy.statutoryCancellation, unit)},
      before we begin, and you get every penny back.
      {isLive(cancellationPath) ? (
        <>
          {' '}
          <a href={cancellationPath}>What you get back later</a>
        </>
      ) : null}
    </>
  );
}
