'use client';

import { Button, toast, useRouteCache } from '@payloadcms/ui';
import { useState } from 'react';
import { type FactorView, factorKindLabels } from '../rules/second-factor';
import { formatSessionMoment } from '../rules/session-words';
import { askAccount } from '../ui/ask-account';
import { suggestPasskeyName, type TotpSetup, useEnrolment } from '../ui/use-enrolment';
import { PanelField, ProofField } from './PanelField';

interface Props {
  factors: readonly FactorView[];
  /** Recovery codes that are not used yet. */
  codesLeft: number;
  /** The owner requires a second step of this account. */
  isRequired: boolean;
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="account__codes">
      <p>
        <strong>Keep these recovery codes where your phone is not.</strong> Each lets you in once
        when app or passkey are lost. They are not shown again.
      </p>
      <ul aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account__actions">
        <Button margin={false} onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
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
        className="account__qr"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        Key: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <PanelField
        label="Code of the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onText={setCode}
        onEnter={() => onCode(code)}
      />
      <div className="account__actions">
        <Button onClick={() => onCode(code)} disabled={isBusy} margin={false}>
          {isBusy ? 'One moment …' : 'Set it up'}
        </Button>
        <Button buttonStyle="secondary" onClick={onCancel} margin={false}>
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
    <div className="account__table">
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Since</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span className="account__hidden">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor) => (
            <tr key={factor.id}>
              <th scope="row">{factor.name}</th>
              <td>{formatSessionMoment(factor.since)}</td>
              <td>{factor.usedAt ? formatSessionMoment(factor.usedAt) : 'Not yet'}</td>
              <td>
                <button
                  type="button"
                  disabled={isBusy}
                  aria-label={`Remove: ${factor.name}, ${factorKindLabels[factor.kind]}`}
                  onClick={() => onRemove(factor)}
                >
                  Remove
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The person’s own second step: apps, passkeys and recovery codes. */
export function SecondFactors({ factors, codesLeft, isRequired }: Props) {
  const { clearRouteCache } = useRouteCache();
  const [currentPassword, setCurrentPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState('');

  const enrolment = useEnrolment((made) => {
    setCodes(made);
    setCurrentPassword('');
    toast.success('Set up. From now on it is asked for when you sign in.');
    if (!made) clearRouteCache();
  });
  const isBusy = enrolment.isBusy || isWorking;

  async function work(ask: () => Promise<void>) {
    if (isBusy) return;
    setIsWorking(true);
    setProblem('');
    try {
      await ask();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsWorking(false);
  }

  const remove = (factor: FactorView) =>
    work(async () => {
      await askAccount('remove-factor', { factor: factor.id, currentPassword });
      toast.success(`Removed: ${factor.name}.`);
      clearRouteCache();
    });

  const renewCodes = () =>
    work(async () => {
      setCodes((await askAccount<{ codes: string[] }>('new-codes', { currentPassword })).codes);
    });

  const hasFactors = factors.length > 0;
  return (
    <section className="account" aria-labelledby="second-factor">
      <h3 id="second-factor">Second step when signing in</h3>
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
          <div className="account__actions">
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              margin={false}
              onClick={() => void enrolment.beginApp(currentPassword)}
            >
              Add an app
            </Button>
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              margin={false}
              onClick={() =>
                void enrolment.addPasskey(suggestPasskeyName(navigator.userAgent), currentPassword)
              }
            >
              Add a passkey
            </Button>
            {hasFactors && (
              <Button
                buttonStyle="secondary"
                disabled={isBusy}
                margin={false}
                onClick={() => void renewCodes()}
              >
                New recovery codes
              </Button>
            )}
          </div>
        </>
      )}
      <p role="alert" className="account__problem">
        {problem || enrolment.problem}
      </p>
    </section>
  );
}
