import { classNames } from '@/design/ui/class-names';
import type { FreeResult } from '../../rules/scan-state';

const severities = ['critical', 'high', 'medium', 'low'] as const;

interface SeverityCountsProps extends Pick<FreeResult, 'counts'> {
  className: string;
}

export function SeverityCounts({ counts, className }: SeverityCountsProps) {
  return (
    <dl className={classNames('grid grid-cols-4 gap-4', className)}>
      {severities.map((severity) => (
        <div key={severity} className="flex flex-col-reverse">
          <dt className="text-small text-muted">{severity}</dt>
          <dd
            className={classNames(
              'font-mono text-h3 font-semibold',
              severity === 'critical' && counts.critical > 0 && 'text-danger',
            )}
          >
            {counts[severity]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
