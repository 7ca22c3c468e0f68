import { seoDashboardPath } from '@/platform/paths';

/** Which page answers what. */
export const seoPagesPath = `${seoDashboardPath}/pages`;
/** What no page answers. */
export const seoGapsPath = `${seoDashboardPath}/gaps`;
export const seoGeneratePath = `${seoDashboardPath}/generate`;
export const seoSuggestPath = `${seoDashboardPath}/suggest`;
export const seoImportPath = `${seoDashboardPath}/import`;
/** Files, for and from spreadsheets. */
export const keywordExportPath = '/api/keywords/export';
export const keywordImportPath = '/api/keywords/import';
