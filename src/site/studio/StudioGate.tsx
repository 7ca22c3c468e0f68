import { redirect } from 'next/navigation';
import { enterStudio } from '@/accounts/actions/sign-in-actions';
import { studioUnreachable, studioWelcome } from '@/accounts/rules/sign-in';
import { findStudioViewer } from '@/accounts/store/viewer';
import { PasswordForm } from '@/accounts/ui/PasswordForm';
import { GatePanel } from '@/design/layout/GatePanel';
import { PlanDrawing } from '@/design/media/PlanDrawing';
import { signInPath, studioProposalsPath } from '@/platform/paths';
import { StaffFrame } from '../shell/StaffFrame';

/** The studio’s login with its shared password, at two addresses. */
export async function StudioGate({ path }: { path: string }) {
  if (await findStudioViewer()) redirect(studioProposalsPath);
  return (
    <StaffFrame viewer={null}>
      <GatePanel
        path={path}
        eyebrow="For the studio"
        heading="Proposals"
        lead="Everything that is out with a client, to open and to print. Enter the studio’s password."
        drawing={<PlanDrawing seed="studio" kind="floor" ground="panel" />}
        foot={
          <>
            You have an account as admin?{' '}
            <a href={signInPath} className="text-ink">
              Sign in with it
            </a>
            : no password of the studio is needed then.
          </>
        }
      >
        <PasswordForm
          path={path}
          button="Log in"
          welcome={studioWelcome}
          unreachable={studioUnreachable}
          next={studioProposalsPath}
          enter={enterStudio}
        />
      </GatePanel>
    </StaffFrame>
  );
}
