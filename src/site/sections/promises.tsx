import { getPlacesLeft, getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { classNames } from '@/design/ui/class-names';
import { cancellationPath } from '@/platform/paths';
import { formatPolicyFigure, type PolicyKey, policyFigures } from '@/prices/rules/policy-figures';
import { type PlacesLeftView, wordPlacesLeft } from '@/prices/rules/rates';
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

/** When to pay, with the policy's deposit of today, and what the client owns afterwards. */
export async function PaymentLine() {
  const { policy } = await getPriceBook();
  return (
    <>
      {formatFigure(policy, 'deposit')} to start, the rest before launch. Then design, text and code
      are yours.
    </>
  );
}

/** VAT and the refund terms: the small print of `Promises`. */
async function VatLine() {
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
async function Promises({ className }: { className: string }) {
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

export interface RateBadgeProps extends PlacesLeftView {
  title: string;
  text: string | null;
}

/** Above this number of places, the badge has words only. */
const drawnPlaces = 30;

/** Badge of a rate for a limited number of clients; once one is taken, its places are drawn. */
export function RateBadge({
  title,
  text,
  left,
  places,
  isHome,
  className,
}: RateBadgeProps & { isHome: boolean; className: string }) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'rounded-control border border-amber bg-wash px-5 sm:px-6',
        isHome ? 'py-5' : 'py-3.5 sm:py-5',
        className,
      )}
    >
      {/* On other pages a phone's first screen has to reach what follows the head. */}
      <Promises
        className={classNames(
          'grid grid-cols-2 gap-x-6 gap-y-4 border-b border-amber pb-4',
          isHome ? 'lg:grid-cols-4 lg:gap-x-12' : 'max-sm:hidden sm:max-lg:grid-cols-4',
        )}
      />
      <div
        className={classNames(
          'flex flex-wrap items-baseline gap-x-4 text-small',
          isHome ? 'pt-3' : 'sm:pt-3',
        )}
      >
        <p>
          <strong className="font-semibold">{title}</strong>
          {left < places ? (
            <>
              : <span className="font-mono font-semibold">{left}</span> of{' '}
              <span className="font-mono font-semibold">{places}</span> places left
            </>
          ) : (
            <>
              {' '}
              for the next <span className="font-mono font-semibold">{places}</span> clients
            </>
          )}
        </p>
        <p>
          {isHome ? text : <span className="max-sm:hidden">{text}</span>} <VatLine />
        </p>
        {left < places && places <= drawnPlaces ? (
          <p aria-hidden="true" className="mt-3 flex basis-full gap-1">
            {Array.from({ length: places }, (_, place) => place).map((place) => (
              <span
                key={place}
                className={`h-3 min-w-0 flex-1 border border-ink ${place < places - left ? 'bg-ink' : ''}`}
              />
            ))}
          </p>
        ) : null}
      </div>
    </section>
  );
}
