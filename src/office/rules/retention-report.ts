/** Result of one rule of the nightly deletion. */
export interface PurgeOutcome {
  /** Name of the deleted data, e.g. `Messages held as spam`. */
  what: string;
  deleted: number;
  /** `broken`: stopped by an error. `no period`: the setting is invalid. */
  problem?: 'broken' | 'no period';
  /** The night’s limit was reached; the next night continues. */
  hasMore?: boolean;
}

export interface PurgeReport {
  deleted: number;
  summary: string;
  hasProblem: boolean;
}

/** Number of kept reports: slightly more than a year of nights. */
export const keptReports = 400;

const problems: Record<NonNullable<PurgeOutcome['problem']>, string> = {
  broken: 'Then something went wrong; the server’s log says what. The next night tries again.',
  'no period':
    'The period in Fees and periods is 0 or missing, so nothing was deleted. Please correct it.',
};

function lineOf({ what, deleted, problem, hasMore }: PurgeOutcome): string {
  const notes = [
    ...(problem ? [problems[problem]] : []),
    ...(hasMore ? ['There is more; the next night goes on.'] : []),
  ];
  return [`${what}: ${deleted}.`, ...notes].join(' ');
}

/**
 * A night’s report for staff: one line per rule, with its problems.
 *
 * @param outcomes in the order of the rules
 */
export function purgeReport(outcomes: readonly PurgeOutcome[]): PurgeReport {
  return {
    deleted: outcomes.reduce((sum, { deleted }) => sum + deleted, 0),
    summary: outcomes.map(lineOf).join('\n'),
    hasProblem: outcomes.some(({ problem }) => problem !== undefined),
  };
}

/** Initial report. It remains if the night is interrupted. */
export const unfinishedReport: PurgeReport = {
  deleted: 0,
  summary: 'This run has not come to its end. What it deleted until then is not counted here.',
  hasProblem: true,
};
