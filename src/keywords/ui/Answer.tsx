import { Tag } from '@/design/ui/Tag';
import type { KeywordView } from '../rules/keyword-views';

export interface AnswerProps extends Pick<KeywordView, 'answer' | 'page'> {
  /** `false` within a label, where pressing it ticks. */
  isLink?: boolean;
}

const look = 'font-mono text-label break-all';

/** The page that answers a keyword, or that none does. */
export function Answer({ answer, page, isLink = true }: AnswerProps) {
  if (page === null) return <Tag tone="amber">No page</Tag>;
  if (answer === 'gone') {
    return (
      <span className="flex flex-wrap items-center gap-x-2">
        <Tag tone="cider">Page is gone</Tag>
        <span className={`${look} text-muted line-through`}>{page}</span>
      </span>
    );
  }
  if (!isLink) return <span className={look}>{page}</span>;
  return (
    <a href={page} className={look}>
      {page}
    </a>
  );
}
