import { openInBackOffice } from './support/back-office';
import { mailsWith } from './support/mail';
import { givePassword, morning, newBrowser, password } from './support/sign-in';
import { expect, test } from './support/test';

/** The browser’s own console messages about refused requests. */
test.use({ expectedConsole: [/the server responded with a status of (400|401|403|429)/] });

test('a new e-mail address takes effect after its link is pressed', { tag: '@full' }, async ({
  cms,
  browser,
  baseURL,
}) => {
  const email = 'mo.moves@studio.example';
  const wanted = 'mo.moved@studio.example';
  const { id } = await cms.create('users', { name: 'Mo', email, role: 'sales', password });
  const page = await newBrowser(browser, baseURL);
  await givePassword(page, email);
  await expect(morning(page)).toBeVisible();
  await openInBackOffice(page, '/cms/account');
  const credentials = page.getByRole('region', { name: 'E-mail address and password' });
  await credentials.getByRole('button', { name: 'Change the e-mail address' }).click();
  await credentials.getByLabel('New e-mail address').fill(wanted);
  await credentials.getByLabel('Your current password').fill('not this one');
  await credentials.getByRole('button', { name: 'Change the address' }).click();
  await expect(credentials.getByRole('alert')).toHaveText('Your current password is not right.');
  await credentials.getByLabel('Your current password').fill(password);
  await credentials.getByRole('button', { name: 'Change the address' }).click();
  await expect(credentials).toContainText(`Waiting for ${wanted}`);
  const [mail = ''] = await mailsWith('To', wanted, 1);
  const [told = ''] = await mailsWith('To', email, 1);
  expect(told).toContain('Subject: Your account is to get another e-mail address');
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [, link = ''] = /(\/auth\/confirm-email\?token=[\w-]+)/.exec(text) ?? [];
  expect(link, mail).toBeTruthy();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`The address of your account is ${wanted} now`)).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('This link has been used')).toBeVisible();
  await mailsWith('To', email, 2);
  // This browser stays signed in; later sign-ins use the new address.
  await openInBackOffice(page, '/cms/account');
  await expect(credentials).not.toContainText('Waiting for');
  await page.context().clearCookies();
  await givePassword(page, wanted);
  await expect(morning(page)).toBeVisible();
  await page.context().close();
  await cms.remove('users', id);
});

test('too many wrong passwords make only this network wait', { tag: '@full' }, async ({
  cms,
  browser,
  baseURL,
}) => {
  const email = 'owen.owner@studio.example';
  const { id } = await cms.create('users', { name: 'Owen', email, role: 'editor', password });
  const guesser = await newBrowser(browser, baseURL);
  await guesser.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.77' });
  await openInBackOffice(guesser, '/cms/login');
  for (let count = 0; count < 5; count += 1) {
    await guesser.request.post('/api/users/login', {
      data: { email, password: 'not this one' },
      headers: { Origin: baseURL ?? '', 'X-Forwarded-For': '203.0.113.77' },
    });
  }
  await guesser.getByLabel('E-mail').fill(email);
  await guesser.getByLabel('Password').fill(password);
  await guesser.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    guesser.getByText(/Too many tries from here\. Try again in \d+ seconds\./).first(),
  ).toBeVisible();
  const owner = await newBrowser(browser, baseURL);
  await givePassword(owner, email);
  await expect(morning(owner)).toBeVisible();
  await guesser.context().close();
  await owner.context().close();
  await cms.remove('users', id);
});
