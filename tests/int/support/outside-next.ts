import { vi } from 'vitest';

/**
 * Tests call the site’s code outside a Next request: there is no preview, and a form’s sender
 * comes from the test.
 */
vi.mock('next/headers', async (original) => ({
  ...(await original<typeof import('next/headers')>()),
  draftMode: async () => ({ isEnabled: false }),
  headers: async () => (await import('./post-form')).formSender().headers,
  cookies: async () => (await import('./post-form')).formSender().cookies,
}));

vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  after: (await import('./after-answers')).afterAnswer,
}));
