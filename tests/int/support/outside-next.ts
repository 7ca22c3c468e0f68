import { vi } from 'vitest';

/** The tests call what Next calls, without a request of Next’s: nobody looks at a preview there. */
vi.mock('next/headers', async (original) => ({
  ...(await original<typeof import('next/headers')>()),
  draftMode: async () => ({ isEnabled: false }),
}));

vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  after: (await import('./after-answers')).afterAnswer,
}));
