import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ArticleShell } from '@/site/templates/ArticleShell';
import { NotFoundView } from '@/site/templates/NotFoundView';
import { HomeSheet } from './HomeSheet';
import { NewSectionsSheet } from './NewSectionsSheet';
import { PiecesSheet } from './PiecesSheet';
import { PricingSheet } from './PricingSheet';
import { SampleProse } from './SampleProse';

export const metadata: Metadata = { title: 'Style sheet', robots: { index: false } };

const sheets = {
  pieces: () => <PiecesSheet />,
  home: () => <HomeSheet />,
  pricing: () => <PricingSheet />,
  sections: () => <NewSectionsSheet />,
  article: () => (
    <ArticleShell
      title="Why we publish every price, and what it does to quotes"
      category="Design"
      publishedOn="2025-01-18"
      readTimeMinutes={6}
      author="The studio"
      lead="What happens to quotes, clients and invoices when the number is on the page."
      related={{
        heading: 'Read next',
        links: [
          { label: 'How to hire a web designer', href: '/blog/hiring-web-designer', meta: '8 min' },
          { label: 'Pricing', href: '/pricing', meta: null },
        ],
      }}
    >
      <SampleProse />
    </ArticleShell>
  ),
  '404': () => <NotFoundView isLive={() => true} />,
};

type SheetName = keyof typeof sheets;

/**
 * Every piece in every state, for the people who build the site: `?sheet=home|pricing|sections|article|404`.
 * `&scheme=night` shows the dark scheme without changing the system's.
 */
export default async function StyleguidePage({
  searchParams,
}: {
  searchParams: Promise<{ sheet?: string; scheme?: string }>;
}) {
  if (process.env.NODE_ENV !== 'development') notFound();
  const { sheet = 'pieces', scheme } = await searchParams;
  const name: SheetName = sheet in sheets ? (sheet as SheetName) : 'pieces';
  return (
    <div className={scheme === 'night' ? 'night bg-paper text-ink' : undefined}>
      {sheets[name]()}
      <nav
        aria-label="Sheets"
        className="flex flex-wrap gap-4 border-t border-rule p-4 print-hidden"
      >
        {Object.keys(sheets).map((other) => (
          <Link key={other} href={`/styleguide?sheet=${other}`}>
            {other}
          </Link>
        ))}
      </nav>
    </div>
  );
}
