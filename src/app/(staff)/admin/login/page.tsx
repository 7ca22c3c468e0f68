import type { Metadata } from 'next';
import { studioLoginPath } from '@/platform/paths';
import { StudioGate } from '@/site/shell/StaffFrame';

export const metadata: Metadata = { title: 'Studio login' };

export default function StudioLoginPage() {
  return <StudioGate path={studioLoginPath} />;
}
