import type { BlocksField } from 'payload';
import { withOwnLabel } from '@/content/hooks/fields/section';
import { pageBlocks } from './configs';

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
