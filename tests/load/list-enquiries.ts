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
  const query = 'pagination=false&depth=0&joins=false&select[reference]=true';
  const answer = await fetch(`${origin}/api/submissions?${query}`, {
    headers: { ...headers, cookie: cookie.split(';')[0] ?? '' },
  });
  return ((await answer.json()) as { docs: { reference: string }[] }).docs;
}
