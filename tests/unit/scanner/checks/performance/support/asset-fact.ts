import type { AssetFact } from '../../../../../../src/scanner/model/evidence.ts';

/** A file that answered; what is not given is not known. */
export function assetFact(path: string, parts: Partial<AssetFact> = {}): AssetFact {
  return {
    url: new URL(path, 'https://shop.example/').href,
    kind: 'image',
    status: 200,
    bytes: null,
    contentType: null,
    contentEncoding: null,
    cacheControl: null,
    ...parts,
  };
}
