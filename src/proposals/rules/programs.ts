/**
 * Programs that open links out of mails, and those that read pages: none of them is the client. What
 * they call themselves is theirs to say; one that pretends to be a browser has to act like a person,
 * too, before a view is sent.
 */
const programs =
  /bot|crawl|spider|slurp|preview|scan|monitor|headless|phantom|lighthouse|curl|wget|python|java\/|okhttp|go-http|axios|node|facebookexternalhit|whatsapp|telegram|skypeuri|slack|teams|outlook-|office|safelinks|barracuda|proofpoint|mimecast|symantec|trendmicro|fireeye|google-(?:safety|read-aloud)|yahoo|bitly/i;

/**
 * Whether a browser’s name is that of a program without a person in front of it.
 *
 * @param userAgent as the request has it; without one it is no browser
 */
export function isProgram(userAgent: string | null): boolean {
  return !userAgent?.startsWith('Mozilla/') || programs.test(userAgent);
}
