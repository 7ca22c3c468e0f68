import { spawnSync } from 'node:child_process';
import { adminAccount } from './support/site';
import { expect, test } from './support/test';

test.use({ trace: 'off' });

// Late, because its wrong passwords make this network wait; the server’s log is read after it.
test('what strangers and thieves of a session try holds nowhere', ({ baseURL }) => {
  const { email, password } = adminAccount;
  const account = ['--email', email, '--password', password];
  const { stdout } = spawnSync(
    process.execPath,
    ['tests/abuse/main.ts', baseURL ?? '', ...account],
    { encoding: 'utf8' },
  );
  expect(stdout).toContain('Everything held.');
});
