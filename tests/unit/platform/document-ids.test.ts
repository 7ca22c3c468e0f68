import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesNoDocument, type RoutePattern } from '@/platform/http/refuse-impossible-ids';

/** The CMS’s routes in its order. */
const routes: RoutePattern[] = [
  { method: 'get', path: '/board' },
  { method: 'get', path: '/count' },
  { method: 'post', path: '/' },
  { method: 'post', path: '/access/:id?' },
  { method: 'get', path: '/versions' },
  { method: 'post', path: '/:id/duplicate' },
  { method: 'get', path: '/' },
  { method: 'get', path: '/:id' },
  { method: 'get', path: '/versions/:id' },
  { method: 'get', path: '/file/:filename' },
  { method: 'patch', path: '/:id' },
  { method: 'delete', path: '/:id' },
];

const refused = (method: string, path: string) =>
  namesNoDocument(method, path.split('/').filter(Boolean), routes);

describe('a request for one document', () => {
  it.each([
    ['get', '/abc'],
    ['get', '/12abc'],
    ['get', '/1.5'],
    ['get', '/-1'],
    ['get', '/1e3'],
    ['get', '/0x1'],
    ['get', '/ 1'],
    ['get', '/١'],
    ['get', '/NaN'],
    ['get', '/Infinity'],
    ['get', '/2147483648'],
    ['get', '/99999999999999999999'],
    ['get', '/counts'],
    ['get', '/versions/abc'],
    ['patch', '/abc'],
    ['delete', '/abc'],
    ['delete', '/count'],
    ['post', '/abc/duplicate'],
    ['post', '/access/abc'],
  ])('%s %s cannot match one', (method, path) => {
    expect(refused(method, path)).toBe(true);
  });

  it.each([
    ['get', '/1'],
    ['get', '/007'],
    ['get', '/2147483647'],
    ['get', '/versions/12'],
    ['patch', '/1'],
    ['delete', '/1'],
    ['post', '/1/duplicate'],
    ['post', '/access/1'],
  ])('%s %s may match one', (method, path) => {
    expect(refused(method, path)).toBe(false);
  });
});

describe('any other request is allowed:', () => {
  it.each([
    ['get', '/'],
    ['get', '/count'],
    ['get', '/board'],
    ['get', '/versions'],
    ['get', '/file/abc'],
    ['post', '/'],
    ['post', '/access'],
    ['post', '/abc'],
    ['put', '/abc'],
    ['get', '/abc/def'],
    ['get', '/file/a/b'],
  ])('%s %s', (method, path) => {
    expect(refused(method, path)).toBe(false);
  });

  it('everything is allowed without routes', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (segments) => {
        expect(namesNoDocument('get', segments, [])).toBe(false);
      }),
    );
  });
});

it('only ids that the database can assign are allowed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat().map(String), fc.string({ minLength: 1 })), (text) => {
      fc.pre(!routes.some(({ path }) => path === `/${text}`));
      const isNumber = /^[0-9]+$/.test(text) && Number(text) < 2 ** 31;
      expect(namesNoDocument('get', [text], routes)).toBe(!isNumber);
    }),
  );
});
