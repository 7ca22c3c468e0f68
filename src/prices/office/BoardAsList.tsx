import { redirect } from 'next/navigation';
import { priceBoardPath } from '@/platform/paths';

/** Redirects the list of price changes to the board, which contains it. */
export function BoardAsList(): never {
  redirect(priceBoardPath);
}
