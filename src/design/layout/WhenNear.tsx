'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { onceNear } from '../motion/once-near';

/** Extra props of a lazily loaded part. */
export interface StandIn {
  /** Server-rendered placeholder of the same size; it remains without script. */
  standIn: ReactNode;
}

export interface WhenNearProps<Props extends object> extends StandIn {
  /** Loads the component. */
  load: () => Promise<ComponentType<Props>>;
  part: Props;
}

/**
 * Loads the script of a part once its section nears the viewport. If loading fails, the page works
 * without it. Inputs must be beside the stand-in, not in it, so that the part finds earlier input.
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
