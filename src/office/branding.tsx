import type { Payload } from 'payload';
import type { Role } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { homePath, personPath, seoDashboardPath, studioProposalsPath } from '@/platform/paths';

function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" fill="none" aria-hidden="true">
      <path d="M2 28V2h26" stroke="currentColor" strokeWidth="2.4" />
      <path d="M2 15h14" stroke="var(--office-accent)" strokeWidth="2.4" />
      <path d="M10 2v5M16 2v3.4M22 2v5" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}

export function Icon() {
  return <Mark size={22} />;
}

export async function Logo({ payload }: { payload: Payload }) {
  const { brandName } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    select: { brandName: true },
  });
  return (
    <span className="office-logo">
      <Mark size={40} />
      {brandName || 'Back office'}
    </span>
  );
}

const screens: readonly { label: string; path: string; roles: readonly Role[] }[] = [
  { label: 'This person', path: personPath, roles: ['admin'] },
  { label: 'The website', path: homePath, roles: ['admin', 'editor', 'sales'] },
  { label: 'Studio: proposals', path: studioProposalsPath, roles: ['admin'] },
  { label: 'SEO dashboard', path: seoDashboardPath, roles: ['admin'] },
];

/** Links below the menu, by role. Most lead outside the back office. */
export function OtherScreens({ user }: { user?: User }) {
  if (!user) return null;
  return (
    <ul className="office-other-screens">
      {screens
        .filter(({ roles }) => roles.includes(user.role))
        .map(({ label, path }) => (
          <li key={path}>
            {/* Most screens belong to another application, so the link needs a page load. */}
            <a className="nav__link" href={path}>
              <span className="nav__link-label">{label}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
