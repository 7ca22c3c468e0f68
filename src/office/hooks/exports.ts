import type { Endpoint } from 'payload';
import { auditColumns } from '@/accounts/rules/audit-log';
import { enquiryColumns } from '@/enquiries/rules/enquiries';
import {
  addOnColumns,
  chatbotTierColumns,
  packageColumns,
  retainerColumns,
} from '@/prices/rules/prices';
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
