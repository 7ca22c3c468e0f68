import { describe, expect, it } from 'vitest';
import { breadcrumbOf } from '@/platform/breadcrumb';

const shown = (path: string) =>
  breadcrumbOf(path).map(({ label, path: target, isLink }) => (isLink ? [label, target] : [label]));

describe('the breadcrumb of a page', () => {
  it('is absent on the home page', () => {
    expect(breadcrumbOf('/')).toEqual([]);
  });

  it('links the home page and each part, but not the page itself', () => {
    expect(shown('/services/ai-chatbot')).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['AI Chatbot'],
    ]);
  });

  it.each(['industries', 'projects', 'proposals'])(
    'does not link to /%s, where there is no page',
    (group) => {
      expect(shown(`/${group}/joinery-workshops`)).toEqual([
        ['Home', '/'],
        [group[0]?.toUpperCase() + group.slice(1)],
        ['Joinery Workshops'],
      ]);
    },
  );

  it.each([
    ['/services/whatsapp-integration', 'WhatsApp Integration'],
    ['/tools/chatbot-roi', 'Chatbot ROI'],
    ['/beta-audit-ftj2025', 'Beta Audit FTJ 2025'],
    ['/blog/why-pwa-matters', 'Why PWA Matters'],
    ['/web-design-swindon', 'Web Design Swindon'],
  ])('%s ends with %s', (path, label) => {
    expect(shown(path).at(-1)).toEqual([label]);
  });

  it('does not link to the part before the number of a list’s page', () => {
    expect(shown('/blog/page/2')).toEqual([['Home', '/'], ['Blog', '/blog'], ['Page'], ['2']]);
  });
});
