import { getShareCard, readPicture } from '@/content/store/share-card';
import { BoundedCache } from '@/platform/bounded-cache';
import { pathFromSegments } from '@/platform/paths';
import { cardImage } from './card-image';

const cards = new BoundedCache<ArrayBuffer>(300);

/** `/og/{path}`: the picture for link previews of published pages. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ path?: string[] }> },
): Promise<Response> {
  const card = await getShareCard(pathFromSegments((await params).path));
  if (!card) return new Response('Not found', { status: 404 });
  const image = await cards.get(JSON.stringify(card), async () =>
    cardImage(card, card.picture ? await readPicture(card.picture) : null),
  );
  return new Response(image, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
  });
}
