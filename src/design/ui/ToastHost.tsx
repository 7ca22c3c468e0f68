'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { listenForToasts } from './show-toast';

/** Part of the layout; loads the toaster's script for the first toast. */
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
