export interface FairUse {
  /** Scans without any proof. */
  captchaAfter: number;
  /** Scans without an e-mail address. */
  freeLimit: number;
}

/**
 * What somebody has to show for a scan: nothing, the work of a CAPTCHA, or a confirmed e-mail address
 * (specification, section 4, Scanner fair usage).
 *
 * @param position which scan of the window it is, 1 for the first
 */
export function proofFor(
  position: number,
  { captchaAfter, freeLimit }: FairUse,
): 'none' | 'captcha' | 'email' {
  if (position > freeLimit) return 'email';
  return position > captchaAfter ? 'captcha' : 'none';
}
