import { toImageView } from '@/content/store/published';
import { CardLink } from '@/design/ui/CardLink';
import { classNames } from '@/design/ui/class-names';
import { Icon } from '@/design/ui/Icon';
import { Picture } from '@/design/ui/Picture';
import type { CardGridBlock } from '@/payload-types';
import { HeadedSection } from '../HeadedSection';

type CardView = CardGridBlock['cards'][number];

/** Cards as the lines of a list: what it is, its name, and what is in it. */
function CardLines({ cards }: { cards: CardView[] }) {
  return (
    <ul className="border-t border-ink">
      {cards.map(({ title, text, meta, href }) => (
        <li
          key={title}
          className="group relative grid grid-cols-1 gap-x-12 gap-y-1 border-b border-rule py-5 lg:grid-cols-12 lg:items-baseline"
        >
          <h3 className="text-h3 lg:col-span-5">
            <CardLink href={href}>{title}</CardLink>
          </h3>
          <p className="text-small text-muted lg:col-span-5">{text}</p>
          <p className="flex items-center gap-3 font-mono text-label text-muted max-lg:-order-1 lg:col-span-2 lg:justify-end">
            {meta}
            {href ? (
              <Icon
                name="arrow-right"
                className="text-ink transition-transform duration-120 group-hover:translate-x-0.5 max-lg:hidden"
              />
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Chooses columns that avoid a single card in the last row where possible. */
function evenColumns(count: number): string {
  if (count === 3) return 'md:grid-cols-3 md:max-lg:gap-x-6';
  return count % 3 === 1 && count % 2 === 0
    ? 'sm:grid-cols-2 xl:grid-cols-4'
    : 'sm:grid-cols-2 lg:grid-cols-3';
}

/** Work, industries, tools: pictures with a caption below; without pictures, ruled texts. */
export function CardGrid({ block }: { block: CardGridBlock }) {
  const { layout, cards } = block;
  return (
    <HeadedSection head={block} reveal>
      <div className="mt-7 lg:mt-9">
        {layout === 'list' ? <CardLines cards={cards} /> : <Cards layout={layout} cards={cards} />}
      </div>
    </HeadedSection>
  );
}

function Cards({ layout, cards }: Pick<CardGridBlock, 'layout' | 'cards'>) {
  const isFeature = layout === 'feature' && cards.length >= 3;
  return (
    <ul
      className={classNames(
        'grid grid-cols-1 gap-x-8 gap-y-10',
        layout === 'even' && 'max-sm:gap-y-5',
        isFeature ? 'md:grid-cols-2 lg:grid-cols-3' : evenColumns(cards.length),
      )}
    >
      {cards.map((card, index) => {
        const isLarge = isFeature && index === 0;
        return (
          <li key={card.title} className={classNames(isLarge && 'md:col-span-2 lg:row-span-2')}>
            <Card card={card} isLarge={isLarge} isRow={layout === 'even'} />
          </li>
        );
      })}
    </ul>
  );
}

interface CardProps {
  card: CardView;
  isLarge: boolean;
  /** On phones, a small picture stands beside the words. */
  isRow: boolean;
}

function Card({ card, isLarge, isRow }: CardProps) {
  const image = toImageView(card.image);
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col',
        isRow &&
          image &&
          'max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:grid-rows-[auto_1fr] max-sm:gap-x-4',
      )}
    >
      {image ? (
        <Picture
          picture={image}
          sizes={`(min-width: 64rem) ${isLarge ? 788 : 380}px, ${isRow ? '(min-width: 40rem) 50vw, 104px' : '100vw'}`}
          className={classNames(
            'aspect-16/9 w-full rounded-control border border-ink object-cover object-top',
            isRow && 'max-sm:row-span-2 max-sm:aspect-4/3',
            isLarge && 'lg:aspect-auto lg:h-full lg:min-h-0 lg:flex-1',
          )}
        />
      ) : null}
      <div
        className={classNames(
          'flex flex-col gap-1',
          image ? 'mt-3.5' : 'border-t border-ink pt-4',
          isRow && image && 'max-sm:mt-0',
        )}
      >
        <h3 className="text-h3">
          <CardLink href={card.href}>{card.title}</CardLink>
        </h3>
        {card.meta ? <p className="font-mono text-label text-muted">{card.meta}</p> : null}
      </div>
      {card.text ? <p className="mt-1.5 max-w-note text-small text-muted">{card.text}</p> : null}
    </article>
  );
}
