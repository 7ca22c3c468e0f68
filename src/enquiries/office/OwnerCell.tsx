'use client';

import { DefaultCell, useAuth } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { User } from '@/payload-types';

/** The column “Looked after by”: one’s own stands out. */
export function OwnerCell(props: DefaultCellComponentProps) {
  const { user } = useAuth<User>();
  const { cellData } = props;
  if (!cellData) return <span>Nobody yet</span>;
  if (cellData === user?.id) return <span>You</span>;
  return <DefaultCell {...props} />;
}
