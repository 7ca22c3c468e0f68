import type { ReactNode } from 'react';
import { signOut } from '@/features/sign-in/actions';
import { demandAdmin } from '@/server/sign-in/viewer';
import { StaffFrame } from '../_templates/StaffFrame';

/** A layout outlives the pages in it: each of them asks for an admin itself as well. */
export default async function SeoDashboardLayout({ children }: { children: ReactNode }) {
  const user = await demandAdmin();
  return (
    <StaffFrame viewer={{ kind: 'admin', user }} leave={{ label: 'Sign out', action: signOut }}>
      {children}
    </StaffFrame>
  );
}
