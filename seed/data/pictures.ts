import { brosCarpentry } from './pictures/bros-carpentry';
import { corveAndPenhallow } from './pictures/corve-and-penhallow';
import { drawings } from './pictures/drawings';
import { elverElectrical } from './pictures/elver-electrical';
import { helixHeating } from './pictures/helix-heating';
import { layouts } from './pictures/layouts';
import { madderAndFern } from './pictures/madder-and-fern';
import { overhang } from './pictures/overhang';
import type { PictureSeed } from './pictures/picture-seed';
import { teaselBakery } from './pictures/teasel-bakery';
import { toolTheftLocator } from './pictures/tool-theft-locator';
import { wrenChimneys } from './pictures/wren-chimneys';

export const pictures: PictureSeed[] = [
  ...brosCarpentry,
  ...toolTheftLocator,
  ...helixHeating,
  ...teaselBakery,
  ...wrenChimneys,
  ...elverElectrical,
  ...madderAndFern,
  ...corveAndPenhallow,
  ...overhang,
  ...drawings,
  ...layouts,
];
