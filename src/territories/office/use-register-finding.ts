'use client';

import { useEffect, useState } from 'react';
import { askAsStaff } from '@/platform/ask-as-staff';

/** Delay after the last key press. */
const pauseMs = 350;

export type Asked<Finding> =
  | { kind: 'asking' }
  | { kind: 'answered'; finding: Finding }
  | { kind: 'failed'; problem: string };

/**
 * Sends the form's content to the check, again after each change.
 * @param question of `POST /api/territories/check`; an answer stays until the next arrives
 */
export function useFinding<Finding>(question: object): Asked<Finding> {
  const [asked, setAsked] = useState<Asked<Finding>>({ kind: 'asking' });
  const body = JSON.stringify(question);

  useEffect(() => {
    let isCurrent = true;
    const take = (answer: Asked<Finding>) => {
      if (isCurrent) setAsked(answer);
    };
    const timer = setTimeout(() => {
      askAsStaff<Finding>('/api/territories/check', JSON.parse(body) as object)
        .then((finding) => take({ kind: 'answered', finding }))
        .catch((error: Error) => take({ kind: 'failed', problem: error.message }));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [body]);

  return asked;
}
