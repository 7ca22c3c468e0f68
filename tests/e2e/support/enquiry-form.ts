import type { Page } from '@playwright/test';

let count = 0;

/** Somebody who has not written before. */
export function somebody() {
  count += 1;
  return {
    name: `Megan Price ${count}`,
    email: `megan-${process.pid}-${count}@plumbing.example`,
    message: `Two plumbers in Caversham need a site that brings calls, number ${count}.`,
  };
}

export type Somebody = ReturnType<typeof somebody>;

/** The form of a page, by what people read on it. */
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
    send: form.getByRole('button', { name: /Send message|Sending/ }),
    receipt: page.locator('[data-received]'),
    /** Fills in what must be filled in. */
    async fill(person: Somebody) {
      await field('Name').fill(person.name);
      await field('E-mail').fill(person.email);
      await field('What do you need?').selectOption('new_website');
      await field('Your project').fill(person.message);
    },
  };
}

/** A form that has been open for a minute. */
export async function openForm(page: Page, path = '/contact') {
  // The minimum time is the server's to judge; the visitor's clock says how long it took.
  await page.clock.install();
  await page.goto(path);
  const form = formOn(page);
  await form.name.focus();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(60_000);
  return form;
}
