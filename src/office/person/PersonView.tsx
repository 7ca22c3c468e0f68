import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { cmsPath, personPath } from '@/platform/paths';
import { PersonScreen } from './PersonScreen';

/** The address of an enquiry, for whoever comes from there; the number keeps it out of the address bar. */
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

/** `/cms/person`: everything that is held about one person, to be handed out or erased. */
export async function PersonView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  const user = req.user as User | null;
  if (!user) redirect(`${cmsPath}/login?redirect=${encodeURIComponent(personPath)}`);
  const mayErase = grantFor('submissions', user.role, 'delete') === 'yes';
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={{
        collections: visibleEntities.collections,
        globals: visibleEntities.globals,
      }}
    >
      <Gutter className="person">
        <h1>This person</h1>
        {mayErase ? (
          <PersonScreen initialSearch={await readEmail(req, searchParams?.enquiry)} />
        ) : (
          <p>What is held about a person is shown to admins only.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
