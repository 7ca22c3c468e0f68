/** Encodes `{ where: { status: { equals: 'new' } } }` as Payload's `where[status][equals]=new`. */
export function bracketQuery(nested: object): URLSearchParams {
  const query = new URLSearchParams();
  function add(name: string, value: unknown): void {
    if (typeof value !== 'object' || value === null) {
      query.append(name, String(value));
      return;
    }
    for (const [key, inner] of Object.entries(value)) add(name ? `${name}[${key}]` : key, inner);
  }
  add('', nested);
  return query;
}
