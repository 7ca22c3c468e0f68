'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { listenForToasts } from './show-toast';

/** Stands in the layout and fetches the toaster's script when the first toast is fired. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  useEffect(
    () =>
      listenForToasts(() => {
        void import('./Toaster').then((module) => setToaster(() => module.Toaster));
      }),
    [],
  );

  return Toaster === null ? null : <Toaster />;
}
