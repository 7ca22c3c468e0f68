import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { benchAdmin } from '../site.ts';

/** Pages that show the price of the package that is edited. */
const shown = ['/', '/pricing', '/web-design-swindon'];

const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB')}`;

async function readText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}

async function signIn(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(benchAdmin),
  });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookie.join('; '), origin, 'content-type': 'application/json' };
}

export interface Edits {
  /** Milliseconds from the answer to a save until each page shows it on each replica. */
  untilShown: number[];
  /** First views after a save that still showed the older price. */
  stale: number;
  reads: number;
}

/** Changes a price while visitors read, and looks on each replica until it is shown. */
export async function edit(replicas: readonly string[], times: number): Promise<Edits> {
  const [first = ''] = replicas;
  const headers = await signIn(first);
  const found = await fetch(`${first}/api/packages?limit=1&where[key][equals]=business-starter`, {
    headers,
  });
  const [item] = ((await found.json()) as { docs: { id: number; priceFromPence: number }[] }).docs;
  if (!item) throw new Error('The package “business-starter” is missing.');
  const result: Edits = { untilShown: [], stale: 0, reads: 0 };
  let isOver = false;
  const readers = replicas.flatMap((origin) =>
    shown.map(async (page) => {
      while (!isOver) {
        await readText(origin + page);
        result.reads += 1;
        // Visitors of three busy sites together, not a flood.
        await delay(20);
      }
    }),
  );
  const save = async (priceFromPence: number) => {
    const answer = await fetch(`${first}/api/packages/${item.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ priceFromPence, _status: 'published' }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
  };
  for (let time = 1; time <= times; time += 1) {
    const pence = item.priceFromPence - time * 100;
    await save(pence);
    const savedAt = performance.now();
    const looks = replicas.flatMap((origin) =>
      shown.map(async (page) => {
        let views = 1;
        while (!(await readText(origin + page)).includes(pounds(pence))) views += 1;
        if (views > 1) result.stale += 1;
        result.untilShown.push(performance.now() - savedAt);
      }),
    );
    await Promise.all(looks);
  }
  isOver = true;
  await Promise.all(readers);
  await save(item.priceFromPence);
  return result;
}
