import type { BaseFilter, Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { hideSpam, openWithoutSpam } from '@/enquiries/hooks/list-filter';

const noSpam = { status: { not_equals: 'spam' } };
const rebuild = { projectType: { equals: 'rebuild' } };
const named = { name: { like: 'sam' } };

describe('a list of enquiries', () => {
  it.each([undefined, {}])('hides spam without conditions: %j', (where) => {
    expect(hideSpam(where)).toEqual({ and: [noSpam] });
  });

  it.each([
    [rebuild, { or: [{ and: [rebuild, noSpam] }] }],
    [{ and: [rebuild, named] }, { or: [{ and: [rebuild, named, noSpam] }] }],
    [
      { or: [{ and: [rebuild] }, { and: [named] }] },
      { or: [{ and: [rebuild, noSpam] }, { and: [named, noSpam] }] },
    ],
    [{ or: [rebuild, named] }, { or: [{ and: [rebuild, noSpam] }, { and: [named, noSpam] }] }],
  ] as [Where, Where][])('leaves spam out of every alternative: %j', (where, shown) => {
    expect(hideSpam(where)).toEqual(shown);
  });

  it.each([
    { status: { equals: 'spam' } },
    { and: [{ status: { equals: 'spam' } }, named] },
    { or: [{ and: [named] }, { and: [{ status: { in: ['spam', 'new'] } }] }] },
  ] as Where[])('shows what is asked for by its status: %j', (where) => {
    expect(hideSpam(where)).toBe(where);
  });
});

describe('the inbox', () => {
  const open = async (where?: Where) => {
    const req = { query: where ? { where } : {} };
    const filter = await openWithoutSpam({ req } as unknown as Parameters<BaseFilter>[0]);
    return { filter, where: req.query.where };
  };

  it('shows the spam condition in its URL', async () => {
    expect(await open()).toEqual({ filter: noSpam, where: { and: [noSpam] } });
    expect((await open({ and: [named] })).where).toEqual({ or: [{ and: [named, noSpam] }] });
  });

  it('lets an explicit request for spam through', async () => {
    const where = { and: [{ status: { equals: 'spam' } }] };
    expect(await open(where)).toEqual({ filter: null, where });
  });
});
