import { describe, expect, it } from 'vitest';
import { localCookieConsent } from '../../../../../src/scanner/checks/local-business/local-cookie-consent.ts';
import { judgeSite } from './judge-site.ts';

const judge = (body: string, more = {}) =>
  judgeSite(localCookieConsent, `<p>Bread</p>${body}`, more);
const pixel =
  "<script>!function(){/*fbevents*/}();fbq('init', '123'); fbq('track', 'PageView');</script>";
const analytics = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC"></script>';
const tagManager =
  "<script>(function(w,d){j.src='https://www.googletagmanager.com/gtm.js?id='+i})()</script>";

describe('trackers', () => {
  it('pass when absent or cookieless', () => {
    expect(judge('').outcome).toBe('pass');
    expect(judge('<script defer src="https://plausible.io/js/script.js"></script>').outcome).toBe(
      'pass',
    );
  });

  it.each([
    ['Meta Pixel', pixel],
    ['Meta Pixel', '<noscript><img src="https://www.facebook.com/tr?id=1&ev=PageView"></noscript>'],
    ['TikTok Pixel', "<script>ttq.load('ABC');</script>"],
    [
      'LinkedIn Insight Tag',
      '<script src="https://snap.licdn.com/li.lms-analytics/insight.min.js"></script>',
    ],
    ['Google Ads', "<script>gtag('config', 'AW-123');</script>"],
    ['Microsoft Advertising', "<script>r.src='//bat.bing.com/bat.js'</script>"],
  ])('for advertising may need consent: %s', (name, body) => {
    expect(judge(body)).toMatchObject({
      outcome: 'fail',
      confidence: 'possible',
      summary: `The page uses ${name}, and no consent tool was found. This may need consent.`,
    });
  });

  it('may come with embedded content', () => {
    const video = '<iframe src="https://www.youtube.com/embed/1"></iframe>';
    expect(judge(video)).toMatchObject({
      outcome: 'note',
      summary:
        'The page shows content from YouTube, which may set cookies of its own. This may need consent.',
    });
    expect(judge(`${video}<div id="cookie-banner">We ask</div>`).outcome).toBe('pass');
    const quiet =
      '<iframe src="https://www.youtube-nocookie.com/embed/1"></iframe><link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lato">';
    expect(judge(quiet).outcome).toBe('pass');
  });

  it('may be cookies of the page itself', () => {
    expect(judge('', { parts: { cookies: ['_fbp=fb.1.2; Path=/'] } }).outcome).toBe('fail');
    expect(judge('', { parts: { cookies: ['PHPSESSID=1'] } }).outcome).toBe('pass');
  });

  it('give a note for statistics alone, and for tag managers', () => {
    expect(judge(analytics).outcome).toBe('note');
    expect(judge(tagManager).outcome).toBe('note');
    expect(judge(analytics + pixel).outcome).toBe('fail');
  });

  it.each([
    '<script src="https://consent.cookiebot.com/uc.js"></script>',
    '<script src="/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js"></script>',
    '<script src="https://cc.cdn.civiccomputing.com/9/cookieControl-9.x.min.js"></script>',
    '<div id="cookie-banner">We ask</div>',
    "<script>gtag('consent', 'default', {'ad_storage': 'denied'});</script>",
    '<p>We ask first.</p><button>Accept all cookies</button>',
  ])('count as blocked by %s', (tool) => {
    expect(judge(pixel + tool).outcome).toBe('pass');
  });

  it('do not count when blocked by a consent tool or merely linked', () => {
    expect(
      judge('<script type="text/plain" data-category="ads">fbq("init", "1")</script>').outcome,
    ).toBe('pass');
    expect(judge('<a href="https://www.facebook.com/shop">Facebook</a>').outcome).toBe('pass');
    expect(judge(`<a href="/cookie-policy">Cookie policy</a>${pixel}`).outcome).toBe('fail');
  });
});
