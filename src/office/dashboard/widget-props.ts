import type { Payload } from 'payload';
import type { User } from '@/payload-types';
import { bracketQuery } from '@/platform/bracket-query';

export interface WidgetProps {
  payload: Payload;
  user: User;
  now: Date;
}

/** The address of a list of the back office, filtered or not. */
export function listOf(payload: Payload, collection: string, where?: object): string {
  const query = where ? `?${bracketQuery({ where })}` : '';
  return `${payload.config.routes.admin}/collections/${collection}${query}`;
}
