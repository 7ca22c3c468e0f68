import Link from 'next/link';
import { studioPath } from '@/domain/routing/paths';

/** Above Payload’s sign-in form: whose password it asks for. */
export function SignInHelp() {
  return (
    <p className="sign-in-help">
      Sign in with your own account. You have none? An admin can invite you by mail. With the
      studio’s shared password you get to the{' '}
      <Link href={studioPath} prefetch={false}>
        list of proposals
      </Link>
      .
    </p>
  );
}
