'use client';

import { toast, useRouteCache } from '@payloadcms/ui';
import { useState } from 'react';
import { Button, TextField, useAttempt } from '@/design/office/controls';
import { Panel, Problem, Table } from '@/design/office/pieces';
import { type FactorView, factorKindLabels } from '../rules/second-factor';
import { formatSessionMoment } from '../rules/session-words';
import { askAccount, suggestPasskeyName, type TotpSetup, useEnrolment } from '../ui/ask-account';
import { ProofField } from './account-forms';

const title = 'Second step when signing in';

interface Props {
  factors: readonly FactorView[];
  codesLeft: number;
  isRequired: boolean;
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <>
      <p>
        <strong>Keep these recovery codes where your phone is not.</strong> Each lets you in once
        when app or passkey are lost. They are not shown again.
      </p>
      <ul className="office-facts" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="office-actions">
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </>
  );
}

interface SetupProps {
  setup: TotpSetup;
  isBusy: boolean;
  onCode: (code: string) => void;
  onCancel: () => void;
}

function AppSetup({ setup, isBusy, onCode, onCancel }: SetupProps) {
  const [code, setCode] = useState('');
  const { secret, qr } = setup;
  return (
    <>
      <p>
        Point the camera of your app at this drawing, or type the key into it. Then enter the six
        digits that the app shows.
      </p>
      <svg
        role="img"
        aria-label="QR code for your app; the key below says the same"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        className="office-qr"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="black" />
      </svg>
      <p>
        Key: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label="Code of the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onText={setCode}
        onEnter={() => onCode(code)}
      />
      <div className="office-actions">
        <Button onClick={() => onCode(code)} isBusy={isBusy}>
          Set it up
        </Button>
        <Button buttonStyle="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

interface ListProps {
  factors: readonly FactorView[];
  isBusy: boolean;
  onRemove: (factor: FactorView) => void;
}

function FactorTable({ factors, isBusy, onRemove }: ListProps) {
  return (
    <Table head={['What', 'Since', 'Last used']} hiddenHead="What to do">
      {factors.map((factor) => (
        <tr key={factor.id}>
          <th scope="row">{factor.name}</th>
          <td>{formatSessionMoment(factor.since)}</td>
          <td>{factor.usedAt ? formatSessionMoment(factor.usedAt) : 'Not yet'}</td>
          <td>
            <button
              type="button"
              className="office-link"
              disabled={isBusy}
              aria-label={`Remove: ${factor.name}, ${factorKindLabels[factor.kind]}`}
              onClick={() => onRemove(factor)}
            >
              Remove
            </button>
          </td>
        </tr>
      ))}
    </Table>
  );
}

export function SecondFactors({ factors, codesLeft, isRequired }: Props) {
  const { clearRouteCache } = useRouteCache();
  const [currentPassword, setCurrentPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { attempt, isBusy: isWorking, problem } = useAttempt();

  const enrolment = useEnrolment((made) => {
    setCodes(made);
    setCurrentPassword('');
    toast.success('Set up. From now on it is asked for when you sign in.');
    if (!made) clearRouteCache();
  });
  const isBusy = enrolment.isBusy || isWorking;

  const remove = (factor: FactorView) =>
    attempt(async () => {
      await askAccount('remove-factor', { factor: factor.id, currentPassword });
      toast.success(`Removed: ${factor.name}.`);
      clearRouteCache();
    });

  const renewCodes = () =>
    attempt(async () => {
      setCodes((await askAccount<{ codes: string[] }>('new-codes', { currentPassword })).codes);
    });

  const hasFactors = factors.length > 0;
  return (
    <Panel title={title}>
      <p>
        {hasFactors
          ? `After your password, one of these is asked for. ${codesLeft} recovery ${codesLeft === 1 ? 'code is' : 'codes are'} left.`
          : 'With a code of an app on your phone, or a passkey, a stolen password opens nothing.'}{' '}
        {isRequired && !hasFactors && 'It is required of you: the next sign-in asks for it.'}
      </p>
      {hasFactors && (
        <FactorTable factors={factors} isBusy={isBusy} onRemove={(one) => void remove(one)} />
      )}
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            clearRouteCache();
          }}
        />
      ) : enrolment.setup ? (
        <AppSetup
          setup={enrolment.setup}
          isBusy={isBusy}
          onCode={(code) => void enrolment.finishApp(code)}
          onCancel={enrolment.giveUp}
        />
      ) : (
        <>
          <ProofField
            value={currentPassword}
            onText={setCurrentPassword}
            onEnter={() => void enrolment.beginApp(currentPassword)}
          />
          <div className="office-actions">
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() => void enrolment.beginApp(currentPassword)}
            >
              Add an app
            </Button>
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() =>
                void enrolment.addPasskey(suggestPasskeyName(navigator.userAgent), currentPassword)
              }
            >
              Add a passkey
            </Button>
            {hasFactors && (
              <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void renewCodes()}>
                New recovery codes
              </Button>
            )}
          </div>
        </>
      )}
      <Problem>{problem || enrolment.problem}</Problem>
    </Panel>
  );
}

interface ResetProps {
  account: number;
  count: number;
}

export function ResetSecondFactor({ account, count }: ResetProps) {
  const { clearRouteCache } = useRouteCache();
  const [currentPassword, setCurrentPassword] = useState('');
  const { attempt, isBusy, problem } = useAttempt();
  const reset = () =>
    void attempt(async () => {
      await askAccount('reset-second-factor', { account, currentPassword });
      toast.success('Reset. They sign in with their password alone, or set it up anew.');
      clearRouteCache();
    });
  if (count === 0) {
    return (
      <Panel title={title}>
        <p>None is set up.</p>
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <p>
        {count === 1 ? 'An app or a passkey is' : `${count} apps and passkeys are`} set up. They
        lost them, and their recovery codes? Make sure that it is really them, then reset: they are
        signed out everywhere and hear of it by mail.
      </p>
      <ProofField value={currentPassword} onText={setCurrentPassword} onEnter={reset} />
      <div className="office-actions">
        <Button buttonStyle="secondary" onClick={reset} isBusy={isBusy}>
          Reset the second step
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </Panel>
  );
}
