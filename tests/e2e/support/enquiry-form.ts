import type { Page } from '@playwright/test';

let count = 0;

/** The details of a new visitor. */
export function somebody() {
  count += 1;
  return {
    name: `Megan Price ${count}`,
    email: `megan-${process.pid}-${count}@plumbing.example`,
    message: `Two plumbers in Caversham need a site that brings calls, number ${count}.`,
  };
}

export type Somebody = ReturnType<typeof somebody>;

/** The form of a page, by its visible labels. */
export function formOn(page: Page) {
  const form = page.locator('#enquiry');
  const field = (label: string | RegExp) => form.getByLabel(label);
  return {
    form,
    name: field('Name'),
    email: field('E-mail'),
    project: field('What do you need?'),
    package: field(/^Package/),
    industry: field(/^Industry/),
    message: field('Your project'),
    /** Opens what is folded: package, industry, how the visitor heard of us. */
    /** By keyboard: a form that moves under a mouse can lose the click. */
    openMore: () =>
      form.locator('summary', { hasText: 'More about your project (optional)' }).press('Enter'),
    send: form.getByRole('button', { name: /Send message|Sending/ }),
    receipt: page.locator('[data-received]'),
    /** Fills in the required fields. */
    async fill(person: Somebody) {
      await field('Name').fill(person.name);
      await field('E-mail').fill(person.email);
      await field('What do you need?').selectOption('new_website');
      await field('Your project').fill(person.message);
    },
  };
}

/** A form opened a minute ago. */
export async function openForm(page: Page, path = '/contact') {
  // The server checks the minimum time by the duration that the visitor’s clock reports.
  await page.clock.install();
  await page.goto(path);
  const form = formOn(page);
  await form.name.focus();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(60_000);
  return form;
}
