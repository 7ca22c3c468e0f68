import { attempt, isRefused, type Play, signIn } from './stage.ts';
import { type Answer, ask } from './visitor.ts';

function condition(count: number): string {
  const parts = Array.from({ length: count }, (_, index) =>
    ['city', 'niche']
      .map((field) => `where[or][${index}][${field}.name][like]=a${index}`)
      .join('&'),
  );
  return parts.join('&');
}

/**
 * The next size is tried only after the previous one was refused, because the first costs a second.
 */
async function growingQuestions(
  ask: (count: number) => Promise<Answer>,
  fell: (what: string) => void,
): Promise<number> {
  const sizes = [5, 50, 400];
  for (const [index, size] of sizes.entries()) {
    const answer = await ask(size);
    if (isRefused(answer)) continue;
    fell(`${size} conditions were answered with ${answer.status}`);
    return index + 1;
  }
  return sizes.length;
}

export const queryBombs: Play = {
  name: 'A stranger’s question that costs the database minutes',
  async run({ origin }, fell) {
    const path = '/api/city-niche-pages';
    const byAddress = await growingQuestions(
      (size) => ask(origin, `${path}?${condition(size)}`),
      fell,
    );
    const byBody = await growingQuestions(
      (size) =>
        ask(origin, path, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'x-payload-http-method-override': 'GET',
          },
          body: condition(size),
        }),
      fell,
    );
    return byAddress + byBody;
  },
};

export const staffQueryBombs: Play = {
  name: 'The same from a signed-in account',
  needs: 'account',
  async run(stage, fell) {
    const headers = await signIn(stage);
    return growingQuestions(
      (size) => ask(stage.origin, `/api/city-niche-pages?${condition(size * 20)}`, { headers }),
      fell,
    );
  },
};

export const bulkReads: Play = {
  name: 'Reading everything at once',
  async run({ origin }, fell) {
    const paths = [
      '/api/city-niche-pages?depth=3&limit=0',
      '/api/posts?depth=3&limit=50',
      '/api/pages?depth=10',
      '/api/graphql?query={__typename}',
    ];
    for (const path of paths) {
      const { status, body } = await ask(origin, path);
      if (status < 400) fell(`${path} answered ${status} with ${body.length} bytes`);
    }
    return paths.length;
  },
};

const bulkBytes = 64_000_000;
const mostTaken = 32_000_000;

export const bodies: Play = {
  name: 'Bodies of 64 MB',
  async run({ origin }, fell) {
    const paths = ['/api/posts', '/api/media', '/api/users/login', '/api/visit', '/contact', '/'];
    for (const path of paths) {
      const sending = ['application/json', 'multipart/form-data; boundary=x'].map((type) =>
        ask(origin, path, {
          method: 'POST',
          headers: { 'content-type': type, origin },
          body: bulkBytes,
        }),
      );
      for (const answer of await Promise.all(sending)) {
        // The site may answer before the body arrives: it reads none of it.
        if (path.startsWith('/api/') && !isRefused(answer))
          fell(`${path} answered ${answer.status}`);
        if (answer.sent > mostTaken) fell(`${path} took ${answer.sent} bytes`);
      }
    }
    return paths.length * 2;
  },
};

async function medianOf(count: number, run: (index: number) => Promise<Answer>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push((await run(index)).ms);
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
}

export const missingAddresses: Play = {
  name: 'Made-up addresses',
  async run({ origin }, fell) {
    const pages = ['/', '/pricing', '/blog', '/portfolio', '/about'];
    const visit = (index: number) => ask(origin, pages[index % pages.length] ?? '/');
    await medianOf(pages.length, visit);
    const known = await medianOf(15, visit);
    const missing = await medianOf(800, async (index) => {
      const path = `/${index % 2 ? 'blog/' : ''}${attempt}-${index}`;
      const answer = await ask(origin, path);
      if (answer.status !== 404) fell(`${path} answered ${answer.status}`);
      return answer;
    });
    if (missing > known * 3) {
      fell(`a missing page takes ${missing.toFixed(1)} ms, a known one ${known.toFixed(1)}`);
    }
    const afterwards = await medianOf(pages.length, visit);
    if (afterwards > known * 8) {
      fell(`a page took ${afterwards.toFixed(0)} ms after them, ${known.toFixed(1)} before`);
    }
    const odd = ['/x%00y', '/blog/x%00y', '/projects/%00', '/%ff', '/api', '/_next/mcp'];
    for (const path of [...odd, '/_next/webpack-hmr']) {
      const { status } = await ask(origin, path);
      if (status < 400 || status > 499) fell(`${path} answered ${status}`);
    }
    return 800 + odd.length + 1;
  },
};
