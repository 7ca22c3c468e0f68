/**
 * How many seconds a browser may keep a file without asking again, from `Cache-Control` (RFC 9111,
 * section 5.2.2); 0 for none, null when it does not say.
 */
export function cacheLifetime(cacheControl: string | null): number | null {
  const directives = new Map(
    (cacheControl ?? '').split(',').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
    }),
  );
  if (directives.has('no-store') || directives.has('no-cache')) return 0;
  const age = directives.get('max-age');
  return age !== undefined && /^\d+$/.test(age) ? Number(age) : null;
}
