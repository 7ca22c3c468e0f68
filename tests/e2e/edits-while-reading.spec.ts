import type { APIRequestContext } from '@playwright/test';
import { formatPence } from '@/prices/rules/money';
import { howMany } from '../support/how-much';
import { askDatabase } from './support/database';
import { smallPage } from './support/documents';
import { expect, test } from './support/test';

const readers = 6;

// The limit only ends a hung run: so many edits take long on a busy machine.
test.setTimeout(1_200_000);

interface Edited {
  path: string;
  edits: number;
  /** The number of the edit that a page shows. */
  shown: (html: string) => number;
  /** Resolves once the edit is answered. */
  edit: (number: number) => Promise<unknown>;
}

/** Has visitors reload a page in a loop while it is edited. @returns the outdated versions shown */
async function readWhileEdited(request: APIRequestContext, edited: Edited): Promise<string[]> {
  const older: string[] = [];
  let answered = 0;
  let isOver = false;
  const view = async () => edited.shown(await (await request.get(edited.path)).text());
  async function read(): Promise<void> {
    while (!isOver) {
      const least = answered;
      const shown = await view();
      if (!(shown >= least)) older.push(`edit ${shown} after edit ${least} was answered`);
    }
  }

  const reading = Array.from({ length: readers }, read);
  for (let number = 1; number <= edited.edits; number += 1) {
    await edited.edit(number);
    answered = number;
  }
  isOver = true;
  await Promise.all(reading);
  if ((await view()) !== edited.edits) older.push('the page stays on an older edit');
  return older;
}

/** The number in the page that {@link smallPage} makes of `Edit 7`. */
const numberIn = (html: string) =>
  Number(html.match(/A page of the moment: Edit (\d+)/)?.[1] ?? Number.NaN);

test('visitors who read while an editor saves never see an older text', async ({
  cms,
  request,
}) => {
  const path = '/edited-while-read';
  const { id } = await cms.create('pages', smallPage('Edit 0', path));
  const older = await readWhileEdited(request, {
    path,
    edits: howMany(20, 200),
    shown: numberIn,
    edit: (number) => {
      const { sections } = smallPage(`Edit ${number}`, path);
      return cms.update('pages', id, { sections, _status: 'published' });
    },
  });
  expect(older).toEqual([]);
  await cms.removeForGood('pages', id);
});

test('visitors who read while prices change on the board never see an older price', async ({
  staff,
  cms,
  request,
  baseURL,
}) => {
  const { id, priceFromPence } = await cms.find('packages', 'key', 'growth');
  const first = Number(priceFromPence);
  const pence = (number: number) => first - number * 100;
  const save = async (seenPence: number, wanted: number) => {
    const edits = [{ figure: `packages/${id}/priceFromPence`, seenPence, pence: wanted }];
    const answer = await staff.request.post('/api/price-changes/save', {
      data: { edits },
      headers: { Origin: baseURL ?? '' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const edits = howMany(6, 30);
  const older = await readWhileEdited(request, {
    path: '/pricing',
    edits,
    // Each amount is lower than the one before, and no other price is near.
    shown: (html) =>
      Array.from({ length: edits + 1 }, (_, number) => number)
        .reverse()
        .find((number) => html.includes(formatPence(pence(number)))) ?? Number.NaN,
    edit: (number) => save(pence(number - 1), pence(number)),
  });
  expect(older).toEqual([]);
  await save(pence(edits), first);
});

test('visitors who read during scheduled edits never see an older text', { tag: '@full' }, async ({
  cms,
  request,
}) => {
  const path = '/published-while-read';
  const { id } = await cms.create('pages', smallPage('Edit 0', path));
  const older = await readWhileEdited(request, {
    path,
    edits: howMany(2, 5),
    shown: numberIn,
    edit: async (number) => {
      const { sections } = smallPage(`Edit ${number}`, path);
      await cms.update('pages', id, { sections, _status: 'draft' }, '&draft=true');
      const { rows } = await askDatabase<{ id: number }>(
        `insert into payload_jobs (task_slug, queue, input, wait_until)
         values ('schedulePublish', 'default', $1, now()) returning id`,
        [JSON.stringify({ type: 'publish', doc: { relationTo: 'pages', value: String(id) } })],
      );
      const left = async () =>
        (await askDatabase('select id from payload_jobs where id = $1', [rows[0]?.id])).rowCount;
      await expect.poll(left).toBe(0);
    },
  });
  expect(older).toEqual([]);
  await cms.removeForGood('pages', id);
});
