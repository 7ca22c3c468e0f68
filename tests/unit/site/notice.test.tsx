// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { keepLiveLinks, liveLinkCheck } from '@/content/rules/live-links';
import type { NoticeBlock } from '@/payload-types';
import { NoticeSection } from '@/site/sections/Notice/Notice';
import { open } from '../support/dom';

const notice: NoticeBlock = {
  blockType: 'notice',
  tone: 'info',
  title: 'Try the scanner',
  text: 'It is free.',
  linkLabel: 'Scan my website',
  linkHref: '/scan',
};

/** The notice as a page reads it while the given addresses are live. */
function show(block: NoticeBlock, ...live: string[]) {
  const read = keepLiveLinks(block, liveLinkCheck(new Set(live)));
  return open(<NoticeSection block={read} />).container;
}

describe('a notice', () => {
  it('is shown with its link while the target is published', () => {
    const link = show(notice, '/scan').querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Scan my website', '/scan']);
  });

  it('is hidden if its target is unpublished', () => {
    expect(show(notice, '/').textContent).toBe('');
  });

  it('is shown if it never had a target', () => {
    const shown = show({ ...notice, linkLabel: null, linkHref: null });
    expect(shown.textContent).toContain('Try the scanner');
    expect(shown.querySelector('a')).toBeNull();
  });
});
