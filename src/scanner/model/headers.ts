import type { HeaderLines } from './evidence.ts';

/** Every value of a header, in order. */
export function headerValues(headers: HeaderLines, name: string): string[] {
  return headers.filter(([key]) => key === name).map(([, value]) => value);
}

/** A header's values joined as HTTP joins them; null when it was not sent. */
export function header(headers: HeaderLines, name: string): string | null {
  const values = headerValues(headers, name);
  return values.length > 0 ? values.join(', ') : null;
}
