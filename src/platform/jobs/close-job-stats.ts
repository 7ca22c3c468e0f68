import type { SanitizedConfig } from 'payload';

const nobody = () => false;

/**
 * Closes Payload’s own record of when a schedule last ran. It comes with the first scheduled task and
 * with no access rule, so that whoever is signed in could read and rewrite it over REST.
 */
export function closeJobStats(config: SanitizedConfig): SanitizedConfig {
  const stats = config.globals.find(({ slug }) => slug === 'payload-jobs-stats');
  if (stats) stats.access = { ...stats.access, read: nobody, update: nobody, readVersions: nobody };
  return config;
}
