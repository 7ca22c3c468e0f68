import { headers } from 'next/headers';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { readStaffPath, secondStepPathTo, studioPath } from '@/platform/paths';
import { readPendingSignIn } from '../store/pending-sign-in';

interface Props {
  searchParams?: Record<string, string | string[] | undefined>;
}

/** Help above Payload’s sign-in form, which may redirect to the second step afterwards. */
export async function SignInHelp({ searchParams }: Props) {
  if (await readPendingSignIn(await headers())) {
    redirect(secondStepPathTo(readStaffPath(searchParams?.redirect)));
  }
  return (
    <p className="office-note">
      Sign in with your own account. You have none? An admin can invite you by mail. With the
      studio’s shared password you get to the{' '}
      <Link href={studioPath} prefetch={false}>
        list of proposals
      </Link>
      .
    </p>
  );
}
