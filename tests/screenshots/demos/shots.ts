import { brosCarpentry } from './bros-carpentry.ts';
import { corveAndPenhallow } from './corve-and-penhallow.ts';
import { elverElectrical } from './elver-electrical.ts';
import { helixHeating } from './helix-heating.ts';
import { layouts } from './layouts.ts';
import { madderAndFern } from './madder-and-fern.ts';
import { overhang } from './overhang.ts';
import type { DemoShot } from './shot.ts';
import { teaselBakery } from './teasel-bakery.ts';
import { toolTheftLocator } from './tool-theft-locator.ts';
import { wrenChimneys } from './wren-chimneys.ts';

/** Every picture in seed/media. */
export const demoShots: DemoShot[] = [
  ...brosCarpentry,
  ...toolTheftLocator,
  ...helixHeating,
  ...teaselBakery,
  ...wrenChimneys,
  ...elverElectrical,
  ...madderAndFern,
  ...corveAndPenhallow,
  ...overhang,
  ...layouts,
];
