import { brosCarpentry } from './case-studies/bros-carpentry';
import { corveAndPenhallow } from './case-studies/corve-and-penhallow';
import { elverElectrical } from './case-studies/elver-electrical';
import { helixHeating } from './case-studies/helix-heating';
import { madderAndFern } from './case-studies/madder-and-fern';
import { overhang } from './case-studies/overhang';
import { teaselBakery } from './case-studies/teasel-bakery';
import { toolTheftLocator } from './case-studies/tool-theft-locator';
import { wrenChimneys } from './case-studies/wren-chimneys';

/** In the order of the portfolio. */
export const caseStudies = [
  helixHeating,
  madderAndFern,
  overhang,
  brosCarpentry,
  elverElectrical,
  corveAndPenhallow,
  teaselBakery,
  wrenChimneys,
  toolTheftLocator,
];
