import type { SanitizedConfig } from 'payload';

const nobody = () => false;

/**
 * Restricts access to Payload's record of scheduled runs. Payload adds it with the first scheduled
 * task and without access rules: every signed-in user could read and change it over REST.
 */
export function closeJobStats(config: SanitizedConfig): SanitizedConfig {
  const stats = config.globals.find(({ slug }) => slug === 'payload-jobs-stats');
  if (stats) stats.access = { ...stats.access, read: nobody, update: nobody, readVersions: nobody };
  return config;
}
