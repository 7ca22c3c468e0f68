import type { Check } from '../../model/check.ts';
import { mobIcons } from './mob-icons.ts';
import { mobResponsiveCss } from './mob-responsive-css.ts';
import { mobResponsiveImages } from './mob-responsive-images.ts';
import { mobViewport } from './mob-viewport.ts';
import { mobZoom } from './mob-zoom.ts';

export const mobileChecks: readonly Check[] = [
  mobViewport,
  mobZoom,
  mobResponsiveCss,
  mobResponsiveImages,
  mobIcons,
];
