import { openInBackOffice } from './support/back-office';
import { expect, test } from './support/test';

const list = '/cms/collections/territories';
const client = 'Nairobi Plumbing';

test.use({ expectedConsole: [/status of 40[04]/] });

test('staff reserve an area, see conflicts, and send the client a certificate', async ({
  staff: page,
  cms,
  browser,
}) => {
  const plumbers = await cms.find('niches', 'slug', 'plumbers');
  const contract = {
    clientName: client,
    niche: plumbers.id,
    place: 'Caversham',
    startsOn: '2026-01-05T12:00:00.000Z',
  };
  const territory = await cms.create('territories', contract);
  const enquiry = await cms.create('submissions', {
    name: 'Fay Jones',
    email: 'fay@rival.example',
    projectType: 'new_website',
    message: 'I am a plumber in Caversham and need a website.',
  });
  try {
    await page.goto(list);
    const filters = page.getByRole('navigation', { name: 'Territories by where they stand' });
    await filters.getByRole('link', { name: /^Reserved/ }).click();
    const row = page.getByRole('row').filter({ hasText: client });
    // The list shows the row before it is filtered, too.
    await expect(filters.locator('[aria-current]')).toContainText('Reserved');
    await expect(row).toContainText('Reserved');
    await filters.getByRole('link', { name: /^Free/ }).click();
    await expect(filters.locator('[aria-current]')).toContainText('Free');
    await expect(row).toHaveCount(0);

    await openInBackOffice(page, `/cms/collections/submissions/${enquiry.id}`);
    const panel = page.getByRole('region', { name: 'Is the area reserved?' });
    await expect(panel).toContainText(`Reserved for ${client} since 5 January 2026`);
    await page.getByLabel('Area', { exact: true }).fill('Swindon');
    await expect(panel).toContainText('Nothing is reserved there for this trade.');

    // The same territory for another client is refused with a message.
    await openInBackOffice(page, `${list}/${territory.id}`);
    const state = page.getByRole('region', { name: 'Status' });
    await expect(state).toContainText('The check on the site takes it for RG4');
    const refused = await page.request.post('/api/territories', {
      data: { ...contract, clientName: 'Rival Ltd' },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain('One client per niche and area.');

    const certificate = page.getByRole('region', { name: 'Certificate for the client' });
    await certificate.getByRole('button', { name: 'Make a certificate' }).click();
    const link = certificate.getByRole('link');
    const address = String(await link.getAttribute('href'));
    expect(address).toMatch(/^\/exclusivity\/[0-9a-f-]{36}$/);

    const visitor = await (await browser.newContext()).newPage();
    const answer = await visitor.goto(address);
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      /Plumbers in Caversham,\s*reserved for Nairobi Plumbing\./,
    );
    await expect(visitor.getByText('Valid while the retainer is active.')).toBeVisible();
    await expect(visitor.getByText('RG4, reserved')).toBeVisible();

    await certificate.getByRole('button', { name: 'New address' }).click();
    await certificate.getByRole('button', { name: 'Give it a new address' }).click();
    await expect(link).not.toHaveAttribute('href', address);
    const gone = await visitor.goto(address);
    expect(gone?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Page Not Found/);
    expect(await visitor.content()).not.toContain(client);
    await visitor.context().close();
  } finally {
    await cms.remove('territories', territory.id);
    await cms.remove('submissions', enquiry.id);
  }
});
