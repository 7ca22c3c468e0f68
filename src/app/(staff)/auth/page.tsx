import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { GatePanel } from '@/components/layout/GatePanel';
import { PlanDrawing } from '@/components/media/PlanDrawing';
import { deniedFlag } from '@/domain/access/sign-in';
import { cmsPath, secondStepPathTo, seoDashboardPath, signInPath } from '@/domain/routing/paths';
import { signIn, signInWithoutScript } from '@/features/sign-in/actions';
import { SignInForm } from '@/features/sign-in/SignInForm';
import { findAccountHere } from '@/server/sign-in/viewer';
import { StaffFrame } from '../_templates/StaffFrame';

export const metadata: Metadata = { title: 'Sign in' };

interface SignInPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Sign-in to the SEO dashboard, with an account of the CMS. */
export default async function SignInPage({ searchParams }: SignInPageProps) {
  const user = await findAccountHere();
  if (user?.role === 'admin') redirect(seoDashboardPath);
  return (
    <StaffFrame viewer={null}>
      <GatePanel
        path={signInPath}
        eyebrow="For admins"
        heading="SEO dashboard"
        lead="Sign in with your account. You are signed in to the CMS as well."
        drawing={<PlanDrawing seed="keywords" kind="street" ground="panel" />}
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
          signInWithoutScript={signInWithoutScript}
        />
      </GatePanel>
    </StaffFrame>
  );
}
