import sharp from 'sharp';
import { attempt, isRefused, json, type Play, signIn } from './stage.ts';
import { ask } from './visitor.ts';

export const lockedOut: Play = {
  name: 'Wrong passwords that lock the owner out',
  needs: 'account',
  async run(stage, fell) {
    const { origin, account } = stage;
    const tries = 6;
    for (let count = 0; count < tries; count += 1) {
      const { status } = await ask(origin, '/api/users/login', {
        method: 'POST',
        headers: { ...json, origin },
        body: JSON.stringify({ email: account?.email, password: `wrong-${attempt}-${count}` }),
      });
      if (status < 400) fell(`a wrong password was answered with ${status}`);
    }
    const right = await ask(origin, '/api/users/login', {
      method: 'POST',
      headers: { ...json, origin },
      body: JSON.stringify(account),
    });
    // From the attacker’s address, waiting is expected; a wrong-password answer is not.
    if (right.status === 401) fell('the right password was called incorrect');
    return tries + 1;
  },
};

export const pixelBomb: Play = {
  name: 'A small file of 16,000 × 16,000 pixels',
  needs: 'account',
  async run(stage, fell) {
    const background = { r: 250, g: 247, b: 242 };
    const file = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background } })
      .png({ compressionLevel: 9, palette: true, colours: 2 })
      .toBuffer();
    const boundary = `----${attempt}`;
    const part = (head: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(`${part('name="_payload"')}${JSON.stringify({ alt: 'Too large' })}\r\n`),
      Buffer.from(part(`name="file"; filename="${attempt}.png"\r\nContent-Type: image/png`)),
      file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const answer = await ask(stage.origin, '/api/media', {
      method: 'POST',
      headers: {
        ...(await signIn(stage)),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
    });
    if (!isRefused(answer)) fell(`it was answered with ${answer.status}`);
    return 1;
  },
};

export const takeover: Play = {
  name: 'Taking an account over with an open session',
  needs: 'account',
  async run(stage, fell) {
    const headers = { ...(await signIn(stage)), ...json };
    const me = await ask(stage.origin, '/api/users/me', { headers });
    const { user } = JSON.parse(me.body) as { user: { id: number; email: string } };
    const changes = [
      { email: `${attempt}@elsewhere.example` },
      { password: `a new pass phrase ${attempt}` },
    ];
    for (const change of changes) {
      await ask(stage.origin, `/api/users/${user.id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify(change),
      });
    }
    const after = await ask(stage.origin, '/api/users/me', { headers });
    const now = (JSON.parse(after.body) as { user: { email: string } | null }).user;
    if (now && now.email !== user.email) fell('an unconfirmed address became the account’s');
    await signIn(stage).catch(() => fell('the password was changed without the old one'));
    return changes.length;
  },
};

export const redirects: Play = {
  name: 'Sending signed-in staff to another site',
  needs: 'account',
  async run(stage, fell) {
    const headers = await signIn(stage);
    const targets = [
      '/%09/evil.example',
      '//evil.example',
      '/%5Cevil.example',
      '/%0A/evil.example',
    ];
    for (const target of targets) {
      const answer = await ask(stage.origin, `/preview?path=${target}`, { headers });
      const { location } = answer.headers;
      if (!location) continue;
      if (new URL(location, stage.origin).origin !== new URL(stage.origin).origin) {
        fell(`${target} leads to ${JSON.stringify(location)}`);
      }
    }
    return targets.length;
  },
};

export const restFaults: Play = {
  name: 'Odd questions from a signed-in account',
  needs: 'account',
  async run(stage, fell) {
    const headers = { ...(await signIn(stage)), ...json };
    const tries: [string, string][] = [
      ...[
        'payload-jobs',
        'payload-kv',
        'payload-query-presets',
        'payload-locked-documents',
      ].flatMap((slug): [string, string][] => [
        ['GET', `/api/${slug}/versions`],
        ['GET', `/api/${slug}/versions/1`],
      ]),
      ['GET', '/api/payload-preferences/x'],
      ['POST', '/api/payload-preferences/x'],
      ['POST', '/api/reorder'],
      ['GET', '/api/posts?limit=0&depth=3'],
      ['GET', '/api/posts?sort=content.root.children'],
      ['GET', '/api/posts?where[nothing][equals]=1'],
    ];
    for (const [method, path] of tries) {
      const { status } = await ask(stage.origin, path, {
        method,
        headers,
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      if (status >= 500) fell(`${method} ${path} answered ${status}`);
    }
    return tries.length;
  },
};
