import type { ReactNode } from 'react';
import { signOut } from '@/accounts/actions/sign-in-actions';
import { demandAdmin } from '@/accounts/store/viewer';
import { StaffFrame } from '@/site/shell/StaffFrame';

/** A layout persists across navigation, so each page also checks for an admin. */
export default async function SeoDashboardLayout({ children }: { children: ReactNode }) {
  const user = await demandAdmin();
  return (
    <StaffFrame viewer={{ kind: 'admin', user }} leave={{ label: 'Sign out', action: signOut }}>
      {children}
    </StaffFrame>
  );
}
