import type { Metadata } from 'next';
import { studioLoginPath } from '@/domain/routing/paths';
import { StudioGate } from '../../_templates/StudioGate';

export const metadata: Metadata = { title: 'Studio login' };

export default function StudioLoginPage() {
  return <StudioGate path={studioLoginPath} />;
}
