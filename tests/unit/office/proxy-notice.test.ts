import { afterEach, expect, it } from 'vitest';
import { roles } from '@/accounts/rules/permissions';
import { ProxyNotice } from '@/office/dashboard/Today';
import { unseenProxy } from '@/platform/unseen-proxy';

afterEach(() => {
  unseenProxy().seen = false;
});

/** Roles that see the notice on the dashboard. */
async function told(): Promise<string[]> {
  const props = (role: string) => ({ user: { role }, payload: {}, now: new Date() }) as never;
  const notices = roles.map(async (role) => ((await ProxyNotice(props(role))) ? [role] : []));
  return (await Promise.all(notices)).flat();
}

it('admins see a notice once the site detects a proxy that the settings omit', async () => {
  expect(await told()).toEqual([]);
  unseenProxy().seen = true;
  expect(await told()).toEqual(['admin']);
});
