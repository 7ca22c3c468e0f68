import 'server-only';
import { namedScan } from '../data/read-named';

/**
 * Arguments with which the public reads the one scan whose id it has, and nothing of it that is for
 * staff. Requests over REST can’t set them.
 */
export function readNamedScan(uuid: string) {
  return {
    where: { uuid: { equals: uuid } },
    context: { [namedScan]: uuid },
    overrideAccess: false,
    limit: 1,
    depth: 0,
    pagination: false,
    joins: false,
  } as const;
}
