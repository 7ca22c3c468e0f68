import type { NoticeBlock } from '@/payload-types';
import type { NoticeSectionProps } from './Notice';

/** The notice's own words. */
export function loadNotice({
  tone,
  title,
  text,
  linkLabel,
  linkHref,
}: NoticeBlock): NoticeSectionProps {
  return {
    tone,
    title,
    text,
    link: linkLabel && linkHref ? { label: linkLabel, href: linkHref } : null,
  };
}
