import type { AssetFact } from '../../model/evidence.ts';

export type SizedImage = AssetFact & { bytes: number };

export function listSizedImages(assets: readonly AssetFact[]): SizedImage[] {
  return assets.filter(
    (file): file is SizedImage =>
      file.kind === 'image' && file.bytes !== null && file.status === 200,
  );
}
