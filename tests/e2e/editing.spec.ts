import { expectRefusal, openInBackOffice } from './support/back-office';
import { smallPage } from './support/documents';
import { htmlOf, shows, structuredDataOf } from './support/structured-data';
import { expect, test } from './support/test';

/** Pages that quote Business Starter’s lowest price, viewed first so that they are cached. */
const quoting = ['/', '/pricing', '/blog/pricing-transparency'];

test('a price changed in the back office shows on the next view of every page', async ({
  staff: page,
  cms,
  request,
}) => {
  const { id } = await cms.find('packages', 'key', 'business-starter');
  for (const path of quoting) expect(await shows(request, path, '£1,200–1,600')).toBe(true);

  await openInBackOffice(page, `/cms/collections/packages/${id}`);
  const price = page.getByLabel('Price from');
  await expect(price).toHaveValue('1200');
  // Typed key by key: an incomplete amount must not be saved.
  await price.fill('');
  await price.pressSequentially('1,350.00');
  await expect(price).toHaveValue('1,350.00');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText(/successfully/i).first()).toBeVisible();

  for (const path of quoting) {
    expect(await shows(request, path, '£1,350–1,600'), `${path} shows the new price`).toBe(true);
    expect(await shows(request, path, '£1,200–1,600'), `${path} shows the old price`).toBe(false);
  }
  const service = structuredDataOf(await htmlOf(request, '/')).find(
    (node) => node['@type'] === 'Service',
  ) as unknown as { offers: { offers: { name: string; price: number }[] } };
  expect(service.offers.offers.find(({ name }) => name === 'Business Starter')?.price).toBe(1350);

  await cms.update('packages', id, { priceFromPence: 120_000, _status: 'published' });
  expect(await shows(request, '/', '£1,200')).toBe(true);
});

test.describe('refused by the server', () => {
  test.use({ expectedConsole: [/status of 400/] });

  test('an invalid amount is refused with a message', async ({ staff: page, cms, request }) => {
    const { id } = await cms.find('packages', 'key', 'growth');
    await openInBackOffice(page, `/cms/collections/packages/${id}`);
    await expectRefusal(
      page.getByLabel('Price from'),
      'about two thousand',
      'Enter pounds and whole pence, e.g. 1200 or 74.50.',
    );
    expect(await shows(request, '/pricing', '2,400')).toBe(true);
  });

  test('a highest price below the lowest is refused with a message', { tag: '@full' }, async ({
    staff: page,
    cms,
  }) => {
    const { id } = await cms.find('packages', 'key', 'growth');
    await openInBackOffice(page, `/cms/collections/packages/${id}`);
    await expect(page.getByLabel('Price to')).toHaveValue('3200');
    await expectRefusal(
      page.getByLabel('Price to'),
      '100',
      'The highest price can’t be below the lowest.',
    );
  });
});

test('a saved draft leaves the public page unchanged', async ({ cms, request }) => {
  const { id } = await cms.find('packages', 'key', 'express');
  await cms.update('packages', id, { priceFromPence: 49_900, _status: 'draft' }, '&draft=true');
  expect(await shows(request, '/pricing', '£499–700')).toBe(false);
  await cms.update('packages', id, { priceFromPence: 50_000, _status: 'published' });
});

test('unpublishing removes a post from the site, and publishing restores it', async ({
  cms,
  request,
}) => {
  const { id } = await cms.find('posts', 'slug', 'website-for-electricians');
  const path = '/blog/website-for-electricians';
  expect((await request.get(path)).status()).toBe(200);
  await cms.update('posts', id, { _status: 'draft' });
  expect((await request.get(path)).status()).toBe(404);
  expect(await shows(request, '/blog', path)).toBe(false);
  expect(await shows(request, '/blog/web-design-trades', `href="${path}"`)).toBe(false);
  await cms.update('posts', id, { _status: 'published' });
  expect((await request.get(path)).status()).toBe(200);
  expect(await shows(request, '/blog', path)).toBe(true);
});

test('a renamed post leaves a redirect, even when a draft was saved in between', async ({
  cms,
  request,
}) => {
  const { id } = await cms.find('posts', 'slug', 'hiring-web-designer');
  await request.get('/blog/hiring-web-designer');
  await cms.update('posts', id, { slug: 'choosing-a-designer' }, '&draft=true&autosave=true');
  expect((await request.get('/blog/hiring-web-designer', { maxRedirects: 0 })).status()).toBe(200);
  await cms.update('posts', id, { slug: 'choosing-a-designer', _status: 'published' });
  const old = await request.get('/blog/hiring-web-designer', { maxRedirects: 0 });
  expect(old.status()).toBe(308);
  expect(old.headers().location).toBe('/blog/choosing-a-designer');
  expect((await request.get('/blog/choosing-a-designer')).status()).toBe(200);
  await cms.update('posts', id, { slug: 'hiring-web-designer', _status: 'published' });
  expect((await request.get('/blog/hiring-web-designer', { maxRedirects: 0 })).status()).toBe(200);
  const back = await request.get('/blog/choosing-a-designer', { maxRedirects: 0 });
  expect(back.headers().location).toBe('/blog/hiring-web-designer');
});

test('a new page appears, moves to the trash, and is gone', async ({ cms, request }) => {
  expect((await request.get('/of-the-moment')).status()).toBe(404);
  const { id } = await cms.create('pages', smallPage('Of the moment', '/of-the-moment'));
  expect((await request.get('/of-the-moment')).status()).toBe(200);
  await cms.update('pages', id, { deletedAt: new Date().toISOString() });
  expect((await request.get('/of-the-moment')).status()).toBe(404);
  await cms.removeForGood('pages', id);
});

test('deleting a testimonial takes it off the home page', async ({ cms, request }) => {
  const { id, ...first } = await cms.first('testimonials', '_order');
  const made = await cms.create('testimonials', {
    quote: 'A quote that comes and goes.',
    author: 'Somebody',
    rating: 4,
    source: 'Test',
    consent: true,
    _status: 'published',
  });
  const business = async () =>
    structuredDataOf(await htmlOf(request, '/')).find(
      (node) => node['@type'] === 'ProfessionalService',
    );
  // Sample testimonials do not count as ratings; this one does.
  expect((await business())?.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1 });
  // It comes last in the list, but before the samples.
  expect(await shows(request, '/', 'A quote that comes and goes.')).toBe(true);
  await cms.update('testimonials', id, { _status: 'draft' });
  expect(await shows(request, '/', String(first.quote).slice(0, 30))).toBe(false);
  await cms.update('testimonials', id, { _status: 'published' });
  expect(await htmlOf(request, '/')).toContain(
    String(first.quote).slice(0, 30).replaceAll("'", '&#x27;'),
  );
  await cms.remove('testimonials', made.id);
  expect(await business()).not.toHaveProperty('aggregateRating');
});

test('settings and menus show on every page at once', async ({ cms, request }) => {
  await cms.updateGlobal('site-settings', {
    openingHours: {
      days: 'Monday to Thursday',
      opens: '09:00',
      closes: '17:00',
      schemaDays: 'Mo-Th',
    },
  });
  for (const path of quoting) expect(await shows(request, path, 'Monday to Thursday')).toBe(true);
  const home = structuredDataOf(await htmlOf(request, '/'));
  expect(home.find((node) => node['@type'] === 'ProfessionalService')?.openingHours).toBe(
    'Mo-Th 09:00-17:00',
  );
  await cms.updateGlobal('site-settings', {
    openingHours: {
      days: 'Monday to Friday',
      opens: '09:00',
      closes: '17:00',
      schemaDays: 'Mo-Fr',
    },
  });
  expect(await shows(request, '/blog', 'Monday to Friday')).toBe(true);
});

test('a fee changed once changes in prose, questions and structured data', async ({
  cms,
  request,
}) => {
  const path = '/services/ai-chatbot';
  expect(await shows(request, path, '£0.50')).toBe(true);
  await cms.updateGlobal('policy-settings', { chatbotExtraFrom: 65 });
  const html = await htmlOf(request, path);
  expect(html.split('£0.65').length).toBeGreaterThan(4);
  expect(html).not.toContain('£0.50');
  const faq = structuredDataOf(html).find((node) => node['@type'] === 'FAQPage');
  expect(JSON.stringify(faq)).toContain('£0.65');
  await cms.updateGlobal('policy-settings', { chatbotExtraFrom: 50 });
  expect(await shows(request, path, '£0.50')).toBe(true);
});
