import { seoDashboardPath } from '@/platform/paths';
import { seoGapsPath, seoPagesPath } from '../rules/dashboard-paths';

const tabs = [
  { label: 'Keywords', href: seoDashboardPath },
  { label: 'By page', href: seoPagesPath },
  { label: 'Gaps', href: seoGapsPath },
] as const;

/** The three ways to look at the keywords. */
export function KeywordTabs({ current }: { current: (typeof tabs)[number]['href'] }) {
  return (
    <nav aria-label="Views" className="border-b border-ink print:hidden">
      <ul className="flex gap-1">
        {tabs.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="touch -mb-px flex items-center border-b-3 border-transparent px-4 text-small font-semibold no-underline hover:border-tick aria-[current]:border-orchard"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
