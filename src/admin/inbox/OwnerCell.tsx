'use client';

import { DefaultCell, useAuth } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { User } from '@/payload-types';

/** The column “Looked after by” of the inbox. Only admins may read other people’s accounts. */
export function OwnerCell(props: DefaultCellComponentProps) {
  const { user } = useAuth<User>();
  const { cellData } = props;
  if (!cellData) return <span>Nobody yet</span>;
  if (user?.role === 'admin') return <DefaultCell {...props} />;
  return <span>{cellData === user?.id ? user?.name : 'A colleague'}</span>;
}
