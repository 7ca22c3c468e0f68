import 'server-only';
import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

/** The running CMS. The first call in a process connects to the database. */
export function getCms(): Promise<Payload> {
  return getPayload({ config });
}
