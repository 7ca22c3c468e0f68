import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { Disclosure } from '@/design/ui/Disclosure';
import { Figures } from '@/design/ui/Figures';
import { TickList } from '@/design/ui/TickList';
import type { RetainerListBlock } from '@/payload-types';
import { enquiryPath } from '@/platform/paths';
import { describePlan } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { Price } from '@/prices/ui/Price';
import { HeadedSection } from '../HeadedSection';

/** Monthly plans in ruled columns: name, what is done, price per month. */
export async function RetainerList({ block }: { block: RetainerListBlock }) {
  const { retainers } = await getPriceBook();
  return (
    <HeadedSection head={block}>
      <ul className="mt-7 grid grid-cols-1 border-y border-ink lg:mt-9 lg:grid-cols-3">
        {retainers.map((retainer) => (
          <li
            key={retainer.key}
            id={retainer.key}
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-6 gap-y-4 border-rule py-7 max-lg:border-t max-lg:first:border-t-0',
              'lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-s lg:px-7',
              'lg:[&:nth-child(3n+1)]:border-s-0 lg:[&:nth-child(3n+1)]:ps-0 lg:[&:nth-child(3n)]:pe-0 lg:nth-[n+4]:border-t',
            )}
          >
            <div>
              <h3 className="text-h3">{retainer.name}</h3>
              <p className="mt-1.5 text-small text-muted">{retainer.tagline}</p>
            </div>
            <Price
              fromPence={retainer.pricePerMonthPence}
              toPence={null}
              unit="/month"
              size="large"
            />
            <div className="max-lg:col-span-2 print-hidden">
              <Button
                href={enquiryPath({ package: retainer.key })}
                data-offer={describePlan(retainer)}
                variant="line"
                wide
              >
                Get Started<span className="sr-only"> with {retainer.name}</span>
              </Button>
            </div>
            <Disclosure
              summary={
                <>
                  What is included<span className="sr-only"> in {retainer.name}</span>
                </>
              }
              className="max-lg:col-span-2"
            >
              <TickList items={retainer.features} layout="plain" className="pt-2" />
            </Disclosure>
          </li>
        ))}
      </ul>
      <Terms heading={block.termsHeading} terms={block.terms ?? []} />
      {block.note ? (
        <p className="max-w-measure pt-5 text-small lg:max-w-none text-muted">{block.note}</p>
      ) : null}
    </HeadedSection>
  );
}

interface TermsProps {
  heading: RetainerListBlock['termsHeading'];
  terms: NonNullable<RetainerListBlock['terms']>;
}

/** What holds when a plan ends, beneath the plans' columns. */
function Terms({ heading, terms }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <Disclosure className="mt-5" summary={heading || 'When a plan ends'}>
      <dl className="mt-4 grid grid-cols-1 lg:grid-cols-3">
        {terms.map(({ id, title, text }) => (
          <div
            key={id ?? title}
            className="border-t border-rule py-4 lg:px-7 lg:pb-0 lg:[&:nth-child(3n)]:pe-0 lg:[&:nth-child(3n+1)]:ps-0"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 max-w-note">
              <Figures text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
