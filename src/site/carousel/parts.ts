import { CarouselControls } from './CarouselControls';

/** What moves a carousel; see `lazy-parts.tsx`. */
export const parts = { CarouselControls };
