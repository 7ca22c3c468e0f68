/** Told to whoever wants to scan a site that asked to be left alone. */
export const optedOutWords = 'The owner of this site has asked us not to scan it.';
export const ownSiteWords =
  'This is our own site, and we don’t mark our own homework. Please enter another address.';

/**
 * The host that staff meant, however they wrote it: `https://www.Example.co.uk/contact` is
 * example.co.uk, so that its subdomains are covered, too. Empty when it is no address.
 */
export function siteOf(written: string): string {
  const text = written.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return (url?.hostname ?? '').replace(/\.$/, '').replace(/^www\./, '');
}

/** True if the host is the site or lies below it. */
export function belongsTo(hostname: string, site: string): boolean {
  return site !== '' && (hostname === site || hostname.endsWith(`.${site}`));
}
