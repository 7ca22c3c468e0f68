import { demosPrefix } from '@/platform/paths';

const demo = new RegExp(`^${demosPrefix}[a-z0-9-]+(?:/[a-z0-9-]+)?$`);

/** `studio.example.` is the same host as `studio.example`. */
const nameOf = (hostname: string) => hostname.replace(/\.$/, '');

/**
 * Says whether a page may be shown live inside ours: one of our demonstrations, which are sent with
 * a policy that gives them an origin of their own, or a site of somebody else over https. Any other
 * page of this site would run with the visitor’s session inside the frame.
 *
 * @param siteUrl origin of this site, without a slash at the end
 */
export function isPreviewAddress(value: string, siteUrl: string): boolean {
  if (demo.test(value)) return true;
  if (!value.startsWith('https://') || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  if (username !== '' || password !== '') return false;
  return nameOf(hostname) !== nameOf(new URL(siteUrl).hostname);
}
