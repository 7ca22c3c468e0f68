/** Scans that may wait at a time; more would wait longer than anybody does. */
export const mostWaiting = 20;
export const busyRetrySeconds = 30;

export const busyWords = 'Many scans are waiting at the moment. Please try again in half a minute.';
export const closedWords = 'The scanner is switched off at the moment. Please try again later.';
export const lockedWords =
  'The beta audit is locked. Please load this page again and enter its password.';

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'in a minute';
  if (minutes < 90) return `in ${minutes} minutes`;
  return `in ${Math.round(minutes / 60)} hours`;
}

/** Why somebody has to wait, by what there was too much of. */
export function limitWords(of: 'scans' | 'site' | 'mails', retryAfterSeconds: number): string {
  const when = inWords(retryAfterSeconds);
  switch (of) {
    case 'scans':
      return `You have used up your scans for now. Please try again ${when}.`;
    case 'site':
      return `This site was scanned several times within the hour, and we don’t want to burden it. Please try again ${when}.`;
    case 'mails':
      return `We have sent several mails already. Please look for them, in the spam folder too, or try again ${when}.`;
  }
}
