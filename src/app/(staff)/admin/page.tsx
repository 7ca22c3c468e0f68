import type { Metadata } from 'next';
import { studioPath } from '@/platform/paths';
import { StudioGate } from '@/site/shell/StaffFrame';

export const metadata: Metadata = { title: 'Studio login' };

export default function StudioPage() {
  return <StudioGate path={studioPath} />;
}
