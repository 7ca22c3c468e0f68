'use client';

import { Button } from '@/design/ui/Button';
import { partIds, totalInWords } from '../rules/offer-words';
import { useChoice } from './use-choice';

/** Total and link to the answer, fixed at a phone's lower edge until the answer scrolls in. */
export function TotalBar() {
  const { totals } = useChoice();
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter flex h-16 items-center justify-between gap-4 border-t border-ink bg-paper px-gutter lg:hidden print-hidden">
      <p className="min-w-0 font-mono text-small/5 font-semibold">{totalInWords(totals)}</p>
      <Button href={`#${partIds.answer}`} variant="primary" size="small" className="flex-none">
        Accept
      </Button>
    </div>
  );
}
