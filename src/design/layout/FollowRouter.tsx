'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';

function Follower({ onChange }: { onChange: () => void }) {
  const search = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is reported once
  useEffect(onChange, [search]);
  return null;
}

/** Reports links to this page with another query, for a component that keeps it by itself. */
export function FollowRouter(props: { onChange: () => void }) {
  return (
    <Suspense>
      <Follower {...props} />
    </Suspense>
  );
}
