import { describe, expect, it } from 'vitest';
import { keepLiveLinks, liveLinkCheck } from '@/content/rules/live-links';
import type { NoticeBlock } from '@/payload-types';
import { loadNotice } from '@/site/sections/Notice/Notice';

const notice: NoticeBlock = {
  blockType: 'notice',
  tone: 'info',
  title: 'Try the scanner',
  text: 'It is free.',
  linkLabel: 'Scan my website',
  linkHref: '/scan',
};

/** The notice as a page reads it while the given addresses are live. */
const shown = (block: NoticeBlock, ...live: string[]) =>
  loadNotice(keepLiveLinks(block, liveLinkCheck(new Set(live))));

describe('a notice', () => {
  it('is shown with its link while the target is published', () => {
    expect(shown(notice, '/scan')?.link).toEqual({ label: 'Scan my website', href: '/scan' });
  });

  it('is hidden if its target is unpublished', () => {
    expect(shown(notice, '/')).toBeNull();
  });

  it('is shown if it never had a target', () => {
    expect(shown({ ...notice, linkLabel: null, linkHref: null })).toMatchObject({ link: null });
  });
});
