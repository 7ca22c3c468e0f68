import { vi } from 'vitest';

/**
 * The tests call what Next calls, without a request of Next’s: nobody looks at a preview there, and a
 * form has the sender that the test gives it.
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
