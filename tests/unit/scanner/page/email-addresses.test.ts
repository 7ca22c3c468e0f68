import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeCloudflareEmail,
  findEmailAddresses,
} from '../../../../src/scanner/checks/local-business/local-contact-email.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import { htmlPage } from '../../../support/scan-evidence.ts';

function emails(body: string) {
  return findEmailAddresses(parsePage(htmlPage(body), 'https://shop.example/'));
}

/** Encodes like Cloudflare. */
function encoded(email: string, key: number): string {
  return [key, ...[...email].map((letter) => letter.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

describe('email addresses of a page', () => {
  it('are found in links, in the text and spelled out', () => {
    expect(emails('<a href="mailto:Hello@Shop.example?subject=Hi">Write</a>')).toEqual([
      'hello@shop.example',
    ]);
    expect(emails('<p>Write to hello@shop.co.uk.</p>')).toEqual(['hello@shop.co.uk']);
    expect(emails('<p>hello [at] shop [dot] co.uk</p>')).toEqual(['hello@shop.co.uk']);
    expect(emails('<p>hello(at)shop.co.uk</p>')).toEqual(['hello@shop.co.uk']);
  });

  it('exclude similar text', () => {
    expect(
      emails('<p>logo@2x.png, @shop, meet at shop.co.uk, a@b</p><a href="mailto:">x</a>'),
    ).toEqual([]);
    expect(emails('<script>var a = "hidden@shop.co.uk"</script>')).toEqual([]);
  });

  it('are decoded from Cloudflare’s protection', () => {
    const hex = encoded('hello@curlup.example', 0x7e);
    expect(emails(`<span data-cfemail="${hex}">[protected]</span>`)).toEqual([
      'hello@curlup.example',
    ]);
    expect(emails(`<a href="/cdn-cgi/l/email-protection#${hex}">write</a>`)).toEqual([
      'hello@curlup.example',
    ]);
    const name = fc.stringMatching(/^[a-z]{1,12}@[a-z]{2,12}\.(?:uk|com|co\.uk)$/);
    fc.assert(
      fc.property(name, fc.integer({ min: 0, max: 255 }), (email, key) => {
        expect(decodeCloudflareEmail(encoded(email, key))).toBe(email);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void decodeCloudflareEmail(text)));
  });
});
