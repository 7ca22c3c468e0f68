'use client';

import { toast, useRouteCache } from '@payloadcms/ui';
import { useState } from 'react';

/**
 * A button that asks the server for something: once at a time, with what came of it. Afterwards the
 * page is read again.
 *
 * @param ask throws with words for whoever pressed it
 * @param done the words once it is done
 */
export function useOnePress(ask: () => Promise<unknown>, done: string) {
  const { clearRouteCache } = useRouteCache();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function press() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      await ask();
      toast.success(done);
      clearRouteCache();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsBusy(false);
  }
  return { press, isBusy, problem };
}
