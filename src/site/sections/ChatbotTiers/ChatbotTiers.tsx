import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { Figures, FigureText } from '@/design/ui/Figures';
import { Tag } from '@/design/ui/Tag';
import { TickList } from '@/design/ui/TickList';
import type { ChatbotTiersBlock } from '@/payload-types';
import { leadAnchorPath } from '@/platform/paths';
import { formatPenceRange } from '@/prices/rules/money';
import type { ChatbotTierView } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { Price } from '@/prices/ui/Price';
import { HeadedSection } from '../HeadedSection';

/** The chatbot's monthly prices as ruled columns, with what each of them holds. */
export async function ChatbotTiers({ block }: { block: ChatbotTiersBlock }) {
  const { chatbotTiers } = await getPriceBook();
  return (
    <HeadedSection head={block} rank="main">
      <ul className="mt-7 grid grid-cols-1 border-y border-ink md:grid-cols-2 lg:mt-9">
        {chatbotTiers.map((tier, index) => (
          <li
            key={tier.key}
            // The prefix avoids a clash with a package of the same key on the page.
            id={`chatbot-${tier.key}`}
            className={classNames(
              'grid grid-cols-1 content-start gap-y-5 border-rule py-8 max-md:border-t max-md:first:border-t-0',
              'md:row-span-5 md:grid-rows-subgrid md:border-s md:px-7 lg:px-10',
              'md:odd:border-s-0 md:odd:ps-0 md:even:pe-0',
              index >= 2 && 'md:border-t',
            )}
          >
            <Tier tier={tier} />
          </li>
        ))}
      </ul>
      {block.note ? (
        <FigureText text={block.note} className="max-w-note pt-6 text-small text-muted" />
      ) : null}
    </HeadedSection>
  );
}

function Tier({ tier }: { tier: ChatbotTierView }) {
  const price = formatPenceRange(tier.pricePerMonthFromPence, tier.pricePerMonthToPence);
  const facts = [
    ['Conversations', `up to ${tier.conversations.toLocaleString('en-GB')} a month`],
    ['Model', tier.model],
  ];
  return (
    <>
      <div>
        <p className="flex min-h-6.5 flex-wrap items-center gap-x-3 gap-y-2 font-mono text-label text-orchard">
          {tier.name}
          {tier.isRecommended ? <Tag tone="amber">Recommended</Tag> : null}
        </p>
        <h3 className="mt-1.5 text-h3">{tier.title}</h3>
        <FigureText text={tier.description} className="mt-1.5 max-w-note text-small text-muted" />
      </div>
      <Price
        fromPence={tier.pricePerMonthFromPence}
        toPence={tier.pricePerMonthToPence}
        unit="/month"
        size="large"
      />
      <dl className="grid grid-cols-[8.5rem_1fr] content-start gap-x-4 gap-y-1 text-small">
        {facts.map(([term, value]) => (
          <div key={term} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="text-muted">{term}</dt>
            <dd className="font-mono">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <TickList items={tier.features.map((line) => <Figures key={line} text={line} />)} />
        <p className="border-t border-rule pt-3 text-small text-muted">Made for: {tier.bestFor}</p>
      </div>
      <div className="print-hidden">
        <Button
          href={leadAnchorPath}
          data-offer={`AI chatbot ${tier.name} · ${price} a month`}
          data-message={`I would like the AI chatbot ${tier.name}.`}
          variant={tier.isRecommended ? 'primary' : 'line'}
          wide
        >
          Get Started<span className="sr-only"> with {tier.name}</span>
        </Button>
      </div>
    </>
  );
}
