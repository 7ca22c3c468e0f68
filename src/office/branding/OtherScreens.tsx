import type { Role } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { homePath, personPath, seoDashboardPath, studioProposalsPath } from '@/platform/paths';

const screens: readonly { label: string; path: string; roles: readonly Role[] }[] = [
  { label: 'This person', path: personPath, roles: ['admin'] },
  { label: 'The website', path: homePath, roles: ['admin', 'editor', 'sales'] },
  { label: 'Studio: proposals', path: studioProposalsPath, roles: ['admin'] },
  { label: 'SEO dashboard', path: seoDashboardPath, roles: ['admin'] },
];

/** Below the menu: screens that are no list, most of them outside of the back office, and whom they are for. */
export function OtherScreens({ user }: { user?: User }) {
  if (!user) return null;
  return (
    <div className="other-screens">
      <ul>
        {screens
          .filter(({ roles }) => roles.includes(user.role))
          .map(({ label, path }) => (
            <li key={path}>
              {/* Mostly another application: a page load, not a step within this one. */}
              <a className="nav__link" href={path}>
                <span className="nav__link-label">{label}</span>
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
