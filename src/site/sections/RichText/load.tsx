import { CmsRichText } from '@/content/store/CmsRichText';
import type { RichTextBlock } from '@/payload-types';
import type { RichTextProps } from './RichText';

/** The text with today's figures. */
export function loadRichText(block: RichTextBlock): RichTextProps {
  return { children: <CmsRichText content={block.content} />, width: block.width };
}
