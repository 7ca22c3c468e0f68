import type { Element } from 'domhandler';
import { type Proof, readHeaderValues } from '../model/check.ts';
import type { HeaderLines } from '../model/evidence.ts';
import { formatOpeningTag } from '../page/parse-page.ts';

/** `x-frame-options` becomes `X-Frame-Options`. */
function spelled(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letters) => letters.toUpperCase());
}

export function makeProof(kind: Proof['kind'], value: string, remark?: string): Proof {
  return { kind, value, ...(remark ? { remark } : {}) };
}

export function makeHeaderProofs(headers: HeaderLines, name: string, remark?: string): Proof[] {
  return readHeaderValues(headers, name).map((value) =>
    makeProof('header', `${spelled(name)}: ${value}`, remark),
  );
}

export function makeElementProof(element: Element, remark?: string): Proof {
  return makeProof('element', formatOpeningTag(element), remark);
}

export function dropRepeatedProofs(proofs: readonly Proof[]): Proof[] {
  return [...new Map(proofs.map((proof) => [proof.value, proof])).values()];
}
