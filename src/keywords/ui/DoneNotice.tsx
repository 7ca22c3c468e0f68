import { z } from 'zod';
import { Notice } from '@/design/ui/Notice';
import type { AddressQuery } from '../rules/keyword-filter';
import { seoGeneratePath } from '../rules/keyword-filter';
import { keywordCount } from '../rules/keyword-views';

const count = z.coerce.number().int().min(0).max(1_000).nullable().catch(null);
const told = z.object({ added: count.default(null), assigned: count.default(null) });

/** What was done a moment ago, on the page that a form leads to. */
export function DoneNotice({ query }: { query: AddressQuery }) {
  const { added, assigned } = told.parse(query);
  if (added === null && assigned === null) return null;
  return (
    <Notice tone="success" role="status" className="mb-6">
      {added === null ? null : (
        <p>
          {added === 0
            ? 'They are in the list already.'
            : `${keywordCount(added)} added. Volume and CPC come with an import.`}{' '}
          <a href={seoGeneratePath}>Generate another set</a>
        </p>
      )}
      {assigned === null ? null : (
        <p>
          {assigned === 0
            ? 'They have a page already.'
            : `${keywordCount(assigned)} ${assigned === 1 ? 'has' : 'have'} a page now.`}
        </p>
      )}
    </Notice>
  );
}
