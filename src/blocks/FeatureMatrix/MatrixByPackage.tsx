import { Icon } from '@/components/ui/Icon';
import type { FeatureMatrixView } from '@/domain/content/table-views';
import { MatrixMark } from './MatrixMark';

/** The matrix package by package, each folded: a table of columns can't be read on a phone. */
export function MatrixByPackage({
  matrix,
  className,
}: {
  matrix: FeatureMatrixView;
  className?: string;
}) {
  return (
    <div className={className}>
      <div className="border-t border-ink">
        {matrix.packages.map((item, index) => (
          <details key={item.key} className="group border-b border-rule">
            <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-4">
              <h3 className="text-h4">{item.name}</h3>
              <Icon
                name="plus"
                className="transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <div className="pb-6">
              {matrix.groups.map((group) => (
                <div key={group.name} className="pt-3">
                  <h4 className="pb-1.5 font-mono text-label font-medium tracking-normal text-orchard">
                    {group.name}
                  </h4>
                  <dl className="text-small">
                    {group.rows.map((row) => (
                      <div
                        key={row.name}
                        className="grid grid-cols-[minmax(0,1fr)_minmax(2.5rem,auto)] gap-x-4 border-t border-rule py-2"
                      >
                        <dt>{row.name}</dt>
                        <dd className="max-w-36 text-end">
                          <MatrixMark value={row.values[index]} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              ))}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
