import { randomBytes } from 'node:crypto';
import type { CollectionConfig, Field } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { listField, panelField, row, seedKeyField, slugField } from '@/content/hooks/fields/common';
import { emailField, relationField, textField } from '@/platform/database/fields';
import { orNamedProposal } from '@/proposals/data/read-named';
import { fromEnquiryEndpoint, reviseEndpoint } from '@/proposals/hooks/begin-draft';
import { proposalBlocks } from '@/proposals/hooks/proposal-blocks';
import {
  frozenOnceSent,
  handlingFields,
  lineFields,
  outcomeFields,
} from '@/proposals/hooks/proposal-fields';
import {
  deleteWithRecord,
  keepTotals,
  refuseChangesOnceSent,
  refuseRestoring,
} from '@/proposals/hooks/proposal-hooks';
import { sendEndpoint } from '@/proposals/hooks/send';
import {
  answerEndpoint,
  extendEndpoint,
  linkEndpoint,
  newLinkEndpoint,
  priceListEndpoint,
  standingEndpoint,
  withdrawEndpoint,
} from '@/proposals/hooks/staff-endpoints';

const access = collectionAccess('proposals');
const slug = slugField('title');
const ownAddress: Field = {
  ...slug,
  access: frozenOnceSent,
  hooks: {
    ...slug.hooks,
    beforeDuplicate: [({ value }) => `${value}-${randomBytes(2).toString('hex')}`],
  },
  admin: {
    ...slug.admin,
    description: 'Last part of the link that the client gets. It stays once it is sent.',
  },
} as Field;

const linesField = listField('lines', 'Lines', {
  rows: ['Line', 'Lines'],
  description:
    'What is offered. Names and prices from the price list follow it until the proposal is sent.',
  maxRows: 40,
  fields: lineFields,
  access: frozenOnceSent,
  components: { RowLabel: '@/proposals/office/LineLabel#LineLabel' },
});

export const Proposals: CollectionConfig = {
  slug: 'proposals',
  labels: { singular: 'Proposal', plural: 'Proposals' },
  access: { ...access, read: orNamedProposal(access.read) },
  defaultSort: '-updatedAt',
  enableQueryPresets: true,
  admin: {
    group: 'Sales',
    useAsTitle: 'title',
    defaultColumns: ['title', 'clientName', 'status', 'totalOncePence', 'validUntil', 'updatedAt'],
    listSearchableFields: ['title', 'clientName', 'clientEmail'],
    description: 'Offers to clients, with the prices they were made at.',
  },
  endpoints: [
    fromEnquiryEndpoint,
    priceListEndpoint,
    standingEndpoint,
    linkEndpoint,
    sendEndpoint,
    answerEndpoint,
    extendEndpoint,
    newLinkEndpoint,
    reviseEndpoint,
    withdrawEndpoint,
  ],
  fields: [
    panelField('standing', 'Status', '@/proposals/office/StandingPanel#StandingPanel'),
    textField('title', 'Title', { required: true, maxLength: 120, access: frozenOnceSent }),
    ownAddress,
    row(
      textField('clientName', 'Client', {
        required: true,
        maxLength: 120,
        access: frozenOnceSent,
        description: 'The business.',
      }),
      textField('contactName', 'Person', { maxLength: 120, access: frozenOnceSent }),
      emailField('clientEmail', 'Client’s e-mail', { index: true }),
    ),
    row(
      relationField('enquiry', 'Came from the enquiry', 'submissions', { index: true }),
      relationField('scan', 'Scan of their site', 'scan-results', {
        index: true,
        access: frozenOnceSent,
      }),
    ),
    row(
      relationField('niche', 'Niche', 'niches', {
        index: true,
        access: frozenOnceSent,
        description:
          'With the area: whether it is reserved for another client. A retainer holds it for the client until the proposal’s last day.',
      }),
      textField('place', 'Area', {
        maxLength: 120,
        access: frozenOnceSent,
        description: 'Towns or postcode districts, e.g. Reading and Wokingham.',
      }),
    ),
    panelField('territory', 'Territory', '@/territories/office/register-panels#ProposalPanel'),
    {
      name: 'sections',
      type: 'blocks',
      label: 'What it says',
      labels: { singular: 'Section', plural: 'Sections' },
      blocks: proposalBlocks,
      maxRows: 20,
      access: frozenOnceSent,
      admin: { initCollapsed: true },
    },
    linesField,
    relationField('terms', 'Terms', 'proposal-terms', {
      access: frozenOnceSent,
      description: 'Empty: the newest.',
    }),
    ...handlingFields,
    ...outcomeFields,
    seedKeyField(),
  ],
  hooks: {
    beforeOperation: [refuseChangesOnceSent],
    beforeChange: [refuseRestoring, keepTotals],
    beforeDelete: [deleteWithRecord],
  },
  versions: { maxPerDoc: 50 },
};
