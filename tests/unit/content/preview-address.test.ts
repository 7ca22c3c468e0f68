import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPreviewAddress } from '@/content/rules/projects';

const site = 'https://studio.example';

describe('a page may be framed live', () => {
  it.each([
    '/demos/helix-heating',
    '/demos/helix-heating/book',
    'https://client.example',
    'https://client.example:8443/shop?a=1#top',
    'https://studio.example.client.example/',
  ])('when it is a demonstration or another company’s site: %s', (address) => {
    expect(isPreviewAddress(address, site)).toBe(true);
  });

  it.each([
    '',
    '/',
    '/cms',
    '/cms/collections/packages',
    '/projects/helix-heating',
    '/api/users/me',
    '/demos',
    '/demos/',
    '/demos/../cms',
    '/demos/helix-heating/../../cms',
    '/demos/%2e%2e/cms',
    '/demos/a/b/c',
    '/demos/a?next=/cms',
    '/demos/a\n',
    '//evil.example',
    '/\\evil.example',
    'http://client.example',
    'https:client.example',
    'https://',
    'HTTPS:/client.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://client.example/1',
    ' /demos/helix-heating',
  ])('but not this: “%s”', (address) => {
    expect(isPreviewAddress(address, site)).toBe(false);
  });

  it.each([
    'https://somebody@client.example',
    'https://somebody:secret@client.example',
    'https://:secret@client.example',
    'https://studio.example@client.example',
  ])('not with a name in front of the host: %s', (address) => {
    expect(isPreviewAddress(address, site)).toBe(false);
  });

  it.each([
    'https://studio.example',
    'https://studio.example/cms',
    'https://STUDIO.example/',
    'https://studio.example:443/',
    'https://studio.example./cms',
    'https://studio.example:3000/cms',
    'https://client.example@studio.example/',
    'https://studio%2eexample/',
  ])('not when it is a page of ours, however written: %s', (address) => {
    expect(isPreviewAddress(address, site)).toBe(false);
  });

  it('recognises its own host with a port and without encryption', () => {
    expect(isPreviewAddress('https://localhost:4000/cms', 'http://localhost:3000')).toBe(false);
  });

  it('rejects own paths other than demonstrations', () => {
    const path = fc.array(fc.stringMatching(/^[a-z0-9.%-]{0,8}$/), { maxLength: 4 });
    fc.assert(
      fc.property(path, (parts) => {
        const address = `/${parts.join('/')}`;
        if (!isPreviewAddress(address, site)) return;
        const { pathname, host } = new URL(address, site);
        expect(pathname).toMatch(/^\/demos\/[a-z0-9-]+/);
        expect(host).toBe('studio.example');
      }),
    );
  });

  it('rejects every address that a browser resolves to our origin', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        const { pathname, search, hash } = new URL(address);
        for (const host of ['studio.example', 'Studio.Example', 'studio.example:443']) {
          expect(isPreviewAddress(`https://${host}${pathname}${search}${hash}`, site)).toBe(false);
        }
      }),
    );
  });
});
