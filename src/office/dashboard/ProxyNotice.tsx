import { unseenProxy } from '@/platform/unseen-proxy';
import { Widget } from './Widget';
import type { WidgetProps } from './widget-props';

/** For admins: a setting is missing that the limits against too many requests depend on. */
export async function ProxyNotice({ user }: WidgetProps) {
  if (user.role !== 'admin' || !unseenProxy().seen) return null;
  return (
    <Widget id="today-proxy" title="All visitors count as one">
      <p>
        Requests reach this site through a proxy that its settings do not name, so every visitor
        seems to have the same address and they share all limits on enquiries, scans and sign-in.
        Ask the person who runs the server to set <code>TRUSTED_PROXY_HOPS</code> to the number of
        proxies.
      </p>
    </Widget>
  );
}
