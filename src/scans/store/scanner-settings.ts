import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { durationInWords } from '../rules/scan-endings';

export interface ScannerSettingsView {
  /** What visitors read instead of the form; `null` while they can scan. */
  closedMessage: string | null;
  /** How long a scan takes, in words: measured once there are enough. */
  duration: string;
}

/** How the scanner presents itself (Scanner, Running). */
export const getScannerSettings = cache(async (): Promise<ScannerSettingsView> => {
  const cms = await getCms();
  const settings = await cms.findGlobal({
    slug: 'scanner-settings',
    depth: 0,
    overrideAccess: false,
  });
  const { isOpen, closedMessage, measuredSeconds, durationWords } = settings;
  return {
    closedMessage: isOpen === false ? closedMessage || 'The scanner is closed for now.' : null,
    duration: durationInWords(measuredSeconds ?? null, durationWords),
  };
});
