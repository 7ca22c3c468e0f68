import type {
  CollectionConfig,
  DocumentTabCondition,
  Endpoint,
  GlobalConfig,
  UIField,
} from 'payload';
import { auditColumns } from '@/accounts/rules/audit-events';
import { permissions, type Resource, roles } from '@/accounts/rules/permissions';
import { withRemovalRules } from '@/content/hooks/refuse-removal';
import {
  addEdition,
  addGlobalEdition,
  noteSavedBy,
  refuseStaleGlobalSave,
  refuseStaleSave,
  savedByField,
} from '@/content/hooks/refuse-stale-save';
import { enquiryColumns } from '@/enquiries/rules/enquiries';
import {
  addOnColumns,
  chatbotTierColumns,
  packageColumns,
  retainerColumns,
} from '@/prices/rules/price-list-columns';
import { scanColumns } from '@/scans/rules/scans';
import { proposalColumns, territoryColumns } from '../rules/sales';
import { csvExportEndpoint } from './csv-export';

const name = { name: true } as const;

/** The lists that can be taken along as a file; a button above each of them does. */
export const exportEndpoints: Readonly<Record<string, Omit<Endpoint, 'root'>>> = {
  submissions: csvExportEndpoint({
    collection: 'submissions',
    columns: enquiryColumns,
    without: ['submissionKey', 'fingerprint', 'scan', 'scanSummary'],
    populate: { users: name },
  }),
  proposals: csvExportEndpoint({
    collection: 'proposals',
    columns: proposalColumns,
    without: ['sections', 'lines', 'frozen', 'enquiry', 'scan', 'terms', 'supersedes'],
    populate: { users: name, niches: name },
  }),
  territories: csvExportEndpoint({
    collection: 'territories',
    columns: territoryColumns,
    populate: { niches: name, cities: name, retainers: name },
  }),
  'scan-results': csvExportEndpoint({
    collection: 'scan-results',
    columns: scanColumns,
    without: ['progress', 'result', 'requesterHash', 'ownerHash'],
  }),
  'audit-log': csvExportEndpoint({
    collection: 'audit-log',
    columns: auditColumns,
    without: ['account', 'session'],
  }),
  packages: csvExportEndpoint({
    collection: 'packages',
    columns: packageColumns,
    without: ['features', 'availableAddOns', 'caseStudy'],
    order: 'list',
  }),
  retainers: csvExportEndpoint({
    collection: 'retainers',
    columns: retainerColumns,
    without: ['features'],
    order: 'list',
  }),
  'add-ons': csvExportEndpoint({ collection: 'add-ons', columns: addOnColumns, order: 'list' }),
  'chatbot-tiers': csvExportEndpoint({
    collection: 'chatbot-tiers',
    columns: chatbotTierColumns,
    without: ['features'],
    order: 'list',
  }),
};

/** Shows what the programming interface answers: nothing that staff have to know. */
const withoutApiTab = { api: { tab: { condition: (() => false) as DocumentTabCondition } } };

/** Above each list: what it is mostly looked at for, and the export, where there is either. */
const listBar = '@/office/lists/ListBar#ListBar';

/** In the menu with the three dots: says what would miss a document before it goes. */
const deleteItem = '@/office/document-menu#DeleteItem';

/** There as well: publishes a document, or takes it off the site, at a set time. */
const scheduleItem = '@/office/document-menu#ScheduleItem';

const hasDrafts = ({ versions }: CollectionConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts);

/** What moves by its own rules, and what somebody lost would be missed: changed one at a time. */
const oneAtATime: ReadonlySet<string> = new Set([
  'users',
  'proposals',
  'proposal-terms',
  'territories',
  'mails',
  'scan-results',
  'site-crawls',
  'page-views',
  'housekeeping-reports',
]);

/** Whose documents are long: their lists read the columns that are shown, and nothing else. */
const isHeavy: ReadonlySet<string> = new Set([
  'mails',
  'keywords',
  'audit-log',
  'pages',
  'posts',
  'case-studies',
  'industries',
  'cities',
  'city-niche-pages',
  'legal-pages',
  'comparison-tables',
]);

function mayAnybody(slug: string, action: 'update' | 'delete'): boolean {
  const row = permissions[slug as Resource];
  return roles.some((role) => row[role][action] === 'yes' || row[role][action] === 'trash');
}

/** Whether a person edits it in a form; a grant for the own record alone counts as well. */
function isEditedByHand(slug: string): boolean {
  const row = permissions[slug as Resource];
  return roles.some((role) => row[role].update !== 'no');
}

/** Above a form: tells when another account takes it over, and shows what differs. */
const editingGuard: UIField = {
  name: 'editingGuard',
  type: 'ui',
  label: 'Others who edit this',
  admin: {
    disableListColumn: true,
    components: { Field: '@/office/editing/EditingGuard#EditingGuard' },
  },
};

/** Two people in one form: the second to save is told, and loses nothing. */
function guardEditing(collection: CollectionConfig): CollectionConfig {
  if (!isEditedByHand(collection.slug)) return collection;
  const { fields, hooks = {} } = collection;
  return {
    ...collection,
    fields: [editingGuard, ...fields, savedByField],
    hooks: {
      ...hooks,
      // Last: a refusal that is about the document itself says more.
      beforeOperation: [...(hooks.beforeOperation ?? []), refuseStaleSave],
      beforeChange: [...(hooks.beforeChange ?? []), noteSavedBy],
      afterRead: [...(hooks.afterRead ?? []), addEdition],
    },
  };
}

function guardGlobalEditing(global: GlobalConfig): GlobalConfig {
  if (!isEditedByHand(global.slug)) return global;
  const { fields, hooks = {} } = global;
  return {
    ...global,
    fields: [editingGuard, ...fields, savedByField],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), refuseStaleGlobalSave],
      beforeChange: [...(hooks.beforeChange ?? []), noteSavedBy],
      afterRead: [...(hooks.afterRead ?? []), addGlobalEdition],
    },
  };
}

/**
 * What every list and form of the back office has or leaves out, so that no collection has to say
 * it. What a collection says itself stays.
 */
export function forStaff(collection: CollectionConfig): CollectionConfig {
  const guarded = guardEditing(collection);
  const { slug, admin = {}, endpoints } = collection;
  const { components = {} } = admin;
  const { beforeListTable = [], edit = {}, views = {} } = components;
  const isCareful = oneAtATime.has(slug);
  const exportEndpoint = exportEndpoints[slug];
  return {
    ...guarded,
    disableBulkEdit: collection.disableBulkEdit ?? (isCareful || !mayAnybody(slug, 'update')),
    disableBulkDelete: collection.disableBulkDelete ?? (isCareful || !mayAnybody(slug, 'delete')),
    ...(collection.trash ? { hooks: withRemovalRules(guarded.hooks) } : {}),
    ...(exportEndpoint ? { endpoints: [exportEndpoint, ...(endpoints || [])] } : {}),
    admin: {
      ...(isHeavy.has(slug) ? { enableListViewSelectAPI: true } : {}),
      ...admin,
      components: {
        ...components,
        beforeListTable: [listBar, ...beforeListTable],
        edit: {
          ...edit,
          editMenuItems: [
            ...(collection.trash && hasDrafts(collection) ? [scheduleItem] : []),
            ...(collection.trash ? [deleteItem] : []),
            ...(edit.editMenuItems ?? []),
          ],
        },
        views: { ...views, edit: { ...withoutApiTab, ...views.edit } as never },
      },
    },
  };
}

/** The same for what there is one of. */
export function globalForStaff(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global;
  const { components = {} } = admin;
  const { views = {} } = components;
  return {
    ...guardGlobalEditing(global),
    admin: {
      ...admin,
      components: {
        ...components,
        views: { ...views, edit: { ...withoutApiTab, ...views.edit } as never },
      },
    },
  };
}
