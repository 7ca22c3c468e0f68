'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { onceNear } from '../motion/once-near';

/** What a part that comes later takes besides its own properties. */
export interface StandIn {
  /** Rendered on the server, as large as what comes in its place; without script it stays. */
  standIn: ReactNode;
}

export interface WhenNearProps<Props extends object> extends StandIn {
  /** Fetches the part. */
  load: () => Promise<ComponentType<Props>>;
  part: Props;
}

/**
 * A part of a page whose script is fetched once its section comes near the window. Should that
 * fail, the page goes on without it. What somebody types or ticks meanwhile must not lie in the
 * stand-in, but beside it: the part then finds it there.
 */
export function WhenNear<Props extends object>({ load, part, standIn }: WhenNearProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    const section = box.current?.closest('section');
    if (!section) return;
    let isGone = false;
    const stop = onceNear(section, () => {
      load().then(
        (loaded) => isGone || setPart(() => loaded),
        () => {},
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [load]);

  return <div ref={box}>{Part === null ? standIn : <Part {...part} />}</div>;
}
