import type { Metadata } from 'next';
import { confirmNewEmail } from '@/accounts/actions/sign-in-actions';
import { ConfirmEmailForm } from '@/accounts/ui/ConfirmEmailForm';
import { confirmEmailPath, ownAccountPath } from '@/platform/paths';
import { StaffGate } from '@/site/shell/StaffFrame';

export const metadata: Metadata = { title: 'Confirm your e-mail address' };

interface ConfirmEmailPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Target of the mailed link that confirms an account's new e-mail address. */
export default async function ConfirmEmailPage({ searchParams }: ConfirmEmailPageProps) {
  const { token } = await searchParams;
  const given = typeof token === 'string' ? token : '';
  return (
    <StaffGate
      path={confirmEmailPath}
      eyebrow="For staff"
      heading="Confirm your e-mail address"
      lead="From then on you sign in with this address, and mails about your account go there."
      foot="You did not ask for this? Close the page: nothing changes."
    >
      <ConfirmEmailForm
        token={given}
        path={`${confirmEmailPath}?${new URLSearchParams({ token: given })}`}
        account={ownAccountPath}
        confirm={confirmNewEmail}
      />
    </StaffGate>
  );
}
