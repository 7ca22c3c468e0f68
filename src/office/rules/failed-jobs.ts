const names: Readonly<Record<string, string>> = {
  schedulePublish: 'A scheduled change of a page',
  'purge-old-data': 'Deleting old data',
  'scan-site': 'A website scan',
  'crawl-site': 'Listing the pages of a site',
  'watch-proposals': 'Ending proposals and reminding of them',
  'deliver-mail': 'Sending a mail',
};

const reasons: readonly [pattern: RegExp, reason: string][] = [
  [/not allowed|forbidden|unauthori[sz]ed/i, 'Whoever asked for it may not do it any more.'],
  [/not found|was deleted|no longer exists/i, 'What it was about has been deleted.'],
  [
    /following field|is required|valid/i,
    'Something is missing or wrong in the document. Open it and publish it by hand: the form says what.',
  ],
  [
    /ECONN|ETIMEDOUT|EHOSTUNREACH|timeout|timed out|terminated|can’t be reached/i,
    'Something it needs could not be reached.',
  ],
];

/** @returns name of the task in words: `A website scan` */
export function jobName(task: string | null | undefined): string {
  return names[task ?? ''] ?? 'Something that the site does by itself';
}

/**
 * @param message the technical error message
 * @returns the reason in a sentence for staff who never see the server’s log
 */
export function failureReason(message: string): string {
  const found = reasons.find(([pattern]) => pattern.test(message));
  return found?.[1] ?? 'It failed each time it was tried. The server’s log says more.';
}
