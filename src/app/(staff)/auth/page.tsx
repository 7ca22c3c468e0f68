import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { signIn } from '@/accounts/actions/sign-in-actions';
import { deniedFlag } from '@/accounts/rules/sign-in';
import { findAccountHere } from '@/accounts/store/viewer';
import { SignInForm } from '@/accounts/ui/SignInForm';
import { cmsPath, secondStepPathTo, seoDashboardPath, signInPath } from '@/platform/paths';
import { StaffGate } from '@/site/shell/StaffFrame';

export const metadata: Metadata = { title: 'Sign in' };

interface SignInPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Sign-in to the SEO dashboard, with an account of the CMS. */
export default async function SignInPage({ searchParams }: SignInPageProps) {
  const user = await findAccountHere();
  if (user?.role === 'admin') redirect(seoDashboardPath);
  return (
    <StaffGate
      path={signInPath}
      eyebrow="For admins"
      heading="SEO dashboard"
      lead="Sign in with your account. You are signed in to the CMS as well."
      foot={
        <>
          After five wrong passwords the next try has to wait for half a minute, then longer.{' '}
          <a href={`${cmsPath}/forgot`} className="text-ink">
            Forgotten your password?
          </a>
        </>
      }
    >
      <SignInForm
        path={signInPath}
        next={seoDashboardPath}
        secondStep={secondStepPathTo(seoDashboardPath)}
        isDenied={(await searchParams)[deniedFlag] !== undefined}
        signIn={signIn}
      />
    </StaffGate>
  );
}
