import 'server-only';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react';
import type { LinkView } from '@/design/view-models';
import type { Media } from '@/payload-types';
import type { PagedCollection } from '@/platform/paths';
import { slugify } from '@/platform/slugify';
import type { PriceBook } from '@/prices/rules/price-book';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import {
  type LexicalNode,
  type LexicalState,
  lexicalNodes,
  lexicalToText,
  referenceIn,
} from '../rules/lexical';
import { toImageView } from './published';
import { getSiteIndex, type SiteIndex } from './site-index';

/** Address of a link; `null` if its target is unpublished. The link then becomes plain text. */
function hrefOf(node: LexicalNode, index: SiteIndex): string | null {
  if (node.fields?.linkType !== 'internal') {
    const url = String(node.fields?.url ?? '');
    return url && index.isLive(url) ? url : null;
  }
  const target = referenceIn(node);
  return target && index.pathOfDocument(target.collection as PagedCollection, target.id);
}

/** Lexical's header state of a row header; 1 is a column header. */
const headsRow = 2;

function figures(book: PriceBook) {
  return (token: unknown) => resolvePriceText(`{{${String(token)}}}`, book);
}

/** Links to a text's parts: its headings of the second level. */
export async function listHeadings(content: LexicalState): Promise<LinkView[]> {
  const figure = figures(await getPriceBook());
  return lexicalNodes(content)
    .filter(({ type, tag }) => type === 'heading' && tag === 'h2')
    .map((node) => lexicalToText({ root: node }, figure))
    .map((label) => ({ label, href: `#${slugify(label)}` }));
}

function converters(book: PriceBook, index: SiteIndex): JSXConvertersFunction {
  const figure = figures(book);
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    link: ({ node, nodesToJSX }) => {
      const href = hrefOf({ ...node, type: 'link' } as LexicalNode, index);
      const words = nodesToJSX({ nodes: node.children });
      if (!href) return words;
      if (href.startsWith('/')) return <a href={href}>{words}</a>;
      return (
        <a href={href} {...(node.fields.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
          {words}
        </a>
      );
    },
    heading: ({ node, nodesToJSX }) => {
      const Tag = node.tag as 'h2' | 'h3' | 'h4';
      const text = lexicalToText({ root: node }, figure);
      return <Tag id={slugify(text)}>{nodesToJSX({ nodes: node.children })}</Tag>;
    },
    table: ({ node, nodesToJSX }) => {
      const [head] = (node as LexicalNode).children ?? [];
      const columns = (head?.children ?? [])
        .map((cell) => lexicalToText({ root: cell }, figure).trim())
        .filter(Boolean);
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard
        <section className="table-scroll" aria-label={`Table: ${columns.join(', ')}`} tabIndex={0}>
          <table>
            <tbody>{nodesToJSX({ nodes: node.children })}</tbody>
          </table>
        </section>
      );
    },
    // Payload's cells add borders, and turn an empty corner into a header.
    tablecell: ({ node, nodesToJSX }) => {
      const children = nodesToJSX({ nodes: node.children });
      const text = lexicalToText({ root: node }, figure);
      const spans = {
        colSpan: node.colSpan && node.colSpan > 1 ? node.colSpan : undefined,
        rowSpan: node.rowSpan && node.rowSpan > 1 ? node.rowSpan : undefined,
      };
      if (!node.headerState || text === '') return <td {...spans}>{children}</td>;
      return (
        <th {...spans} scope={node.headerState === headsRow ? 'row' : 'col'}>
          {children}
        </th>
      );
    },
    upload: ({ node }) => {
      const image = toImageView((node as { value?: Media | number }).value);
      if (!image) return null;
      const { alt, ...source } = image;
      return (
        <img
          {...source}
          alt={alt}
          sizes="(min-width: 48rem) 44rem, 100vw"
          loading="lazy"
          decoding="async"
        />
      );
    },
    inlineBlocks: {
      priceToken: ({ node }: { node: { fields: { token?: unknown } } }) => {
        const words = figure(node.fields.token);
        // Both ends of a range stay on one line.
        return (
          <span className={words.includes('–') ? 'whitespace-nowrap' : undefined}>{words}</span>
        );
      },
    },
  });
}

/** Renders a rich text of the CMS with present figures. */
export async function CmsRichText({ content }: { content: LexicalState | null | undefined }) {
  const [book, index] = await Promise.all([getPriceBook(), getSiteIndex()]);
  if (!content) return null;
  return (
    <RichText
      // The editor's own state type; the rules use a narrower one.
      data={content as SerializedEditorState}
      converters={converters(book, index)}
      disableContainer
    />
  );
}
