import 'server-only';
import { screenPaths } from '@/platform/paths';
import { rememberFor } from '@/platform/remember-for';
import { getConsent } from './consent';
import { getSiteIndex } from './site-index';

/** Every view asks. */
const freshForMs = 60_000;

async function readCountedPages(): Promise<ReadonlySet<string>> {
  const [consent, { entries }] = await Promise.all([getConsent(), getSiteIndex()]);
  if (consent === null) return new Set();
  return new Set([...entries.map(({ path }) => path), ...screenPaths]);
}

/** Pages whose views are counted: those of the site, or none while staff have switched it off. */
export const getCountedPages = rememberFor(freshForMs, readCountedPages);
