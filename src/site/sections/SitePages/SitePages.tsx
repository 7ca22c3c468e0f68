import type { SiteLinkGroup } from '@/content/rules/view-models';
import { listSiteGroups } from '@/content/store/site-index';
import { Icon } from '@/design/ui/Icon';
import type { LinkView } from '@/design/view-models';
import type { SitePagesBlock } from '@/payload-types';
import { HeadedSection } from '../HeadedSection';

/** Every page of the site, set like the index of a book: a row for each group. */
export async function SitePages({ block }: { block: SitePagesBlock }) {
  const groups = await listSiteGroups();
  return (
    <HeadedSection head={block}>
      <div className="mt-7 border-t border-ink lg:mt-9">
        {groups.map((group) => (
          <div
            key={group.heading}
            className="grid grid-cols-1 gap-x-12 gap-y-3 border-b border-rule py-6 lg:grid-cols-12 lg:py-7"
          >
            <h3 className="text-h3 lg:col-span-4 lg:pt-2.25">{group.heading}</h3>
            <div className="lg:col-span-8">
              <Links links={group.links} className="gap-x-8 sm:columns-2" />
              {group.folded.length > 0 ? (
                <div className="mt-4 grid grid-cols-1 items-start gap-x-8 sm:grid-cols-2">
                  {group.folded.map((list) => (
                    <Folded key={list.heading} {...list} />
                  ))}
                </div>
              ) : null}
            </div>
          </div>
        ))}
      </div>
    </HeadedSection>
  );
}

function Links({ links, className }: { links: LinkView[]; className: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href} className="break-inside-avoid">
          <a
            href={link.href}
            className="touch flex items-center py-1.5 text-small no-underline hover:underline"
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Folded({ heading, links }: SiteLinkGroup['folded'][number]) {
  return (
    <details className="group border-t border-rule">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 text-small font-semibold">
        {heading}
        <span className="flex items-center gap-3 font-mono text-label font-normal text-muted">
          {links.length}
          <span className="sr-only">{links.length === 1 ? ' page' : ' pages'}</span>
          <Icon
            name="chevron"
            className="size-4 transition-transform duration-200 group-open:rotate-180"
          />
        </span>
      </summary>
      <Links links={links} className="pb-3" />
    </details>
  );
}
