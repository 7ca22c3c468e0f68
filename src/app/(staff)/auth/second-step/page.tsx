import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { giveCode, startAgain } from '@/accounts/actions/sign-in-actions';
import { findSecondStepHere } from '@/accounts/store/viewer';
import { EnrolForm } from '@/accounts/ui/EnrolForm';
import { SecondStepForm } from '@/accounts/ui/SecondStepForm';
import {
  readStaffPath,
  secondStepPath,
  secondStepPathTo,
  seoDashboardPath,
  signInPath,
} from '@/platform/paths';
import { StaffGate } from '@/site/shell/StaffFrame';

export const metadata: Metadata = { title: 'Second step' };

interface SecondStepPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const words = {
  verify: {
    heading: 'One more step',
    lead: 'Your password is right. Now show that you have your phone or your passkey with you.',
  },
  enrol: {
    heading: 'Set up a second step',
    lead: 'Your password is right. From now on it is not enough here: your account needs a code of an app on your phone, or a passkey.',
  },
} as const;

/** Second step of signing in, for the back office and the dashboard. */
export default async function SecondStepPage({ searchParams }: SecondStepPageProps) {
  const next = readStaffPath((await searchParams).to);
  const pending = await findSecondStepHere(await headers());
  // Both targets check the session, and admit signed-in accounts.
  if (!pending) redirect(next === seoDashboardPath ? signInPath : next);
  const { step, kinds } = pending;
  return (
    <StaffGate
      path={secondStepPath}
      eyebrow="For staff"
      heading={words[step].heading}
      lead={words[step].lead}
      foot={
        step === 'verify'
          ? 'Phone, passkey and recovery codes lost? An admin can reset your second step.'
          : 'Apps such as Aegis, 2FAS or the password manager of your phone show such codes.'
      }
    >
      {step === 'verify' ? (
        <SecondStepForm
          next={next}
          path={secondStepPathTo(next)}
          hasApp={kinds.includes('totp')}
          hasPasskey={kinds.includes('passkey')}
          giveCode={giveCode}
        />
      ) : (
        <EnrolForm next={next} />
      )}
      <form action={startAgain} className="mt-6">
        <input type="hidden" name="to" value={next} />
        <button type="submit" className="touch text-small text-ink underline">
          Sign in with another account
        </button>
      </form>
    </StaffGate>
  );
}
