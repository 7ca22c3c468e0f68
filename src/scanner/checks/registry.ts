import type { Check } from '../model/check.ts';
import { accessibilityChecks } from './accessibility/registry.ts';
import { aiSearchChecks } from './ai-search/registry.ts';
import { localBusinessChecks } from './local-business/registry.ts';
import { mobileChecks } from './mobile/registry.ts';
import { performanceChecks } from './performance/registry.ts';
import { securityChecks } from './security/registry.ts';
import { seoChecks } from './seo/registry.ts';

/** All checks in the order of the report. */
export const checks: readonly Check[] = [
  ...seoChecks,
  ...performanceChecks,
  ...accessibilityChecks,
  ...securityChecks,
  ...mobileChecks,
  ...aiSearchChecks,
  ...localBusinessChecks,
];
