import { seoDashboardPath } from '@/platform/paths';
import { seoGeneratePath, seoImportPath } from '../rules/keyword-filter';

/** In place of the table. */
export function EmptyList({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="hatch border-y border-ink">
      <p className="mx-auto max-w-note bg-paper px-5 py-10 text-center">
        {isNarrowed ? (
          <>
            No keyword is like that. <a href={seoDashboardPath}>Show all keywords</a>
          </>
        ) : (
          <>
            No keywords yet. <a href={seoGeneratePath}>Generate a set</a> from your cities and
            niches, or <a href={seoImportPath}>import a file</a>.
          </>
        )}
      </p>
    </div>
  );
}
