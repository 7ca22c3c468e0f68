import type { Metadata } from 'next';
import { studioPath } from '@/domain/routing/paths';
import { StudioGate } from '../_templates/StudioGate';

export const metadata: Metadata = { title: 'Studio login' };

export default function StudioPage() {
  return <StudioGate path={studioPath} />;
}
