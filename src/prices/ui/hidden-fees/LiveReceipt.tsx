'use client';

import { useEffect, useState } from 'react';
import type { HiddenFeeView } from '../../rules/price-book';
import { FeesReceipt } from './FeesReceipt';

export interface LiveReceiptProps {
  /** All fees; the tick boxes determine which count. */
  fees: HiddenFeeView[];
  note: string | null;
  /** Id of the element that holds the boxes, each with its fee's key as value. */
  choice: string;
}

function readTicked(choice: string): string[] {
  const boxes = document.getElementById(choice)?.querySelectorAll<HTMLInputElement>('input');
  return [...(boxes ?? [])].filter(({ checked }) => checked).map(({ value }) => value);
}

/** Bill that follows the tick boxes beside it, including boxes ticked before this script loaded. */
export function LiveReceipt({ fees, note, choice }: LiveReceiptProps) {
  const [ticked, setTicked] = useState(() => readTicked(choice));

  useEffect(() => {
    const boxes = document.getElementById(choice);
    const follow = () => setTicked(readTicked(choice));
    follow();
    boxes?.addEventListener('change', follow);
    return () => boxes?.removeEventListener('change', follow);
  }, [choice]);

  return <FeesReceipt fees={fees.filter(({ key }) => ticked.includes(key))} note={note} />;
}
