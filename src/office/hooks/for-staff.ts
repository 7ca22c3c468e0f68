import type {
  CollectionConfig,
  CollectionSlug,
  DocumentTabCondition,
  Endpoint,
  GlobalConfig,
} from 'payload';
import { auditColumns } from '@/accounts/rules/audit-events';
import { permissions, type Resource, roles } from '@/accounts/rules/permissions';
import { keepFacts, keepPassages } from '@/chat/hooks/keep-passages';
import {
  addEdition,
  addGlobalEdition,
  noteSavedBy,
  refuseStaleGlobalSave,
  refuseStaleSave,
  savedByField,
} from '@/content/hooks/editing';
import { panelField } from '@/content/hooks/fields/common';
import { keepGlobalUses, keepUses } from '@/content/hooks/keep-uses';
import { withRemovalRules } from '@/content/hooks/removals';
import { enquiryColumns } from '@/enquiries/data/enquiry-columns';
import { scanColumns } from '@/scans/rules/scans';
import {
  addOnColumns,
  chatbotTierColumns,
  packageColumns,
  proposalColumns,
  retainerColumns,
  territoryColumns,
} from './csv-columns';
import { type CsvExport, csvExportEndpoint } from './csv-export';

const name = { name: true } as const;

const exports: Partial<Record<CollectionSlug & Resource, Omit<CsvExport<never>, 'collection'>>> = {
  submissions: {
    columns: enquiryColumns,
    without: ['submissionKey', 'fingerprint', 'scan', 'scanSummary'],
    populate: { users: name },
  },
  proposals: {
    columns: proposalColumns,
    without: ['sections', 'lines', 'frozen', 'enquiry', 'scan', 'terms', 'supersedes'],
    populate: { users: name, niches: name },
  },
  territories: {
    columns: territoryColumns,
    populate: { niches: name, cities: name, retainers: name },
  },
  'scan-results': {
    columns: scanColumns,
    without: ['progress', 'result', 'requesterHash', 'ownerHash'],
  },
  'audit-log': { columns: auditColumns, without: ['account', 'session'] },
  packages: {
    columns: packageColumns,
    without: ['features', 'availableAddOns', 'caseStudy'],
    order: 'list',
  },
  retainers: { columns: retainerColumns, without: ['features'], order: 'list' },
  'add-ons': { columns: addOnColumns, order: 'list' },
  'chatbot-tiers': { columns: chatbotTierColumns, without: ['features'], order: 'list' },
};

export const exportEndpoints: Readonly<Record<string, Omit<Endpoint, 'root'>>> = Object.fromEntries(
  Object.entries(exports).map(([slug, settings]) => {
    const collection = slug as keyof typeof exports;
    return [slug, csvExportEndpoint({ collection, ...settings })];
  }),
);

/** Hides the API tab, which staff do not need. */
const withoutApiTab = { api: { tab: { condition: (() => false) as DocumentTabCondition } } };

const listBar = '@/office/lists/ListBar#ListBar';

const deleteItem = '@/office/document-menu#DeleteItem';

const scheduleItem = '@/office/document-menu#ScheduleItem';

const hasDrafts = ({ versions }: CollectionConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts);

/** These have rules of their own, or their loss would be serious. */
const oneAtATime: ReadonlySet<string> = new Set([
  'users',
  'proposals',
  'proposal-terms',
  'territories',
  'mails',
  'scan-results',
  'site-crawls',
  'report-mails',
  'page-views',
  'housekeeping-reports',
]);

/** Collections with large documents: their lists query only the visible columns. */
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

function mayAnyRole(slug: string, action: 'update' | 'delete'): boolean {
  const row = permissions[slug as Resource];
  return roles.some((role) => row[role][action] === 'yes' || row[role][action] === 'trash');
}

/** Whether staff edit it in a form; a grant for the own record alone counts as well. */
function isEditedByHand(slug: string): boolean {
  const row = permissions[slug as Resource];
  return roles.some((role) => row[role].update !== 'no');
}

/** Notice above a form when another account takes it over, with the differences. */
const editingGuard = panelField(
  'editingGuard',
  'Others who edit this',
  '@/office/editing/EditingGuard#EditingGuard',
);

/** Detects concurrent edits: the second save is refused and its input kept. */
function guardEditing<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
  refuseStale: unknown,
  addVersion: unknown,
): Entity {
  if (!isEditedByHand(entity.slug)) return entity;
  const hooks: Record<string, unknown[] | undefined> = { ...(entity.hooks as object) };
  return {
    ...entity,
    fields: [editingGuard, ...entity.fields, savedByField],
    hooks: {
      ...hooks,
      // The stale-save check runs last, because other refusals are more specific.
      beforeOperation: [...(hooks.beforeOperation ?? []), refuseStale],
      beforeChange: [...(hooks.beforeChange ?? []), noteSavedBy],
      afterRead: [...(hooks.afterRead ?? []), addVersion],
    },
  };
}

/** Defaults of lists and forms in the back office; a collection's own settings win. */
export function forStaff(collection: CollectionConfig): CollectionConfig {
  const guarded = guardEditing(collection, refuseStaleSave, addEdition);
  const { slug, admin = {}, endpoints } = collection;
  const { components = {} } = admin;
  const { beforeListTable = [], edit = {}, views = {} } = components;
  const isCareful = oneAtATime.has(slug);
  const exportEndpoint = exportEndpoints[slug];
  return {
    ...guarded,
    disableBulkEdit: collection.disableBulkEdit ?? (isCareful || !mayAnyRole(slug, 'update')),
    disableBulkDelete: collection.disableBulkDelete ?? (isCareful || !mayAnyRole(slug, 'delete')),
    hooks: keepPassages(
      slug,
      keepUses(slug, collection.trash ? withRemovalRules(guarded.hooks) : guarded.hooks),
    ),
    ...(exportEndpoint ? { endpoints: [exportEndpoint, ...(endpoints || [])] } : {}),
    admin: {
      pagination: { defaultLimit: 50 },
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

export function globalForStaff(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global;
  const { components = {} } = admin;
  const { views = {} } = components;
  const guarded = guardEditing(global, refuseStaleGlobalSave, addGlobalEdition);
  return {
    ...guarded,
    hooks: keepFacts(global.slug, keepGlobalUses(global.slug, guarded.hooks)),
    admin: {
      ...admin,
      components: {
        ...components,
        views: { ...views, edit: { ...withoutApiTab, ...views.edit } as never },
      },
    },
  };
}
