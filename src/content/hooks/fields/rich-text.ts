import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
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
import { pagedCollections } from '@/platform/paths';
import { priceTokenBlock } from '@/prices/hooks/price-fields';
import { wordBadLink } from '../../rules/lexical';
import { validateHref } from './common';

const dropEmptyLinks = createServerFeature({
  key: 'dropEmptyLinks',
  feature: { ClientFeature: '@/content/office/drop-empty-links#DropEmptyLinksClient' },
})();

const lexical = lexicalEditor({
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
    dropEmptyLinks,
    UploadFeature({ enabledCollections: ['media'] }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ inlineBlocks: [priceTokenBlock] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

/**
 * The site's editor, limited to features that the renderer supports. Its errors quote an invalid
 * link, where Payload would only name a node.
 */
export const siteEditor: ReturnType<typeof lexicalEditor> = async (options) => {
  const adapter = await lexical(options);
  return {
    ...adapter,
    validate: (value, field) => {
      const label = typeof field.label === 'string' ? field.label : field.path.join(' ');
      return wordBadLink(value, label, validateHref) ?? adapter.validate(value, field);
    },
  };
};

/** Formatted text with headings, lists, links, tables, pictures and live figures. */
export function richTextField(name: string, label: string, required = true): RichTextField {
  return { name, type: 'richText', label, required, editor: siteEditor };
}
