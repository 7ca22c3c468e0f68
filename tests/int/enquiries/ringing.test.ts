import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillSettings, makeEnquiry, visitorAt } from '../support/enquiries';
import { startSite } from '../support/running-site';

const site = await startSite();
const { payload } = site;
beforeAll(() => fillSettings(payload));
afterAll(site.stop);

// Loads the configuration, which reads the environment that was set above.
const { receiveEnquiry } = await import('@/enquiries/actions/receive-enquiry');
const { GET: askReplyBy } = await import('@/app/api/reply-by/route');

const visitor = visitorAt('198.51.100.1');

async function stored(field: 'email' | 'phone', value: string) {
  const where = { [field]: { equals: value } };
  const { docs } = await payload.find({ collection: 'submissions', where, depth: 0 });
  return docs;
}

it('stores when the sender of a number likes to be rung, and says so on the receipt', async () => {
  const way = { answerBy: 'ring', phone: '01632 960 483', ringWhen: 'afternoon' };
  const short = { form: 'short', ...way, trade: 'Plumber', place: 'Bath', elapsedMs: 9_000 };
  expect(await receiveEnquiry({ ...short, message: '' }, visitor)).toMatchObject({
    status: 'stored',
    answerTo: '01632 960 483 in the afternoon',
  });
  expect(await stored('phone', way.phone)).toMatchObject([
    { email: null, ringWhen: 'afternoon', name: 'Plumber, Bath' },
  ]);

  const long = makeEnquiry({ phone: '', ringWhen: 'morning' });
  expect(await receiveEnquiry(long, visitor)).toMatchObject({ answerTo: long.email });
  expect((await stored('email', long.email))[0]?.ringWhen).toBeNull();
});

it('keeps a time to ring, which staff may set, no longer than its number', async () => {
  const send = await site.as('sales');
  const call = { name: 'Ann Rang', email: 'ann@rang.example', projectType: 'new_website' };
  const set = async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const answer = await send(method, `/submissions${path}`, { body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return (await stored('email', call.email))[0];
  };
  const typed = { ...call, message: 'Wants a site for her salon.', ringWhen: 'morning' };
  const doc = await set('POST', '', typed);
  expect(doc?.ringWhen).toBeNull();
  const at = `/${doc?.id}`;
  const withNumber = await set('PATCH', at, { phone: '01632 960 484', ringWhen: 'morning' });
  expect(withNumber?.ringWhen).toBe('morning');
  expect((await set('PATCH', at, { notes: 'Rang once.' }))?.ringWhen).toBe('morning');
  expect((await set('PATCH', at, { phone: '' }))?.ringWhen).toBeNull();
});

it('tells before an enquiry is sent when it is answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T15:00:00Z') });
  try {
    expect(await (await askReplyBy()).json()).toEqual({ replyBy: 'Monday 30 November, 15:00' });
  } finally {
    vi.useRealTimers();
  }
});
