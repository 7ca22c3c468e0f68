import Link from 'next/link';
import type { UIFieldServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { personPath } from '@/platform/paths';

/** On an enquiry: the way to everything that is held about who sent it. */
export function ToPerson({ id, operation, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user || grantFor('submissions', user.role, 'delete') !== 'yes') {
    return null;
  }
  return (
    <p className="to-person">
      <Link href={`${personPath}?enquiry=${id}`} prefetch={false}>
        All that is held about this person: show, export, erase
      </Link>
    </p>
  );
}
