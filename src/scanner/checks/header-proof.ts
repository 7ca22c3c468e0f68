import type { Proof } from '../model/check.ts';
import { readHeaderValues } from '../model/check.ts';
import type { HeaderLines } from '../model/evidence.ts';

/** `x-frame-options` becomes `X-Frame-Options`. */
function spelled(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letters) => letters.toUpperCase());
}

export function makeHeaderProofs(headers: HeaderLines, name: string, remark?: string): Proof[] {
  return readHeaderValues(headers, name).map((value) => ({
    kind: 'header',
    value: `${spelled(name)}: ${value}`,
    ...(remark ? { remark } : {}),
  }));
}
