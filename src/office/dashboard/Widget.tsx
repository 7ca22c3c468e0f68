import Link from 'next/link';
import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { Panel, Row } from '@/design/office/pieces';
import type { User } from '@/payload-types';
import { bracketQuery } from '@/platform/bracket-query';
import { cappedCount } from '../readers';

export interface WidgetProps {
  payload: Payload;
  user: User;
  now: Date;
}

export function listOf(payload: Payload, collection: string, where?: object): string {
  const query = where ? `?${bracketQuery({ where })}` : '';
  return `${payload.config.routes.admin}/collections/${collection}${query}`;
}

interface Line {
  key: string | number;
  label: string;
  href?: string | undefined;
  note?: ReactNode;
}

interface Props {
  title: string;
  /** Total number, including records that are not listed. */
  count?: number;
  lines?: readonly Line[];
  more?: readonly { label: string; href: string }[];
  children?: ReactNode;
}

export function Widget({ title, count, lines = [], more = [], children }: Props) {
  return (
    <Panel title={title} count={count === undefined ? undefined : cappedCount(count)}>
      {children}
      {lines.length > 0 && (
        <ul className="office-rows">
          {lines.map(({ key, ...line }) => (
            <Row key={key} {...line} />
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <p className="office-actions">
          {more.map((link) => (
            <Link key={link.label} href={link.href} prefetch={false} className="office-link">
              {link.label}
            </Link>
          ))}
        </p>
      )}
    </Panel>
  );
}
