import type { Mail, Proposal } from '@/payload-types';
import type { Standing } from '@/proposals/data/read-standing';
import { startProposals } from './client-proposals';
import { nextNumber } from './documents';
import { makeData } from './make-data';
import type { RunningSite } from './running-site';

/** Proposals as staff see them; requests come from a sales account. */
export async function startOffice(site: RunningSite) {
  const { payload } = site;
  const proposals = await startProposals(site);
  const admin = await site.as('admin');
  const sales = await site.as('sales');
  const editor = await site.as('editor');
  return {
    ...proposals,
    admin,
    sales,
    editor,
    /** Presses a button, and returns the answer even if it is refused. */
    step: (id: number, name: string, body: object = {}) =>
      sales('POST', `/proposals/${id}/${name}`, { body }),
    standing: async (id: number): Promise<Standing> =>
      (await sales('GET', `/proposals/${id}/standing`)).body as unknown as Standing,
    /** Every mail about a proposal, oldest first. */
    allMails: async (id: number): Promise<Mail[]> => {
      const { docs } = await payload.find({
        collection: 'mails',
        where: { proposal: { equals: id } },
        sort: 'id',
        pagination: false,
        depth: 0,
      });
      return docs;
    },
    /** A published document, e.g. of the price list. */
    async make<Slug extends 'packages' | 'retainers' | 'add-ons' | 'niches' | 'cities'>(
      collection: Slug,
      changes: object = {},
    ) {
      const data = { ...makeData[collection]?.(nextNumber()), ...changes, _status: 'published' };
      return payload.create({ collection, data: data as never, depth: 0 });
    },
    /** Changes a proposal directly, without any button. */
    async put(id: number, data: Partial<Proposal>): Promise<void> {
      await payload.update({ collection: 'proposals', id, data: data as never });
    },
  };
}
