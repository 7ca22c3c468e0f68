import type { AssetFact } from '../../../../../../src/scanner/model/evidence.ts';

/** A file that answered; facts not given are unknown. */
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
