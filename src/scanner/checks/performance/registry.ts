import type { Check } from '../../model/check.ts';
import { perfCaching } from './perf-caching.ts';
import { perfCompression } from './perf-compression.ts';
import { perfDomSize } from './perf-dom-size.ts';
import { perfHttp2 } from './perf-http2.ts';
import { perfImageDims } from './perf-image-dims.ts';
import { perfImageFormat } from './perf-image-format.ts';
import { perfImageLarge } from './perf-image-large.ts';
import { perfImageLazy } from './perf-image-lazy.ts';
import { perfPageWeight } from './perf-page-weight.ts';
import { perfRedirects } from './perf-redirects.ts';
import { perfRenderBlocking } from './perf-render-blocking.ts';
import { perfRequests } from './perf-requests.ts';
import { perfThirdParty } from './perf-third-party.ts';
import { perfTtfb } from './perf-ttfb.ts';

export const performanceChecks: readonly Check[] = [
  perfTtfb,
  perfCompression,
  perfRenderBlocking,
  perfPageWeight,
  perfRequests,
  perfDomSize,
  perfImageLarge,
  perfImageFormat,
  perfImageDims,
  perfImageLazy,
  perfCaching,
  perfHttp2,
  perfRedirects,
  perfThirdParty,
];
