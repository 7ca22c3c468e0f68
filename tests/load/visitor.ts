import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

export interface Acknowledged {
  reference: string;
  email: string;
  /** How often it was sent. */
  attempts: number;
}

/** As the form does, and then as somebody who presses the button once more. */
const pauseMs = 500;

/**
 * Sends one enquiry until the site says that it is stored, always under the same key.
 *
 * @throws when the site calls it wrong: that is no bad day but a mistake
 */
export async function sendUntilAcknowledged(origin: string, number: number): Promise<Acknowledged> {
  const email = `visitor-${number}@load.example`;
  const body = JSON.stringify({
    name: `Visitor ${number}`,
    email,
    industry: 'retail',
    project_type: 'new_website',
    package_tier: 'growth',
    referral_source: '',
    message: `This is message number ${number}, and it must not be lost.`,
    key: randomUUID(),
    page: '/contact',
    elapsed_ms: 30_000,
    fax_number: '',
  });
  for (let attempts = 1; ; attempts += 1) {
    const answer = await fetch(`${origin}/api/enquiry`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body,
    }).catch(() => null);
    const text = await answer?.text().catch(() => '');
    if (answer?.status === 200) {
      const { reference } = JSON.parse(text ?? '') as { reference: string };
      return { reference, email, attempts };
    }
    if (answer && answer.status >= 400 && answer.status < 500) {
      throw new Error(`Enquiry ${number} was answered with ${answer.status}: ${text}`);
    }
    await delay(pauseMs);
  }
}
