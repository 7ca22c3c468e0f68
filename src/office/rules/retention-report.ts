/** What one rule of the nightly deletion did. */
export interface PurgeOutcome {
  /** What it deletes, in plain words, e.g. `Messages held as spam`. */
  what: string;
  deleted: number;
  /** `broken`: stopped by an error. `no period`: its setting makes no sense. */
  problem?: 'broken' | 'no period';
  /** A night has a limit; the next one goes on. */
  hasMore?: boolean;
}

export interface PurgeReport {
  deleted: number;
  summary: string;
  hasProblem: boolean;
}

/** How long reports are looked back on: somewhat more than a year of nights. */
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
 * The report of a night, for staff: a line for each rule, with what did not work.
 *
 * @param outcomes in the order in which the rules ran
 */
export function purgeReport(outcomes: readonly PurgeOutcome[]): PurgeReport {
  return {
    deleted: outcomes.reduce((sum, { deleted }) => sum + deleted, 0),
    summary: outcomes.map(lineOf).join('\n'),
    hasProblem: outcomes.some(({ problem }) => problem !== undefined),
  };
}

/** Stands until the night is over, and for ever if it was cut off. */
export const unfinishedReport: PurgeReport = {
  deleted: 0,
  summary: 'This run has not come to its end. What it deleted until then is not counted here.',
  hasProblem: true,
};
