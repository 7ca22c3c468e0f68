import type { ReactNode } from 'react';
import type { MetricView } from '@/content/rules/view-models';
import { classNames } from '@/design/ui/class-names';

export interface MetricFigureProps {
  metric: MetricView;
  /** In the place of the plain figure, e.g. one that counts up. */
  figure?: ReactNode;
  className?: string;
}

/** A measured figure above what it measures. */
export function MetricFigure({ metric, figure, className }: MetricFigureProps) {
  return (
    <div className={classNames('flex flex-col-reverse justify-end', className)}>
      <dt className="mt-2 text-small text-muted">{metric.label}</dt>
      <dd className="font-mono text-[clamp(2rem,4vw,3rem)]/none font-semibold tracking-[-0.06em]">
        {metric.prefix ? <span className="text-orchard">{metric.prefix}</span> : null}
        {figure ?? metric.value}
        {metric.suffix ? (
          <span className="ms-[0.12em] text-[0.6em] tracking-[-0.03em] text-orchard">
            {metric.suffix.trim()}
          </span>
        ) : null}
      </dd>
    </div>
  );
}
