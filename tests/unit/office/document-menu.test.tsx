// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { typedUkDay } from '@/content/rules/schedule';
import { DeleteItem, ScheduleItem } from '@/office/document-menu';
import { field, open, Refusal, serverAnswers, words } from '../support/dom';

const info = vi.hoisted(() => ({ document: {} as Record<string, unknown> }));
const setModified = vi.hoisted(() => vi.fn());

// The tests replace the back office’s frame, which supplies the open document.
vi.mock('@payloadcms/ui', async (original) => ({
  ...(await original<object>()),
  PopupList: { Button: 'button' },
  useConfig: () => ({ config: { routes: { admin: '/cms' } } }),
  useDocumentInfo: () => info.document,
  useForm: () => ({ setModified }),
}));

const post = {
  collectionSlug: 'posts',
  id: 7,
  title: 'Ten prices',
  hasDeletePermission: true,
  hasPublishPermission: true,
};
const refusal = new Refusal(409, { errors: [{ message: 'It has changed.' }] });
const dialog = () => screen.findByRole('dialog');

function openItem(item: 'delete' | 'schedule', changes: object = {}) {
  info.document = { ...post, ...changes };
  return open(item === 'delete' ? <DeleteItem /> : <ScheduleItem />);
}

describe('the menu of a document', () => {
  it.each([
    ['is new', { id: undefined }],
    ['lies in the trash', { isTrashed: true }],
    [
      'may not be deleted or published',
      { hasDeletePermission: false, hasPublishPermission: false },
    ],
  ])('shows no item when the document %s', (_what, changes) => {
    openItem('delete', changes);
    openItem('schedule', changes);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('deleting', () => {
  const removal = {
    address: '/blog/ten-prices',
    need: null,
    uses: {
      listed: [{ label: 'Home', path: '/collections/pages/1', isDraft: false }],
      count: 1,
    },
    pages: [{ path: '/blog', title: 'Blog' }],
    mayDeleteForGood: true,
  };
  async function begin(found: object, changes: object = {}) {
    const server = serverAnswers(found, {});
    const page = openItem('delete', changes);
    await page.press('Delete …');
    await vi.waitFor(() => expect(screen.queryByText('Looking for what names it …')).toBeNull());
    return { ...page, ...server };
  }

  it('lists the references, and moves the document to the trash with its redirect', async () => {
    const { fill, press, sent, router } = await begin(removal);
    expect(words(await dialog())).toContain('One place names it');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe(
      '/cms/collections/pages/1',
    );
    await fill('Send visitors of /blog/ten-prices to', ' /blog ');
    await press('Move to the trash');
    await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith('/cms/collections/posts'));
    expect(sent()[1]).toEqual({
      collection: 'posts',
      id: 7,
      redirectTo: '/blog',
      isForGood: false,
    });
    expect(setModified).toHaveBeenCalledWith(false);
  });

  it('needs a separate checkbox for permanent deletion', async () => {
    const { user, press, sent } = await begin({ ...removal, uses: { listed: [], count: 0 } });
    expect(words(await dialog())).toContain('Nothing else names it.');
    await user.click(field('Delete it for good, past the trash'));
    await press('Delete for good');
    await vi.waitFor(() => expect(sent()[1]).toMatchObject({ isForGood: true, redirectTo: null }));
  });

  it.each([
    ['a page that the site needs', { ...removal, need: 'The site needs it.' }, {}],
    ['a picture in use', { ...removal, address: null }, { collectionSlug: 'media' }],
  ])('has no delete button for %s', async (_what, found, changes) => {
    await begin(found, changes);
    expect(screen.queryByRole('button', { name: 'Move to the trash' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  });

  it('stays open with the error when the server refuses', async () => {
    const { ask } = serverAnswers(removal, refusal);
    const { press, router } = openItem('delete');
    await press('Delete …');
    await press('Move to the trash');
    expect(words(await screen.findByRole('alert'))).toBe('It has changed.');
    expect(router.push).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('publishing at a set time', () => {
  const day = typedUkDay(new Date(Date.now() + 3 * 86_400_000));
  const waiting = { job: 3, isPublished: false, at: '2027-01-05T09:00:00.000Z', isMine: true };

  it('sends day and time as typed, and words them before', async () => {
    const { sent } = serverAnswers({ isPublished: false, waiting: [] });
    const { fill, press } = openItem('schedule');
    await press('Publish at a set time …');
    await fill('Day', 'soon');
    expect(words(await dialog())).not.toContain('UK time.');
    await fill('Day', day);
    await fill('Time', '14:30');
    expect(words(await dialog())).toMatch(/14:30, UK time\./);
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Schedule it');
    await vi.waitFor(() =>
      expect(sent()[1]).toEqual({
        collection: 'posts',
        id: 7,
        type: 'publish',
        day,
        time: '14:30',
      }),
    );
  });

  it('schedules a removal from the site, also with the Enter key', async () => {
    const { sent } = serverAnswers({ isPublished: true, waiting: [] });
    const { user, press } = openItem('schedule');
    await press('Publish at a set time …');
    await user.click(await screen.findByRole('radio', { name: 'Take it off the site' }));
    await user.type(field('Time'), '{Enter}');
    await vi.waitFor(() => expect(sent()[1]).toMatchObject({ type: 'unpublish' }));
  });

  it('lists scheduled changes and cancels them', async () => {
    const { sent } = serverAnswers({ isPublished: true, waiting: [waiting] }, {}, { waiting: [] });
    const { press } = openItem('schedule');
    await press('Publish at a set time …');
    await vi.waitFor(() => expect(screen.getByText(/Comes off the site on .*, by you/)));
    await press(/^Call off: Comes off the site/);
    await vi.waitFor(() => expect(screen.queryByText('Already scheduled')).toBeNull());
    expect(sent()[1]).toEqual({ job: 3 });
  });

  it('shows the error when scheduling fails', async () => {
    serverAnswers({ isPublished: false, waiting: [] }, refusal);
    const { press } = openItem('schedule');
    await press('Publish at a set time …');
    await press('Schedule it');
    expect(words(await screen.findByRole('alert'))).toBe('It has changed.');
  });
});
