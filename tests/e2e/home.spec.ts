import { listens } from './support/listening';
import { routes } from './support/routes';
import { structuredDataOf } from './support/structured-data';
import { expect, test } from './support/test';

test('shows the services and their prices', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Web Design Agency', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Web Design & Development\s*Conceptually Different/,
  );
  for (const city of ['Reading', 'Bristol', 'Cheltenham']) {
    await expect(page.locator('header').getByText(city, { exact: true })).toBeVisible();
  }
  const teaser = page.getByRole('link', {
    name: 'Full business sites from £1,200 • Express landing pages from £500',
  });
  await expect(teaser).toHaveAttribute('href', '/pricing');
});

test('invites to the free scan, with the paid steps', async ({ page }) => {
  const scanner = page.getByRole('region', { name: /search engine reads it/ });
  await page.goto('/');
  await expect(scanner).toContainText(/about 10 seconds, no payment/i);
  await expect(scanner).toContainText('£97');
  await expect(scanner).toContainText('£149');
  await expect(scanner.locator('form')).toHaveAttribute('action', '/scan');
});

test('lists ten cities, four stages, services with prices and a summary', async ({ page }) => {
  await page.goto('/');
  const cities = page.getByRole('region', {
    name: 'On a monthly plan: one client per trade, per area',
  });
  await expect(cities.getByRole('listitem')).toHaveText(
    routes.city.map((path) => new RegExp(`^${path.replace('/web-design-', '')}`, 'i')),
  );
  for (const [index, path] of routes.city.entries()) {
    const link = cities.getByRole('listitem').nth(index).getByRole('link');
    await expect(link).toHaveAttribute('href', path);
  }
  const services = page.getByRole('region', { name: 'What we build, and what it costs' });
  await expect(services).toContainText('£1,500–2,600');
  await expect(services).toContainText('£99–499');
  const stages = page.getByRole('region', { name: 'How we build your site' });
  for (const stage of ['Discovery', 'Design', 'Build', 'Launch']) {
    await expect(stages.getByRole('heading', { name: stage, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
});

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('shows the site and the price of the trade that is chosen', async ({ page }) => {
      await page.goto('/');
      const scene = page.getByRole('region', { name: 'What do you do?' });
      await expect(
        scene.getByRole('heading', { name: 'Electrician: Elver Electrical' }),
      ).toBeVisible();
      await scene.getByRole('radio', { name: 'Plumbing and heating' }).check();
      await expect(scene.getByRole('heading', { name: /Elver Electrical/ })).toBeHidden();
      await expect(scene.getByRole('heading', { name: /Helix Heating/ })).toBeVisible();
      // Of the package beside the choice, and below it of the very site, beside its add-on.
      await expect(scene.getByText('£1,800–2,200').filter({ visible: true })).toHaveCount(1);
      for (const figure of ['£1,800', '+ £500']) {
        const shown = scene.getByText(figure, { exact: true }).filter({ visible: true });
        await expect(shown).toHaveCount(1);
      }
      await expect(scene.getByText(/button is £500 more/).filter({ visible: true })).toHaveCount(1);
      await scene.getByRole('radio', { name: 'Salon or clinic' }).check();
      await expect(scene.getByRole('heading', { name: /Madder & Fern/ })).toBeVisible();
      await expect(scene.getByText('£1,600–1,900').filter({ visible: true })).toHaveCount(1);
      const start = scene.getByRole('link', { name: /Get Started with Beauty/ });
      await expect(start).toHaveAttribute('href', /package=beauty/);
      if (!script) return;
      await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
      const reminder = page.getByRole('complementary', { name: 'Reminder' });
      await expect(reminder).toContainText('Salon or clinic: £1,600–1,900');
      await expect(reminder.getByRole('link')).toHaveAttribute('href', /package=beauty/);
    });
  });
}

for (const width of [1440, 390]) {
  test(`lets the visitor try the site of a trade at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const scene = page.getByRole('region', { name: 'What do you do?' });
    await scene.getByRole('radio', { name: 'Plumbing and heating' }).check();
    const link = scene.getByRole('link', { name: /^Try it here\W+Helix Heating$/ });
    await listens(link);
    await link.click();
    const frame = page.locator('iframe[title="Helix Heating, live"]');
    const site = frame.contentFrame();
    // A click before the site's own script and fonts may be lost.
    await expect(async () => {
      await site.getByRole('link', { name: 'Low pressure' }).first().click();
      await expect(site.getByRole('heading', { level: 1 })).toHaveText('The gauge is below 1 bar', {
        timeout: 5_000,
      });
    }).toPass();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: /^(Back to the picture|Close)$/ }).click();
    await expect(frame).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test('leads from each project to its story and to the site', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: /^Sites you can open/ }).getByRole('article');
  await expect(cards.filter({ visible: true })).toHaveCount(3);
  for (const card of (await cards.all()).slice(0, 3)) {
    await expect(card.getByRole('link', { name: /^View Case Study/ })).toHaveAttribute(
      'href',
      /^\/projects\//,
    );
    await expect(card.getByRole('link', { name: /^Visit Live Site/ })).toHaveAttribute(
      'href',
      /^\/demos\//,
    );
  }
});

test('names its first price on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(
    page.getByRole('link', { name: /^Full business sites from £1,200/ }),
  ).toBeInViewport();
});

test('has an enquiry form under both anchors', async ({ page }) => {
  await page.goto('/#contact');
  const lead = page.locator('#lead-capture');
  await expect(lead.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(lead).toContainText('24 hours on working days');
  await expect(lead).toContainText('crypto, adult or gambling');
  await expect(lead.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/44/);
  await expect(lead.locator('#contact, #contact *').first()).toBeAttached();
});

test('says who answers, and how soon, before the form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const lead = page.locator('#lead-capture');
  const [faces, reply, field] = await Promise.all(
    [
      lead.getByRole('list', { name: 'Who answers' }),
      lead.getByText('24 hours on working days'),
      lead.getByRole('textbox', { name: 'Name', exact: true }),
    ].map((part) => part.boundingBox()),
  );
  expect(faces?.y).toBeLessThan(reply?.y ?? 0);
  expect(reply?.y).toBeLessThan(field?.y ?? 0);
});

test('does not scroll sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('list', { name: 'Who answers' })).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('folds the long summary on a phone, and says beside the rate what comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const rate = page.getByRole('region', { name: 'Portfolio Building Rate' });
  await expect(rate).toContainText('every penny back');
  await expect(rate.getByRole('term')).toHaveText(['Yours', '14 days', '50%', '24 hours']);
  await expect(rate.getByRole('link')).toHaveAttribute('href', '/cancellation-policy');
  const fact = page.getByText('How you pay', { exact: true });
  await expect(fact).toBeHidden();
  await page.getByText('Show the list').click();
  await expect(fact).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByText('Show the list')).toBeHidden();
});

test('marks sample testimonials as samples', async ({ page }) => {
  await page.goto('/');
  const quotes = page.getByRole('region', { name: 'Sample testimonials' }).getByRole('listitem');
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all()) await expect(quote).toContainText('Sample testimonial');
});

test('shows the banner after 800 px of scrolling, until it is closed', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('button', { name: 'Close this reminder' });
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await expect(banner).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 820, behavior: 'instant' }));
  await expect(banner).toBeVisible();
  // Away from the form that it leads to, and from the page's last lines.
  for (const end of [page.locator('#lead-capture'), page.getByRole('contentinfo')]) {
    await end.scrollIntoViewIfNeeded();
    await expect(banner).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 820, behavior: 'instant' }));
    await expect(banner).toBeVisible();
  }
  await banner.click();
  await expect(banner).toBeHidden();
  await page.reload();
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(banner).toBeHidden();
});

test('has structured data with the company and the first three packages’ prices', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const nodes = structuredDataOf(html);
  const types = nodes.map((node) => node['@type']);
  expect(types).toEqual(
    expect.arrayContaining(['ProfessionalService', 'WebSite', 'WebPage', 'Service']),
  );
  expect(types).not.toContain('BreadcrumbList');
  const service = nodes.find((node) => node['@type'] === 'Service') as unknown as {
    offers: {
      lowPrice: number;
      highPrice: number;
      priceCurrency: string;
      offers: { name: string; price: number; priceCurrency: string }[];
    };
  };
  expect(service.offers).toMatchObject({ lowPrice: 500, highPrice: 3200, priceCurrency: 'GBP' });
  expect(
    service.offers.offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency]),
  ).toEqual([
    ['Express Landing Page', 500, 'GBP'],
    ['Business Starter', 1200, 'GBP'],
    ['Growth', 2400, 'GBP'],
  ]);
});
