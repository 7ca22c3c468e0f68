import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { hiddenEntries, receiptIn } from '../support/page-form.ts';

export interface Acknowledged {
  reference: string;
  email: string;
  /** The number of times it was sent. */
  attempts: number;
}

/** The form’s own retries, and then a visitor who presses the button again. */
const pauseMs = 500;

let hidden: Promise<Record<string, string>> | undefined;

/** The form’s hidden fields; its action keeps its name after a restart or a new build. */
async function readForm(origin: string): Promise<Record<string, string>> {
  const page = await fetch(`${origin}/contact`);
  return hiddenEntries(await page.text(), 'enquiry');
}

async function postEnquiry(origin: string, number: number, typed: Record<string, string>) {
  hidden ??= readForm(origin).catch((error) => {
    hidden = undefined;
    throw error;
  });
  const form = new FormData();
  const entries = { ...(await hidden), ...typed };
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  const answer = await fetch(`${origin}/contact`, {
    method: 'POST',
    headers: {
      origin,
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: form,
  });
  return answer.text();
}

/**
 * Sends one enquiry until the site confirms that it is stored, always under the same key.
 *
 * @throws when the site rejects it as invalid, because that is an error in the test
 */
export async function sendUntilAcknowledged(origin: string, number: number): Promise<Acknowledged> {
  const email = `visitor-${number}@load.example`;
  const key = randomUUID();
  for (let attempts = 1; ; attempts += 1) {
    const html = await postEnquiry(origin, number, {
      name: `Visitor ${number}`,
      email,
      industry: 'retail',
      projectType: 'new_website',
      packageTier: 'growth',
      message: `This is message number ${number}, and it must not be lost.`,
      sending: JSON.stringify({ key, elapsedMs: 30_000 }),
    }).catch(() => '');
    const reference = receiptIn(html);
    if (reference) return { reference, email, attempts };
    if (/things? to put right/.test(html)) throw new Error(`Enquiry ${number} is called wrong.`);
    await delay(pauseMs);
  }
}
