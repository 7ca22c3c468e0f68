import { type CSSProperties, useId } from 'react';
import type { CaseStudyView, FeatureSize } from '@/content/rules/view-models';
import { Section } from '@/design/layout/Section';
import { classNames } from '@/design/ui/class-names';
import { Icon } from '@/design/ui/Icon';
import { Picture } from '@/design/ui/Picture';
import { SectionHead } from '@/design/ui/SectionHead';
import { FeatureCard } from '../lazy-parts';

type Feature = CaseStudyView<unknown>['features'][number];

const spans: Record<FeatureSize, string> = {
  small: '',
  medium: 'lg:col-span-2',
  large: 'sm:col-span-2 lg:row-span-2',
  wide: 'sm:col-span-2 lg:col-span-4',
};

/** Hatch angles that distinguish neighbouring cards, as on a technical drawing. */
const hatches = ['135deg', '45deg', '90deg', '0deg'];

const cells: Record<FeatureSize, number> = { small: 1, medium: 2, large: 4, wide: 4 };

/** Widens the last small cells where the grid's last row would stay open. */
function closeLastRow(sizes: FeatureSize[]): FeatureSize[] {
  const taken = sizes.reduce((sum, size) => sum + cells[size], 0);
  let open = (4 - (taken % 4)) % 4;
  return sizes
    .toReversed()
    .map((size): FeatureSize => {
      if (size !== 'small' || open === 0) return size;
      open -= 1;
      return 'medium';
    })
    .toReversed();
}

/** Features of the site in cards of four sizes, with notes on method and reason. */
export function FeatureGrid({ features }: { features: Feature[] }) {
  const id = useId();
  if (features.length === 0) return null;
  const sizes = closeLastRow(features.map(({ size }) => size));
  return (
    <Section labelledBy={id} ground="mist">
      <SectionHead id={id} eyebrow="Features" heading="What it does" />
      <ul className="mt-9 grid grid-flow-row-dense grid-cols-1 gap-3 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
        {features.map((feature, index) => (
          <li
            key={feature.title}
            style={{ '--hatch': hatches[index % hatches.length] } as CSSProperties}
            className={spans[sizes[index] ?? feature.size]}
          >
            <Feature feature={feature} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Feature({ feature }: { feature: Feature }) {
  const { title, description, technical, benefit, icon, image, size } = feature;
  const isLarge = size === 'large';
  return (
    <FeatureCard title={title} notes={notesOf(technical, benefit)} isWide={size === 'wide'}>
      {image ? (
        <Picture picture={image} sizes="(min-width: 64rem) 560px, 100vw" className="mb-5 w-full" />
      ) : null}
      {icon ? <Icon name={icon} className="mb-3 text-orchard" /> : null}
      <h3 className={isLarge ? 'text-quote' : 'text-h3'}>{title}</h3>
      <p
        className={classNames(
          'mt-2 mb-5 max-w-note text-muted',
          isLarge ? 'text-lead' : 'text-small',
        )}
      >
        {description}
      </p>
    </FeatureCard>
  );
}

function notesOf(technical: string | null, benefit: string | null) {
  return [
    { term: 'Technical', text: technical },
    { term: 'Benefit', text: benefit },
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []));
}
