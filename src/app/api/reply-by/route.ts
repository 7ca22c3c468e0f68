import { getReplyBy } from '@/content/store/site';

/** Until when an enquiry is answered. Pages are kept too long to name a day themselves. */
export async function GET(): Promise<Response> {
  const replyBy = await getReplyBy();
  return Response.json({ replyBy }, { headers: { 'cache-control': 'no-store' } });
}
