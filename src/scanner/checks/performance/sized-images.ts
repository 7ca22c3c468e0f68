import type { AssetFact } from '../../model/evidence.ts';

export type SizedImage = AssetFact & { bytes: number };

/** Pictures that answered and whose size is known. */
export function sizedImages(assets: readonly AssetFact[]): SizedImage[] {
  return assets.filter(
    (file): file is SizedImage =>
      file.kind === 'image' && file.bytes !== null && file.status === 200,
  );
}
