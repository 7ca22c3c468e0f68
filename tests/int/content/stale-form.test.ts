import { afterAll, describe, expect, it } from 'vitest';
import { editionHeader } from '@/content/rules/differences';
import { nextNumber, richText } from '../support/documents';
import { editingAs } from '../support/editing';
import { startOffice } from '../support/office-proposals';
import { boardAs } from '../support/price-changes';
import { startSite } from '../support/running-site';
import { conflictOf, openForm, startColleague } from '../support/two-forms';

const site = await startSite();
afterAll(site.stop);

const first = await site.as('admin');
const colleague = await startColleague(site);
const second = colleague.send;
const office = await startOffice(site);

describe('an open form of a post', () => {
  const open = async () => {
    const { id } = await editingAs(first).create('posts');
    const path = `/posts/${id}`;
    return { id, theirs: await openForm(second, path), mine: await openForm(first, path) };
  };

  it('reports a field changed by another account that saving would revert', async () => {
    const { theirs, mine } = await open();
    await theirs.save({ title: 'Their title' }, '&autosave=true');
    const { fields } = conflictOf(await mine.save({ content: richText('My text.') }));
    expect(fields).toMatchObject([{ name: 'title', label: 'Title', changedHere: false }]);
  });

  it('shows formatted text, options and dates in words', async () => {
    const { theirs, mine } = await open();
    await theirs.save({
      content: richText('Same.', 'Theirs.'),
      publishedOn: '2026-02-03T00:00:00Z',
    });
    const changes = { content: richText('Same.', 'Mine.'), publishedOn: '2026-02-04T00:00:00Z' };
    expect(conflictOf(await mine.save(changes)).fields).toMatchObject([
      { label: 'Text', yours: 'Same.\nMine.', theirs: 'Same.\nTheirs.' },
      { label: 'Date shown', yours: '4 Feb 2026', theirs: '3 Feb 2026' },
    ]);
  });

  it('can’t publish over another account’s changes', async () => {
    const { id, theirs, mine } = await open();
    await theirs.save({ title: 'Their title' });
    const answer = await first('PATCH', `/posts/${id}?depth=0`, {
      body: { ...mine.shown, title: 'Mine', _status: 'published' },
      headers: { [editionHeader]: JSON.stringify(mine.base) },
    });
    expect(answer.status).toBe(409);
  });

  it('ignores a field that only the site changes', async () => {
    const { id, mine } = await open();
    await site.payload.update({ collection: 'posts', id, data: { readTimeMinutes: 12 } });
    expect((await mine.save({ title: 'Mine' })).status).toBe(200);
  });

  it('names the account that took it over', async () => {
    const { id, mine } = await open();
    await colleague.hold('posts', id);
    const answer = await mine.save({ title: 'Mine' });
    expect(answer.status).toBe(423);
    expect(answer.text).toContain('Jane Smith took this over');
    const ask = async (send: typeof first) =>
      (await send('POST', '/editing/state', { body: { slug: 'posts', id } })).body;
    expect(await ask(first)).toMatchObject({ holder: { by: 'Jane Smith' }, isSelf: true });
    expect(await ask(second)).toMatchObject({ holder: null, isSelf: false });
  });

  it('can have its content compared with the stored version', async () => {
    const { id, mine } = await open();
    const data = { ...mine.shown, title: 'Typed' };
    const ask = (edition?: unknown) =>
      first('POST', '/editing/compare', { body: { slug: 'posts', id, data, edition } });
    const fields = [{ name: 'title', yours: 'Typed' }];
    expect((await ask()).body).toMatchObject({ conflict: { fields } });
    expect((await ask(mine.base)).body, 'nothing changed since').toEqual({ conflict: null });
  });

  it('is refused when its base is invalid', async () => {
    const { id } = await open();
    for (const base of ['{', '[]', '{"title":1}']) {
      const headers = { [editionHeader]: base };
      const answer = await first('PATCH', `/posts/${id}`, { body: { title: 'Mine' }, headers });
      expect(answer.status, answer.text).toBe(400);
    }
  });
});

describe('prices', () => {
  const open = async () => {
    const { id } = await editingAs(first).create('packages', {
      priceFromPence: 100_000,
      priceToPence: null,
    });
    return { id, form: await openForm(first, `/packages/${id}`) };
  };
  const edit = (id: number, pence: number) =>
    boardAs(second).edits({ [`packages/${id}/priceFromPence`]: pence });

  it('can’t be reverted by an open form after the price board saved them', async () => {
    const { id, form } = await open();
    await boardAs(second).save(await edit(id, 120_000));
    const { savedBy, fields } = conflictOf(await form.save({ name: `Mine ${nextNumber()}` }));
    expect(savedBy).toBe('Jane Smith');
    expect(fields).toMatchObject([
      { name: 'priceFromPence', theirs: '£1,200', changedHere: false },
    ]);
  });

  it('in two open price boards: the second one names the changed price', async () => {
    const { id } = await open();
    const mine = await edit(id, 130_000);
    await boardAs(second).save(await edit(id, 120_000));
    const answer = await boardAs(first).save(mine);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('(now £1,200)');
  });
});

describe('a proposal', () => {
  it('is not sent while another account is editing it', async () => {
    const { id } = await office.draft();
    const { base } = await openForm(first, `/proposals/${id}`);
    await colleague.hold('proposals', id);
    const answer = await office.step(id, 'send', { edition: base });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Jane Smith is editing it');
  });

  it('is not sent with text that its sender has not seen', async () => {
    const { id } = await office.draft();
    const mine = await openForm(office.sales, `/proposals/${id}`);
    const theirs = await openForm(second, `/proposals/${id}`);
    expect((await theirs.save({ title: 'Theirs' })).status).toBe(200);
    const answer = await office.step(id, 'send', { edition: mine.base });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Jane Smith changed it');
    const { base } = await openForm(office.sales, `/proposals/${id}`);
    expect((await office.step(id, 'send', { edition: base })).status).toBe(200);
  });

  it('sent in the meantime refuses a form that still shows the draft', async () => {
    const { id } = await office.draft();
    const form = await openForm(second, `/proposals/${id}`);
    await office.press(id, 'send');
    const answer = await form.save({ title: 'Too late' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('It is with the client.');
  });
});

it('strangers can’t read who saved a document, nor a form’s base', async () => {
  const { id } = await editingAs(first).create('posts');
  const stranger = site.pastGate;
  for (const path of [`/posts/${id}`, '/posts', '/globals/site-settings']) {
    const answer = await stranger('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/savedBy|_edition/);
  }
  for (const field of ['savedBy', 'savedBy.email']) {
    const asked = await stranger('GET', `/posts?where[${field}][exists]=true`);
    expect(asked.status, field).toBe(400);
  }
});
