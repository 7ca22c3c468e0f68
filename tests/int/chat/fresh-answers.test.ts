import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeMissingPassages } from '@/chat/data/store-passages';
import { richText } from '../support/documents';
import { editingAs } from '../support/editing';
import { fillSettings } from '../support/enquiries';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);
// It loads the configuration, which reads the environment of the running site.
const { findAnswer } = await import('@/chat/store/find-answer');

const send = await site.as('admin');
const admin = editingAs(send);
const question = 'Do you restore zithers?';

beforeAll(() => fillSettings(site.payload));

/** The answer's text; the status without one. */
async function ask(words: string): Promise<string> {
  const found = await findAnswer(words);
  return found.status === 'answered'
    ? `${found.answer.price ?? ''}${found.answer.text}`
    : found.status;
}

describe('an answer', () => {
  it('is what is published, never a draft, and goes with its document', async () => {
    const { id } = await admin.create('faqs', {
      question,
      topic: 'general',
      answer: richText('Only on Tuesdays.'),
      _status: 'draft',
    });
    expect(await ask('zithers')).toBe('unknown');
    await admin.publish('faqs', id, {});
    expect(await ask('restore a zither')).toBe('Only on Tuesdays.');
    await admin.publish('faqs', id, { answer: richText('Only on Fridays.') });
    expect(await ask('restore a zither')).toBe('Only on Fridays.');
    await admin.moveToTrash('faqs', id);
    expect(await ask('zithers')).toBe('unknown');
    await admin.takeFromTrash('faqs', id);
    expect(await ask('zithers')).toBe('Only on Fridays.');
    await admin.unpublish('faqs', id);
    expect(await ask('zithers')).toBe('unknown');
  });

  it('is found in the words that staff say visitors use, which visitors cannot read', async () => {
    const said = ['My pipes squeal', 'Can you do it for us?'];
    const { id } = await admin.create('faqs', {
      question: 'Do you mend bagpipes?',
      topic: 'general',
      answer: richText('On Mondays.'),
    });
    expect(await Promise.all(said.map(ask))).toEqual(['unknown', 'empty']);
    await admin.publish('faqs', id, { alsoAsked: said.join('\n') });
    const typed = ['my pipes are squealing', 'can u do it for us'];
    expect(await Promise.all([...said, ...typed].map(ask))).toEqual(
      said.concat(typed).map(() => 'On Mondays.'),
    );
    expect(await findAnswer('My pipes squeal')).toMatchObject({
      answer: { title: 'Do you mend bagpipes?' },
    });
    for (const path of ['/faqs?limit=0', `/faqs/${id}`, '/faqs?select[alsoAsked]=true&limit=0']) {
      const { status, text } = await site.pastGate('GET', path);
      expect(status, path).toBe(200);
      expect(text, path).not.toContain('squeal');
    }
    const guess = await site.pastGate('GET', '/faqs?where[alsoAsked][contains]=squeal');
    expect([400, 403]).toContain(guess.status);
    await admin.publish('faqs', id, { alsoAsked: '' });
    expect(await Promise.all(said.map(ask))).toEqual(['unknown', 'empty']);
  });

  it('takes 30 lines of 120 characters as other words', async () => {
    const write = (alsoAsked: string) =>
      send('POST', '/faqs', {
        body: {
          ...{ question: 'Do you mend lutes?', topic: 'general', answer: richText('No.') },
          ...{ alsoAsked, _status: 'published' },
        },
      });
    const most = Array.from({ length: 30 }, () => 'x'.repeat(120)).join('\n');
    for (const tooMuch of [`${most}\nOne more`, 'x'.repeat(121)]) {
      const { status, text } = await write(tooMuch);
      expect(status).toBe(400);
      expect(text).toContain('Please keep');
    }
    const fits = await write(most);
    expect(fits.status, fits.text).toBe(201);
  });

  it('has the price of today, on its card and in texts', async () => {
    const { id } = await admin.create('packages', {
      key: 'dulcimer',
      name: 'Dulcimer Workshop',
      priceFromPence: 50_000,
      priceToPence: 60_000,
    });
    await admin.create('faqs', {
      question: 'What does a hurdy-gurdy cost?',
      topic: 'general',
      answer: richText('From {{package:dulcimer:from}}.'),
    });
    expect(await ask('dulcimer')).toContain('£500–600');
    await admin.publish('packages', id, { priceFromPence: 55_000 });
    expect(await ask('dulcimer')).toContain('£550–600');
    const pages = await findAnswer('hurdy-gurdy');
    expect(JSON.stringify(pages)).not.toContain('{{');
  });

  it('counts the founding places that are left today', async () => {
    const answers: [taken: number, said: string][] = [
      [0, 'for the next 15 clients'],
      [4, '11 of 15 places at our founding prices are left'],
      [15, 'We have no founding places at present'],
    ];
    for (const [taken, said] of answers) {
      const body = { portfolioRate: { isOn: true, places: 15, taken } };
      expect((await send('POST', '/globals/site-settings', { body })).status).toBe(200);
      expect(await ask('How many places are left?')).toContain(said);
    }
  });

  it('never comes from a page that is kept from search engines', async () => {
    const page = {
      title: 'Ophicleide repair',
      path: '/ophicleide',
      sections: [{ blockType: 'richText', content: richText('We repair ophicleides.') }],
    };
    const { id } = await admin.create('pages', { ...page, meta: { noIndex: true } });
    expect(await ask('ophicleide')).toBe('unknown');
    await admin.publish('pages', id, { meta: { noIndex: false } });
    expect(await ask('ophicleide repair')).toContain('We repair ophicleides.');
  });

  it('is completed for documents that were written without the CMS', async () => {
    const { pool } = site.payload.db;
    await pool.query(`delete from passages where source in ('pages', 'site-settings')`);
    expect(await ask('ophicleide repair')).toBe('unknown');
    await storeMissingPassages(site.payload);
    expect(await ask('ophicleide repair')).toContain('We repair ophicleides.');
    expect(await ask('When are you open?')).toContain('UK time');
  });

  it('is not looked for without a word that says something', async () => {
    expect(await ask('Hello, how are you?')).toBe('empty');
    expect(await ask(`'; drop table passages; -- \u0000 & | ! <-> :*`)).toBe('unknown');
  });
});
