import type { BeforeListTableServerProps } from 'payload';
import type { User } from '@/payload-types';
import { seoDashboardPath } from '@/platform/paths';

export function DashboardLink({ user }: BeforeListTableServerProps) {
  if ((user as User | undefined)?.role !== 'admin') return null;
  return (
    <p className="office-note">
      Figures, gaps, import and new sets are on the <a href={seoDashboardPath}>SEO dashboard</a>.
    </p>
  );
}
