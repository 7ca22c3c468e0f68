import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { ReactElement, ReactNode } from 'react';
import { getSiteIndex } from '@/content/store/site-index';
import { Container } from '@/design/layout/Container';
import { pagedCollections } from '@/platform/paths';
import { Claims } from '@/site/sections/Claims/Claims';
import { Sections } from '@/site/sections/registry';
import { findExamples, type SectionKind } from './find-examples';
import { Pieces } from './Pieces';

export const metadata: Metadata = { title: 'Style sheet', robots: { index: false } };

/** Examples of kinds that the seed leaves out or empty. */
const standIns: { [T in SectionKind['slug']]?: ReactElement } = {
  postList: (
    <Sections
      sections={[{ blockType: 'postList', heading: 'From the blog', limit: 3 }]}
      path="/styleguide"
    />
  ),
  claims: (
    <Claims
      eyebrow={null}
      heading="Figures, each with its source"
      intro="They are switched on in the site settings."
      claims={[{ figure: '98', label: 'What it says', source: 'where it comes from' }]}
    />
  ),
};

function Frame(props: { kind: string; name: string; from: ReactNode; children: ReactNode }) {
  const { kind, name, from, children } = props;
  return (
    <>
      {/* Raised above the preceding example, which may overlap it. */}
      <Container className="relative z-10 flex flex-wrap items-baseline gap-x-6 border-t-3 border-edge py-2 text-small text-muted">
        <h2 className="text-h4 text-ink">{name}</h2>
        {from}
      </Container>
      <div data-example={kind}>{children}</div>
    </>
  );
}

function Kind({ slug, label, examples }: SectionKind) {
  return (
    <section id={`kind-${slug}`} aria-label={label}>
      {examples.map(({ look, section, page }) => (
        <Frame
          key={look}
          kind={slug}
          name={look ? `${label}: ${look}` : label}
          from={<Link href={page.path}>{page.title}</Link>}
        >
          <Sections sections={[section]} path={page.path} />
        </Frame>
      ))}
      {examples.length === 0 ? (
        <Frame kind={slug} name={label} from="On no published page">
          {standIns[slug]}
        </Frame>
      ) : null}
    </section>
  );
}

/**
 * The style guide for developers: components, and each kind of section. `?scheme=night` shows the
 * dark scheme without changing the system's.
 */
export default async function StyleguidePage({
  searchParams,
}: {
  searchParams: Promise<{ scheme?: string }>;
}) {
  if (process.env.NODE_ENV !== 'development') notFound();
  const [{ scheme }, kinds, { entries }] = await Promise.all([
    searchParams,
    findExamples(),
    getSiteIndex(),
  ]);
  // Templates have no sections, so one page of each is linked.
  const templates = pagedCollections.flatMap(
    (name) => entries.find(({ collection }) => collection === name) ?? [],
  );
  return (
    <div className={scheme === 'night' ? 'night bg-paper text-ink' : undefined}>
      <Container className="grid gap-6 pt-14">
        <h1 className="text-h1">Style sheet</h1>
        <nav aria-label="On this sheet" className="flex flex-wrap gap-x-5 gap-y-1 text-small">
          <Link href={scheme ? '/styleguide' : '/styleguide?scheme=night'}>
            {scheme ? 'By day' : 'By night'}
          </Link>
          {kinds.map(({ slug, label }) => (
            <a key={slug} href={`#kind-${slug}`}>
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="Templates" className="flex flex-wrap gap-x-5 gap-y-1 text-small">
          Templates:
          {templates.map(({ collection, path, title }) => (
            <Link key={collection} href={path}>
              {title}
            </Link>
          ))}
          <a href="/nowhere">Nothing found</a>
        </nav>
      </Container>
      <Pieces />
      {kinds.map((kind) => (
        <Kind key={kind.slug} {...kind} />
      ))}
    </div>
  );
}
