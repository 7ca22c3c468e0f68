import type { Block } from 'payload';

/** A folded section says what kind it is and how it begins. */
export function withOwnLabel(block: Block): Block {
  const kind = String(block.labels?.singular ?? block.slug);
  return {
    ...block,
    admin: {
      ...block.admin,
      components: {
        ...block.admin?.components,
        Label: { path: '@/office/fields/SectionLabel#SectionLabel', clientProps: { kind } },
      },
    },
  };
}
