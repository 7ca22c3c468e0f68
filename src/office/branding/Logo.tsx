import type { Payload } from 'payload';
import { Mark } from './Mark';

/** Mark and brand name on the sign-in page. */
export async function Logo({ payload }: { payload: Payload }) {
  const { brandName } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    select: { brandName: true },
  });
  return (
    <span className="back-office-logo">
      <Mark size={40} />
      {brandName || 'Back office'}
    </span>
  );
}
