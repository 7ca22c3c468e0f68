import { listRelatedPages } from '@/content/store/related';
import type { RelatedLinksBlock } from '@/payload-types';
import { HeadedSection, type PlacedSection } from '../HeadedSection';

/** The most relevant pages, with their descriptions; omitted if none is relevant enough. */
export async function RelatedLinks({ block, path: from }: PlacedSection<RelatedLinksBlock>) {
  const pages = await listRelatedPages(from, block);
  if (pages.length === 0) return null;
  return (
    <HeadedSection head={block} shared>
      <ul className="mt-7 grid grid-cols-1 gap-x-10 border-t border-ink sm:grid-cols-2 lg:mt-9">
        {pages.map(({ path, title, description }) => (
          <li key={path} className="group relative border-b border-rule py-4 sm:py-5">
            <a
              href={path}
              className="font-semibold no-underline group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </a>
            {description ? (
              <p className="mt-1 text-small text-muted max-sm:sr-only">{description}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
