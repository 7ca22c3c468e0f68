import { useId } from 'react';
import type { MetricView } from '@/content/rules/case-study-views';
import { Section } from '@/design/layout/Section';
import { SectionHead } from '@/design/ui/SectionHead';
import { CountUp } from '../lazy-parts';
import { MetricFigure } from './MetricFigure';

/** What can be counted, or is promised, of the finished site. */
export function Impact({ metrics }: { metrics: MetricView[] }) {
  const id = useId();
  if (metrics.length === 0) return null;
  return (
    <Section labelledBy={id} ground="mist">
      <SectionHead id={id} eyebrow="In figures" heading="What it adds up to" />
      <dl className="mt-9 grid grid-cols-2 border-t border-ink lg:mt-12 lg:grid-cols-4">
        {metrics.map((metric) => (
          <MetricFigure
            key={metric.label}
            figure={<CountUp value={metric.value} />}
            metric={metric}
            className="border-b border-rule py-6 pe-6 lg:py-8"
          />
        ))}
      </dl>
    </Section>
  );
}
