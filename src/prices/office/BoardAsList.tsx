import { redirect } from 'next/navigation';
import { priceBoardPath } from '@/platform/paths';

/** The list of price changes is part of the board: the menu’s entry leads there. */
export function BoardAsList(): never {
  redirect(priceBoardPath);
}
