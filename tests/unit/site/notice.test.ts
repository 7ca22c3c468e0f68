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

/** The notice as a page reads it while these addresses are on the site. */
const shown = (block: NoticeBlock, ...live: string[]) =>
  loadNotice(keepLiveLinks(block, liveLinkCheck(new Set(live))));

describe('a notice', () => {
  it('is shown with its link while the page behind it is on the site', () => {
    expect(shown(notice, '/scan')?.link).toEqual({ label: 'Scan my website', href: '/scan' });
  });

  it('goes with the page that it leads to', () => {
    expect(shown(notice, '/')).toBeNull();
  });

  it('stays when it never led anywhere', () => {
    expect(shown({ ...notice, linkLabel: null, linkHref: null })).toMatchObject({ link: null });
  });
});
