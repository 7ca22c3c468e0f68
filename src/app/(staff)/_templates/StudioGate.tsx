import { redirect } from 'next/navigation';
import { GatePanel } from '@/components/layout/GatePanel';
import { PlanDrawing } from '@/components/media/PlanDrawing';
import { studioUnreachable, studioWelcome } from '@/domain/access/studio';
import { signInPath, studioProposalsPath } from '@/domain/routing/paths';
import { PasswordForm } from '@/features/shared-password/PasswordForm';
import { enterStudio, enterStudioWithoutScript } from '@/features/shared-password/studio-actions';
import { findStudioViewer } from '@/server/sign-in/viewer';
import { StaffFrame } from './StaffFrame';

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
          enterWithoutScript={enterStudioWithoutScript}
        />
      </GatePanel>
    </StaffFrame>
  );
}
