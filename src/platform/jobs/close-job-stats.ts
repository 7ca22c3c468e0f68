import type { SanitizedConfig } from 'payload';

const nobody = () => false;

/** Payload adds its record of scheduled runs without access rules: every user could change it. */
export function closeJobStats(config: SanitizedConfig): SanitizedConfig {
  const stats = config.globals.find(({ slug }) => slug === 'payload-jobs-stats');
  if (stats) stats.access = { ...stats.access, read: nobody, update: nobody, readVersions: nobody };
  return config;
}
