import { describe, expect, it } from 'vitest';
import { judgeLocality } from '../../../../../src/scanner/checks/local-business/business-facts.ts';
import { checks } from '../../../../../src/scanner/checks/registry.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const of = (body: string) => judgeLocality(pageEvidence({ html: htmlPage(body) }));

describe('evidence for a local business', () => {
  it('is a British number or address', () => {
    expect(of('<p>Call 01432 352271</p>')).toBe('uk');
    expect(of('<a href="https://wa.me/447911123456">Chat</a>')).toBe('uk');
    expect(of('<p>1 High Street, Ross-on-Wye HR9 5HL</p>')).toBe('uk');
    expect(of('<p>Ross-on-Wye HR9 5HL</p>')).toBe('words');
    expect(of('<p>+353 1 234 5678</p>')).toBe('abroad');
  });

  it('may be words only', () => {
    expect(of('<p>Book an appointment at our salon</p>')).toBe('words');
    expect(of('<p>Mon–Fri 9–5</p>')).toBe('words');
  });

  it('is nothing on a blog', () => {
    expect(of('<h1>Thoughts on bread</h1><p>I bake at home, mostly on Sundays.</p>')).toBe('none');
  });

  it('is not the office of a software company', () => {
    const software = '<p>Start your free trial. Log in to your dashboard. £9 per user.</p>';
    const office =
      '<p>Registered office: 1 Old Street, London EC1V 9HL. Sales 020 7946 0018, 24/7</p>';
    expect(of(software + office)).toBe('none');
    expect(of(`${software}${office}<p>Shop open Mon–Sat 9–5</p>`)).toBe('uk');
    expect(of(`<a href="/login">Log in</a>${office}`)).toBe('uk');
  });

  it('is a gym or an accountant, even with member sign-in', () => {
    const words = '<p>From £30 a month. Sign up. Log in to your dashboard.</p>';
    expect(of(`${words}<p>Call 01432 352271</p>`)).toBe('uk');
  });

  it('is not what an encyclopaedia or an article mentions', () => {
    const text =
      '<p>The Old Inn, 1 High Street, Ross-on-Wye HR9 5HL, 01989 562123, opening hours</p>';
    const wiki = '<meta name="generator" content="MediaWiki 1.46.0">';
    const article = '<meta property="og:type" content="article">';
    const at = (path: string, head: string, body = text) =>
      judgeLocality(
        pageEvidence({ html: htmlPage(body, head), url: `https://shop.example${path}` }),
      );
    expect(at('/wiki/The_Old_Inn', wiki)).toBe('none');
    expect(at('/2026/inn', article)).toBe('none');
    expect(at('/', article)).toBe('uk');
    // The number in the header is the owner’s.
    expect(at('/blog/tips', article, `<a href="tel:01989562123">Call</a>${text}`)).toBe('uk');
  });

  it('is weaker for an online shop with an address', () => {
    const shop = '<a href="/cart">Cart</a><p>1 High Street, Ross-on-Wye HR9 5HL</p>';
    expect(of(shop)).toBe('words');
    expect(of(`${shop}<p>Call 01432 352271</p>`)).toBe('uk');
  });
});

describe('a page that is not surely a local business', () => {
  const local = checks.filter(({ category }) => category === 'local-business');
  const failures = (evidence: ReturnType<typeof pageEvidence>) =>
    local.flatMap((check) => {
      const verdict = check.judge(evidence);
      return verdict.outcome === 'fail' ? [verdict] : [];
    });

  it('gets local failures as possible only', () => {
    const found = failures(pageEvidence({ html: htmlPage('<p>Visit us</p><input type="email">') }));
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found.map(({ confidence }) => confidence))).toEqual(new Set(['possible']));
  });

  it('gets none for what an article says of others', () => {
    const head = '<title>Tesco plc - Wiki</title><meta name="generator" content="MediaWiki 1.46">';
    const body =
      '<h1>Tesco plc</h1><p>VAT no. GB 123 4567 89. Call 01432 352271, HR9 5HL.</p><input type="email">';
    const html = htmlPage(body, head);
    expect(failures(pageEvidence({ html, url: 'https://wiki.example/wiki/Tesco' }))).toEqual([]);
  });
});
