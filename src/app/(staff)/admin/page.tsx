import type { Metadata } from 'next';
import { studioPath } from '@/platform/paths';
import { StudioGate } from '@/site/studio/StudioGate';

export const metadata: Metadata = { title: 'Studio login' };

export default function StudioPage() {
  return <StudioGate path={studioPath} />;
}
