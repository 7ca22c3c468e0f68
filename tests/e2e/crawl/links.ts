import { allRoutes, listRoutes, redirects, unlinked, unlistedRoutes } from '../support/routes';
import { expect, test } from '../support/test';

const pathOf = (address: string) => address.replace(/\?.*$/, '');

test('links reach every page of the first content, and no other', ({ site }) => {
  const reached = site.pages.map(({ address }) => address).sort();
  expect(reached).toEqual([...allRoutes, ...listRoutes].sort());
});

test('links from page to page reach every page, without the sitemaps', ({ site }) => {
  const reached = new Set(['/']);
  for (const from of reached) {
    if (from === '/sitemap') continue;
    for (const link of site.links) if (link.from === from) reached.add(link.to);
  }
  expect(allRoutes.filter((path) => !reached.has(path))).toEqual([]);
});

test('no link is dead', ({ site }) => {
  const dead = site.links.flatMap(({ from, to }) => {
    const answer = site.answers.get(to);
    // The page for missing addresses may link to an anchor of itself.
    if (to === from) return [];
    return answer && (answer.status === 200 || answer.location) ? [] : `${from} links to ${to}`;
  });
  expect([...new Set(dead)]).toEqual([]);
});

test('no link leads to a redirect', ({ site }) => {
  const detours = site.links.flatMap(({ from, to }) =>
    site.answers.get(to)?.location ? `${from} links to ${to}` : [],
  );
  expect([...new Set(detours)]).toEqual([]);
});

test('no link names a missing anchor', ({ site }) => {
  const dead = site.links.flatMap(({ from, to, anchor }) => {
    // Demonstrations read parameters from the fragment: a filter, or a form’s initial values.
    if (to.startsWith('/demos/')) return [];
    const anchors = site.answers.get(to)?.facts?.anchors;
    return anchor === '' || !anchors || anchors.includes(anchor)
      ? []
      : `${from} links to ${to}#${anchor}`;
  });
  expect([...new Set(dead)]).toEqual([]);
});

test('nothing links to screens that do not exist yet, nor to the back office', ({ site }) => {
  const leading = site.links.filter(({ to }) => unlinked.some((rule) => rule.test(pathOf(to))));
  // `robots.txt` lists closed paths without the site’s origin.
  expect(leading.map(({ from, to }) => `${from} links to ${to}`)).toEqual([]);
});

test('the page of all pages lists the same addresses as the sitemap', ({ site, baseURL }) => {
  const locationsIn = (path: string) =>
    [...(site.answers.get(path)?.body ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address),
    );
  const files = locationsIn('/sitemap.xml').map(({ pathname }) => pathname);
  expect(files).toEqual(['/sitemap-pages.xml', '/sitemap-posts-1.xml']);
  const told = files.flatMap(locationsIn).map(({ href }) => href);
  const page = site.answers.get('/sitemap')?.facts;
  const listed = (page?.mainTargets ?? []).map((target) => {
    const url = new URL(target, baseURL);
    return url.origin + url.pathname;
  });
  const here = `${baseURL}/sitemap`;
  expect(told).toHaveLength(new Set(told).size);
  expect(new Set([...listed, here])).toEqual(new Set([...told, here]));
  const hidden = site.pages.filter(({ facts }) => facts.robots?.includes('noindex'));
  expect(new Set(told).size + hidden.length).toBe(allRoutes.length);
});

test('llms.txt lists every page', ({ site }) => {
  const told = new Set(
    site.links.flatMap(({ from, to }) => (from === '/llms.txt' ? pathOf(to) : [])),
  );
  expect(allRoutes.filter((path) => !told.has(path))).toEqual(unlistedRoutes);
});

test('the feed has every post', ({ site }) => {
  const told = site.links.flatMap(({ from, to }) => (from === '/blog/feed.xml' ? to : []));
  const posts = allRoutes.filter((path) => path.startsWith('/blog/'));
  expect(posts.filter((path) => !told.includes(path))).toEqual([]);
});

for (const [from, to] of redirects) {
  test(`${from} redirects permanently to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(to);
  });
}
