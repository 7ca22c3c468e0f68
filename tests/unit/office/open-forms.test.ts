import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { editionHeader } from '@/content/rules/differences';
import { type OpenForm, registerForm } from '@/office/editing/open-forms';

const ask = vi.fn<typeof fetch>();
const page = { fetch: ask as typeof fetch, location: new URL('http://site.example/cms') };
// The module wraps `fetch` once, with the first form.
vi.stubGlobal('window', page);
afterAll(() => {
  vi.unstubAllGlobals();
});

const edition = (title: string) => ({ title });
const answer = (status: number, body: object) => Response.json(body, { status });

function open(changes: Partial<OpenForm> = {}): { form: OpenForm; close: () => void } {
  const form: OpenForm = {
    path: '/api/posts/3',
    method: 'PATCH',
    edition: edition('one'),
    blocked: null,
    turn: Promise.resolve(),
    onConflict: vi.fn(),
    onTakenOver: vi.fn(),
    ...changes,
  };
  return { form, close: registerForm(form) };
}

const save = (path = '/api/posts/3?depth=0', method = 'PATCH') =>
  page.fetch(path, { method, body: '{}', headers: { 'Accept-Language': 'en' } });
const bases = () => ask.mock.calls.map(([, init]) => new Headers(init?.headers).get(editionHeader));

beforeEach(() => {
  ask.mockReset();
});

describe('a form that is open', () => {
  it('sends its base, and continues from the returned base', async () => {
    ask.mockImplementation(async () => answer(200, { doc: { _edition: edition('two') } }));
    const { close } = open();
    await save();
    await save();
    close();
    expect(bases()).toEqual(['{"title":"one"}', '{"title":"two"}']);
    expect(new Headers(ask.mock.calls[0]?.[1]?.headers).get('Accept-Language')).toBe('en');
  });

  it('waits for its previous save, so two quick saves cause no conflict', async () => {
    let finish = () => {};
    ask.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(answer(200, { doc: { _edition: edition('two') } }));
        }),
    );
    ask.mockImplementation(async () => answer(200, {}));
    const { close } = open();
    const saves = [save(), save()];
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    expect(ask).toHaveBeenCalledTimes(1);
    finish();
    await Promise.all(saves);
    close();
    expect(bases()).toEqual(['{"title":"one"}', '{"title":"two"}']);
  });

  it('reports conflicts and takeovers, and passes the response to Payload', async () => {
    const { form, close } = open();
    ask.mockResolvedValueOnce(answer(409, { errors: [{ data: { conflict: { fields: [] } } }] }));
    expect((await (await save()).json()).errors).toHaveLength(1);
    expect(form.onConflict).toHaveBeenCalledWith({ fields: [] });
    ask.mockResolvedValueOnce(answer(423, { errors: [{ data: { takenOver: { by: 'Jane' } } }] }));
    await save();
    expect(form.onTakenOver).toHaveBeenCalledWith({ by: 'Jane' });
    expect(form.edition, 'a refused save is no new base').toEqual(edition('one'));
    close();
  });

  it('saves nothing while it is frozen', async () => {
    const { close } = open({ blocked: 'Not now.' });
    const refused = await save();
    close();
    expect(refused.status).toBe(423);
    expect(await refused.text()).toContain('Not now.');
    expect(ask).not.toHaveBeenCalled();
  });

  it('continues after a connection error', async () => {
    const { close } = open();
    ask.mockRejectedValueOnce(new TypeError('gone'));
    await expect(save()).rejects.toThrow('gone');
    ask.mockResolvedValueOnce(answer(200, {}));
    expect((await save()).status).toBe(200);
    close();
  });

  it('recognises a global’s POST in any letter case', async () => {
    ask.mockImplementation(async () => answer(200, { result: { _edition: edition('two') } }));
    const { form, close } = open({ path: '/api/globals/navigation', method: 'POST' });
    await save('/api/globals/navigation', 'post');
    close();
    expect(form.edition).toEqual(edition('two'));
  });

  it('ignores other requests, and requests after it was closed', async () => {
    ask.mockImplementation(async () => answer(200, {}));
    const { close } = open();
    await save('/api/posts/4');
    await save('/api/posts/3', 'DELETE');
    close();
    await save();
    expect(bases()).toEqual([null, null, null]);
  });

  it('has a separate base in a drawer with the same document', async () => {
    ask.mockImplementation(async () => answer(200, { doc: { _edition: edition('two') } }));
    const below = open();
    const drawer = open({ edition: edition('drawer') });
    await save();
    drawer.close();
    below.close();
    expect(bases()).toEqual(['{"title":"drawer"}']);
    expect(below.form.edition).toEqual(edition('one'));
  });
});
