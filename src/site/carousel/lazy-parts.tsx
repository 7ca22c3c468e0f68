'use client';

import { type StandIn, WhenNear } from '@/design/layout/WhenNear';
import type { CarouselControlsProps } from './CarouselControls';

const load = () => import('./parts').then(({ parts }) => parts.CarouselControls);

/** Fetched where a carousel comes into sight. */
export function CarouselControls({ standIn, ...part }: CarouselControlsProps & StandIn) {
  return <WhenNear load={load} part={part} standIn={standIn} />;
}
