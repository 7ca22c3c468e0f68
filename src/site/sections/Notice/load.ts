import type { NoticeBlock } from '@/payload-types';
import type { NoticeSectionProps } from './Notice';

/**
 * The notice's own words. One that leads to a page which is not on the site goes with that page: it
 * would announce what nobody can open.
 */
export function loadNotice({
  tone,
  title,
  text,
  linkLabel,
  linkHref,
}: NoticeBlock): NoticeSectionProps | null {
  // Emptied when the page was read, because its target is not live.
  if (linkLabel && linkHref === '') return null;
  return {
    tone,
    title,
    text,
    link: linkLabel && linkHref ? { label: linkLabel, href: linkHref } : null,
  };
}
