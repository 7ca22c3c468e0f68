import 'server-only';
import { getCms } from '@/platform/cms';
import { isNarrowed, type KeywordFilter } from '../rules/keyword-filter';
import { emptySummary, type KeywordSummary, type KeywordView } from '../rules/keyword-views';
import { listKeywords, summariseKeywords } from './keywords';

export interface DashboardView {
  /** Of all keywords. */
  all: KeywordSummary;
  /** Of those that the filter leaves. */
  shown: KeywordSummary;
  keywords: KeywordView[];
  /** `false` when they could not be read: the page is shown without them. */
  isComplete: boolean;
}

/** Everything on the dashboard. Never throws (specification, section 8: silently ignored). */
export async function readDashboard(filter: KeywordFilter): Promise<DashboardView> {
  try {
    const whole = summariseKeywords();
    const [all, shown, keywords] = await Promise.all([
      whole,
      isNarrowed(filter) ? summariseKeywords(filter) : whole,
      listKeywords(filter),
    ]);
    return { all, shown, keywords, isComplete: true };
  } catch (error) {
    const { logger } = await getCms();
    logger.error({ err: error, msg: 'The keywords could not be read.' });
    return { all: emptySummary, shown: emptySummary, keywords: [], isComplete: false };
  }
}
