import { classNames } from '@/design/ui/class-names';
import type { FreeResult } from '../../rules/scan-state';

const rows = [
  ['critical', 'critical'],
  ['high', 'high'],
  ['medium', 'medium'],
  ['low', 'low'],
] as const;

/** Failing checks by severity, in figures. */
export function SeverityCounts({
  counts,
  className,
}: {
  counts: FreeResult['counts'];
  className?: string;
}) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 border-y border-ink sm:grid-cols-4 sm:divide-x sm:divide-rule',
        className,
      )}
    >
      {rows.map(([key, label]) => (
        <div key={key} className="flex flex-col-reverse py-4 sm:px-5 sm:first:ps-0">
          <dt className="text-small text-muted">{label}</dt>
          <dd
            className={classNames(
              'font-mono text-h2 font-semibold tracking-[-0.04em]',
              key === 'critical' && counts.critical > 0 && 'text-danger',
            )}
          >
            {counts[key]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
