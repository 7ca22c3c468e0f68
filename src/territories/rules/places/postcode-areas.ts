import { b } from './b';
import { ba } from './ba';
import { bs } from './bs';
import { cf } from './cf';
import { gl } from './gl';
import { hr } from './hr';
import { np } from './np';
import { ox } from './ox';
import type { PostcodeArea } from './postcode-area';
import { rg } from './rg';
import { sn } from './sn';
import { wr } from './wr';

/** The ten cities’ postcode areas, and the two around the studio. */
export const postcodeAreas: readonly PostcodeArea[] = [rg, gl, ox, bs, ba, sn, b, cf, np, hr, wr];
