import { Icon } from '@/design/ui/Icon';
import { pathShown } from '../../rules/progress';
import type { BranchView, PageView } from '../../rules/state';

/** Branches down to here are open at first, and further ones that hold next to nothing. */
const openLevels = 2;
const fewPages = 2;

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

/** One address: where it is, what it is called, or why it is left out. */
function PageRow({ page, name }: { page: PageView; name: string }) {
  const { url, title, status, why } = page;
  return (
    <div className="grid grid-cols-1 gap-x-6 border-b border-rule max-sm:pb-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="flex min-h-11 items-center font-mono text-label wrap-anywhere decoration-tick hover:decoration-current max-sm:min-h-9 max-sm:items-end"
      >
        {name}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {why === null ? (
        <span className="self-center text-small wrap-anywhere sm:py-2">{title ?? 'No title'}</span>
      ) : (
        <span className="self-center text-small text-muted wrap-anywhere sm:py-2">
          <span className="font-mono text-label">{status === null ? 'left out' : status}</span>
          {status === null ? ': ' : ', left out: '}
          {why}
        </span>
      )}
    </div>
  );
}

function BranchList({ branch, level }: { branch: BranchView; level: number }) {
  return (
    <ul className={level > 0 ? 'ms-2 border-s border-tick ps-3 sm:ms-3 sm:ps-5' : undefined}>
      {branch.pages.map((page) => (
        <li key={page.url}>
          <PageRow page={page} name={pathShown(page.url)} />
        </li>
      ))}
      {branch.children.map((child) => (
        <li key={child.name}>
          <Branch branch={child} level={level + 1} />
        </li>
      ))}
    </ul>
  );
}

function Branch({ branch, level }: { branch: BranchView; level: number }) {
  const { name, children, listed, leftOut } = branch;
  const [only, ...others] = branch.pages;
  if (children.length === 0 && only && others.length === 0) {
    return <PageRow page={only} name={name} />;
  }
  return (
    <details open={level <= openLevels || listed + leftOut <= fewPages}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-3 border-b border-rule py-2 hover:bg-mist">
        <Icon
          name="chevron"
          className="-rotate-90 transition-transform duration-120 [[open]>summary>&]:rotate-0"
        />
        <span className="min-w-0 grow font-mono text-label font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="shrink-0 text-end font-mono text-label text-muted">
          {pages(listed)}
          {leftOut > 0 ? `, ${leftOut} left out` : null}
        </span>
      </summary>
      <BranchList branch={branch} level={level} />
    </details>
  );
}

/** The addresses of a site as they lie in each other: nested lists that open and close. */
export function SiteTree({ tree }: { tree: BranchView }) {
  return (
    <div className="border-t border-ink">
      <BranchList branch={tree} level={0} />
    </div>
  );
}
