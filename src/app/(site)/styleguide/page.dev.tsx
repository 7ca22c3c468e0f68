import { readFile } from 'node:fs/promises';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Block } from 'payload';
import type { ReactElement, ReactNode } from 'react';
import { getCaseStudy, listCaseStudies } from '@/content/store/case-studies';
import { getPage, type PageSection, type PageView } from '@/content/store/pages';
import { listClaims } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { Container } from '@/design/layout/Container';
import { Button } from '@/design/ui/Button';
import { Checkbox } from '@/design/ui/Checkbox';
import { Input, Select, Textarea } from '@/design/ui/Field';
import { Gauge } from '@/design/ui/Gauge';
import { Icon, iconNames } from '@/design/ui/Icon';
import { Notice } from '@/design/ui/Notice';
import { Tag } from '@/design/ui/Tag';
import { colours } from '@/platform/brand';
import { pagedCollections } from '@/platform/paths';
import { ClaimList } from '@/site/sections/Claims/Claims';
import { pageBlocks } from '@/site/sections/configs';
import { Sections } from '@/site/sections/registry';
import { InteractivePieces } from './InteractivePieces';

type Page = Pick<PageView, 'path' | 'title' | 'sections'>;

interface Example {
  /** The variant's label for staff, e.g. `Price list`; `null` without variants. */
  look: string | null;
  section: PageSection;
  page: Page;
}

interface SectionKind {
  slug: PageSection['blockType'];
  label: string;
  /** One example of each variant; empty if no published page uses this kind. */
  examples: Example[];
}

/** The field that selects a section's variant: a required single choice. */
function looksOf({ fields }: Block): { name: string; labels: Map<string, string> } | null {
  for (const field of fields) {
    if (field.type !== 'select' || !field.required || field.hasMany) continue;
    const labels = field.options.map((option): [string, string] =>
      typeof option === 'string' ? [option, option] : [option.value, String(option.label)],
    );
    return { name: field.name, labels: new Map(labels) };
  }
  return null;
}

function examplesOf(block: Block, pages: readonly Page[]): Example[] {
  const looks = looksOf(block);
  const examples = new Map<string, Example>();
  for (const page of pages) {
    for (const section of page.sections) {
      if (section.blockType !== block.slug) continue;
      const value = looks ? String(section[looks.name as keyof PageSection]) : '';
      if (examples.has(value)) continue;
      examples.set(value, { look: looks?.labels.get(value) ?? null, section, page });
    }
  }
  return [...examples.values()];
}

/** Pages come first, because case studies also have sections, below their own content. */
async function findPages(): Promise<Page[]> {
  const [{ entries }, studies] = await Promise.all([getSiteIndex(), listCaseStudies()]);
  const paths = entries.filter(({ collection }) => collection === 'pages').map(({ path }) => path);
  const pages: (Page | null)[] = [];
  // In sequence: parallel queries would exhaust the database's connection pool.
  for (const path of paths) pages.push(await getPage(path));
  for (const { slug } of studies) pages.push(await getCaseStudy(slug));
  return pages.filter((page) => page !== null);
}

async function findExamples(): Promise<SectionKind[]> {
  const [pages, claims] = await Promise.all([findPages(), listClaims()]);
  return pageBlocks.map((block) => ({
    slug: block.slug as SectionKind['slug'],
    label: String(block.labels?.singular ?? block.slug),
    // Claims are empty until staff enable one, and empty sections are no examples.
    examples: block.slug === 'claims' && claims.length === 0 ? [] : examplesOf(block, pages),
  }));
}

async function readSizes(): Promise<string[]> {
  const css = await readFile('src/app/(site)/site.css', 'utf8');
  const names = css.matchAll(/^ {2}--text-([a-z0-9]+(?:-[a-z0-9]+)*):/gm);
  return [...new Set([...names].map(([, name]) => name ?? ''))];
}

/** Colours, sizes, and small components in states that no section shows. */
async function Pieces() {
  const sizes = await readSizes();
  return (
    <Container className="grid gap-10 py-14">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-9">
        {Object.keys(colours).map((name) => (
          <li key={name} className="font-mono text-label">
            <span
              className="mb-1 block h-12 rounded-control border border-rule"
              style={{ background: `var(--color-${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid gap-2">
        {sizes.map((name) => (
          <li key={name} className="leading-tight" style={{ fontSize: `var(--text-${name})` }}>
            {name}: measured, not invented
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        {(['primary', 'line', 'quiet'] as const).map((variant) => (
          <Button key={variant} variant={variant} icon="arrow-right">
            {variant}
          </Button>
        ))}
        <Button variant="primary" busy busyLabel="Sending...">
          Send enquiry
        </Button>
      </div>
      <InteractivePieces />
      <div className="flex flex-wrap items-center gap-3">
        <Tag>Plain</Tag>
        {(['amber', 'cider', 'orchard'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
        {[92, 58, 31].map((score) => (
          <Gauge key={score} score={score} label="Score" size="small" />
        ))}
      </div>
      <form className="grid gap-x-5 gap-y-3 sm:grid-cols-2" noValidate>
        <Input
          label="Email"
          name="sheet-email"
          defaultValue="visitor@"
          error="Please enter a valid email address"
        />
        <Select
          label="Project type"
          name="sheet-project"
          options={[{ value: 'new', label: 'New website' }]}
          placeholder="Please choose"
          error="Please select a project type"
        />
        <Textarea label="Message" name="sheet-message" optional error="At least ten characters" />
        <Input label="Switched off" name="sheet-off" disabled defaultValue="Not now" />
        <Checkbox label="WhatsApp" name="sheet-whatsapp" trailing="+£500" defaultChecked disabled />
      </form>
      <div className="grid gap-3 md:grid-cols-2">
        {(['info', 'warning', 'error', 'success'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={tone}>
            A remark set apart by its edge.
          </Notice>
        ))}
      </div>
    </Container>
  );
}

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
    <ClaimList
      head={{
        heading: 'Figures, each with its source',
        intro: 'They are switched on in the site settings.',
      }}
      claims={[
        { figure: '98', label: 'What it says', source: 'where it comes from', isSample: false },
      ]}
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
          from={<a href={page.path}>{page.title}</a>}
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

/** The style guide for developers. `?scheme=night` shows the dark scheme. */
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
          <a href={scheme ? '/styleguide' : '/styleguide?scheme=night'}>
            {scheme ? 'By day' : 'By night'}
          </a>
          {kinds.map(({ slug, label }) => (
            <a key={slug} href={`#kind-${slug}`}>
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="Templates" className="flex flex-wrap gap-x-5 gap-y-1 text-small">
          Templates:
          {templates.map(({ collection, path, title }) => (
            <a key={collection} href={path}>
              {title}
            </a>
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
