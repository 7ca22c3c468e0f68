'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { Input } from '@/design/ui/Field';
import { Notice } from '@/design/ui/Notice';
import { suggestPasskeyName, type TotpSetup, useEnrolment } from './ask-account';

interface SetupProps {
  setup: TotpSetup;
  isBusy: boolean;
  problem: string;
  onCode: (code: string) => void;
  onBack: () => void;
}

function AppSetup({ setup, isBusy, problem, onCode, onBack }: SetupProps) {
  const { secret, qr } = setup;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('code') ?? ''));
  }

  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-4">
        Point the camera of your app at this drawing, or type the key into it. Then enter the six
        digits that the app shows.
      </p>
      <svg
        role="img"
        aria-label="QR code for your app; the key below says the same"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        className="mb-4 w-56 max-w-full bg-white"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="black" />
      </svg>
      <p className="mb-5 text-small text-muted">
        Key:{' '}
        <code className="font-mono break-all text-ink">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Input
        name="code"
        label="Code of the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        error={problem || undefined}
      />
      <Button type="submit" variant="primary" busy={isBusy} busyLabel="Checking..." wide>
        Set it up
      </Button>
      <Button variant="quiet" className="mt-3" onClick={onBack}>
        Back
      </Button>
    </form>
  );
}

export function EnrolForm({ next }: { next: string }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const enrolment = useEnrolment((made) => setCodes(made ?? []));
  const { setup, isBusy, problem } = enrolment;

  if (codes) {
    return (
      <>
        <p className="mb-4">
          You are signed in. Keep these recovery codes where your phone is not: each opens the door
          once when app or passkey are lost. They are not shown again.
        </p>
        <ul aria-label="Recovery codes" className="mb-6 grid grid-cols-2 gap-2 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button variant="primary" wide onClick={() => window.location.replace(next)}>
          I have kept them
        </Button>
      </>
    );
  }
  if (setup) {
    return (
      <AppSetup
        {...{ setup, isBusy, problem }}
        onCode={(code) => void enrolment.finishApp(code)}
        onBack={enrolment.giveUp}
      />
    );
  }
  return (
    <>
      {problem ? (
        <Notice tone="error" role="alert" className="mb-6">
          {problem}
        </Notice>
      ) : null}
      <Button variant="primary" wide busy={isBusy} onClick={() => void enrolment.beginApp()}>
        Use an authenticator app
      </Button>
      <Button
        wide
        className="mt-4"
        busy={isBusy}
        onClick={() => void enrolment.addPasskey(suggestPasskeyName(navigator.userAgent))}
      >
        Use a passkey
      </Button>
    </>
  );
}
