/**
 * Mail link scanners and crawlers, which are not the client. The user agent is self-declared;
 * programs that imitate a browser must also interact before a view is sent.
 */
const programs =
  /bot|crawl|spider|slurp|preview|scan|monitor|headless|phantom|lighthouse|curl|wget|python|java\/|okhttp|go-http|axios|node|facebookexternalhit|whatsapp|telegram|skypeuri|slack|teams|outlook-|office|safelinks|barracuda|proofpoint|mimecast|symantec|trendmicro|fireeye|google-(?:safety|read-aloud)|yahoo|bitly/i;

/**
 * Whether a user agent belongs to a program rather than a person's browser.
 *
 * @param userAgent as in the request; `null` counts as a program
 */
export function isProgram(userAgent: string | null): boolean {
  return !userAgent?.startsWith('Mozilla/') || programs.test(userAgent);
}
