import { brosCarpentry } from './bros-carpentry.ts';
import { corveAndPenhallow } from './corve-and-penhallow.ts';
import { elverElectrical } from './elver-electrical.ts';
import { helixHeating } from './helix-heating.ts';
import { layouts } from './layouts.ts';
import { madderAndFern } from './madder-and-fern.ts';
import { overhang } from './overhang.ts';
import { type DemoShot, onPhone, type PartBelow } from './shot.ts';
import { teaselBakery } from './teasel-bakery.ts';
import { toolTheftLocator } from './tool-theft-locator.ts';
import { wrenChimneys } from './wren-chimneys.ts';

const shots: DemoShot[] = [
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

/** Windows that phones show as a phone has them, with the part shown there; `null` for the same part. */
const windows: Readonly<Record<string, PartBelow | null>> = {
  'helix-heating-fault': ['#schematic', 8],
  'helix-heating-sum': ['#result', 20],
  'corve-and-penhallow-wall': ['#plan svg', 0],
  'overhang-never': ['#wall', 0],
  'teasel-bakery-friday': ['#hour', 85],
  'tool-theft-locator-search': ['#map', 66],
  'wren-chimneys-home': ['#fire-open', 10],
  'bros-carpentry-ledger': ['.ledger li:nth-child(3)', 8],
  'madder-and-fern-prices': ['#gloss', 60],
  'bros-carpentry-stroud': ['.sw-hero figure', 0],
  'bros-carpentry-work': ['#oak-stair', 8],
  'bros-carpentry-bill': null,
  'corve-and-penhallow-notice': null,
  'corve-and-penhallow-article': null,
  'corve-and-penhallow-people': null,
  'elver-electrical-boards': ['.ba-after', 220],
  'elver-electrical-eicr': null,
  'elver-electrical-tewkesbury': ['svg.wall', 240],
  'helix-heating-pressure': ['#dial', 8],
  'helix-heating-checks': null,
  'helix-heating-swindon': null,
  'madder-and-fern-gap': null,
  'madder-and-fern-team': null,
  'madder-and-fern-booking': null,
  'overhang-first-time': null,
  'overhang-prices': null,
  'overhang-coaches': ['#ama img', 246],
  'teasel-bakery-week': null,
  'teasel-bakery-allergens': null,
  'teasel-bakery-cake': ['#stage', 70],
  'tool-theft-locator-report-card': null,
  'tool-theft-locator-postcode': ['#report', 70],
  'tool-theft-locator-reading': ['#map', 12],
  'wren-chimneys-brush': ['#house', 0],
  'wren-chimneys-year': null,
  'wren-chimneys-book': null,
};

/** Every picture in seed/media. */
export const demoShots: DemoShot[] = shots.flatMap((shot) => {
  const part = windows[shot.name];
  return part === undefined ? [shot] : [shot, onPhone(shot, part)];
});
