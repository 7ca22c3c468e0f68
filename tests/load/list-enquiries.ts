import { benchAdmin } from '../bench/site.ts';

/** Every stored enquiry, read with the admin’s account. */
export async function listEnquiries(origin: string): Promise<{ reference: string }[]> {
  const headers = { 'content-type': 'application/json', origin };
  const login = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(benchAdmin),
  });
  const [cookie = ''] = login.headers.getSetCookie();
  const list: { reference: string }[] = [];
  // The most documents that an answer may hold.
  const query = 'limit=250&depth=0&sort=id&select[reference]=true';
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${origin}/api/submissions?${query}&page=${page}`, {
      headers: { ...headers, cookie: cookie.split(';')[0] ?? '' },
    });
    if (!answer.ok) throw new Error(`The enquiries can’t be read: ${await answer.text()}`);
    const found = (await answer.json()) as { docs: typeof list; hasNextPage: boolean };
    list.push(...found.docs);
    if (!found.hasNextPage) return list;
  }
}
