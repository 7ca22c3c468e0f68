import type { Block, BlocksField } from 'payload';
import { pageBlocks } from '@/blocks/configs';

/** A folded section says what kind it is and how it begins. */
export function withOwnLabel(block: Block): Block {
  const kind = String(block.labels?.singular ?? block.slug);
  return {
    ...block,
    admin: {
      ...block.admin,
      components: {
        ...block.admin?.components,
        Label: { path: '@/admin/fields/SectionLabel#SectionLabel', clientProps: { kind } },
      },
    },
  };
}

const blocks = pageBlocks.map(withOwnLabel);

/** The list of sections that a page is made of, folded so that a long page can be surveyed. */
export function sectionsField(
  options: Pick<BlocksField, 'required' | 'minRows'> & { label: string },
): BlocksField {
  return {
    name: 'sections',
    type: 'blocks',
    labels: { singular: 'Section', plural: 'Sections' },
    ...options,
    blocks,
    admin: { initCollapsed: true },
  };
}
