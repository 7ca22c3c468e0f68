import Link from 'next/link';
import type { AdminViewServerProps, PayloadRequest, UIFieldServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import { OwnScreen, requireAccount } from '@/design/office/OwnScreen';
import type { User } from '@/payload-types';
import { personPath } from '@/platform/paths';
import { PersonScreen } from './PersonScreen';

/** The address of an enquiry. The link carries its ID to keep personal data out of the URL. */
async function readEmail(req: PayloadRequest, enquiry: unknown): Promise<string> {
  if (typeof enquiry !== 'string' || !/^\d{1,9}$/.test(enquiry)) return '';
  const doc = await req.payload.findByID({
    collection: 'submissions',
    id: Number(enquiry),
    depth: 0,
    joins: false,
    disableErrors: true,
    req,
    overrideAccess: false,
    select: { email: true },
  });
  return doc?.email ?? '';
}

/** `/cms/person`: all records of one person, for export or erasure. */
export async function PersonView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const user = requireAccount(req, personPath);
  const mayErase = grantFor('submissions', user.role, 'delete') === 'yes';
  return (
    <OwnScreen {...props}>
      <h1>This person</h1>
      {mayErase ? (
        <PersonScreen initialSearch={await readEmail(req, props.searchParams?.enquiry)} />
      ) : (
        <p>What is held about a person is shown to admins only.</p>
      )}
    </OwnScreen>
  );
}

export function ToPerson({ id, operation, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user || grantFor('submissions', user.role, 'delete') !== 'yes') {
    return null;
  }
  return (
    <p className="office-note">
      <Link href={`${personPath}?enquiry=${id}`} prefetch={false}>
        All that is held about this person: show, export, erase
      </Link>
    </p>
  );
}
