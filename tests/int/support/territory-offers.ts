import { createHash } from 'node:crypto';
import type { Proposal, Territory } from '@/payload-types';
import type { FrozenProposal } from '@/proposals/rules/frozen';
import { acceptedText } from '@/proposals/rules/offer';
import type { TerritoryAnswer } from '@/territories/rules/territory-answer';
import { deleteAll } from '../../support/database.ts';
import { somebody } from './client-proposals';
import { startOffice } from './office-proposals';
import type { RunningSite } from './running-site';

const from = (relationTo: string, value: number) => ({ of: { relationTo, value } });

/** Proposals for Plumbers in Reading, with the actions of staff and clients. */
export async function startTerritoryOffers(site: RunningSite) {
  const { payload } = site;
  const office = await startOffice(site);
  // These load the configuration, which reads the environment that was set above.
  const { receiveAnswer } = await import('@/proposals/actions/receive-answer');
  const { clientPath } = await import('@/proposals/mails/proposal-letter');
  const { lookUpTerritory } = await import('@/territories/store/territories');

  const plumbers = (await office.make('niches', { name: 'Plumbers', slug: 'plumbers' })).id;
  const retainer = (await office.make('retainers')).id;
  const website = from('packages', (await office.make('packages')).id);
  const withRetainer = [website, from('retainers', retainer)];

  /** A draft with a retainer. */
  const offer = (clientName: string, changes: object = {}) =>
    office.draft({
      clientName,
      clientEmail: `office@${clientName.toLowerCase().replaceAll(/\W+/g, '-')}.example`,
      niche: plumbers,
      place: 'Reading',
      lines: withRetainer,
      ...changes,
    });
  async function sentOffer(clientName: string, changes: object = {}): Promise<Proposal> {
    return office.press((await offer(clientName, changes)).id, 'send');
  }
  const answer = (doc: Proposal, fields: object) =>
    receiveAnswer(
      {
        slug: doc.slug,
        key: new URL(clientPath(doc), 'http://site.example').searchParams.get('key'),
        ...fields,
      },
      somebody(),
    );
  const seen = (doc: Proposal) =>
    createHash('sha256')
      .update(acceptedText(doc.frozen as unknown as FrozenProposal, []))
      .digest('hex');
  return {
    ...office,
    plumbers,
    retainer,
    website,
    optionalRetainer: [website, { ...from('retainers', retainer), isOptional: true }],
    offer,
    sentOffer,
    /** A proposal as sent before territories were held. */
    async oldOffer(clientName: string, changes: object = {}): Promise<Proposal> {
      const { id } = await sentOffer(clientName, { place: 'Swindon', ...changes });
      await payload.db.pool.query(`update proposals set place = 'Reading' where id = ${id}`);
      return office.read(id);
    },
    accept: (doc: Proposal, chosen: string[] = []) =>
      answer(doc, { what: 'accept', name: 'Dana Cole', consent: 'yes', chosen, seen: seen(doc) }),
    decline: (doc: Proposal) => answer(doc, { what: 'decline', reason: '' }),
    /** The answer of the public check. */
    ask: (location = 'Reading'): Promise<TerritoryAnswer> =>
      lookUpTerritory({ businessType: 'plumbers', location }, new Date()),
    async territories(): Promise<Territory[]> {
      const { docs } = await payload.find({ collection: 'territories', sort: 'id', depth: 0 });
      return docs;
    },
    async clear(): Promise<void> {
      await payload.db.pool.query(deleteAll('rate_limits'));
      await payload.db.pool.query(deleteAll('territories', 'proposals'));
    },
  };
}
