import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { pagedCollections } from '@/domain/routing/paths';
import { validateHref } from './link';
import { priceTokenBlock } from './price-tokens/price-token-block';

/** The one editor of the site: what it offers, the site's renderer can show. */
export const siteEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    InlineCodeFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [...pagedCollections],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url'
            ? ({
                ...field,
                validate: (value: unknown, options: { siblingData?: unknown }) => {
                  const { linkType } = (options.siblingData ?? {}) as { linkType?: string };
                  return linkType === 'internal' ? true : validateHref(value);
                },
              } as typeof field)
            : field,
        ),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ inlineBlocks: [priceTokenBlock] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

/** Formatted text with headings, lists, links, tables, pictures and live figures. */
export function richTextField(name: string, label: string, required = true): RichTextField {
  return { name, type: 'richText', label, required, editor: siteEditor };
}
