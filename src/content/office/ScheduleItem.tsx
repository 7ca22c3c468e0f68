'use client';

import { Button, PopupList, toast, useDocumentInfo } from '@payloadcms/ui';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { Dialog } from '@/design/office/Dialog';
import { askAsStaff, readAsStaff } from '@/platform/ask-as-staff';
import { longUkMoment, readUkMoment, typedUkDay } from '../rules/schedule';

interface Waiting {
  job: number;
  isPublished: boolean;
  at: string;
  isMine: boolean;
}

interface Schedules {
  isPublished: boolean;
  waiting: Waiting[];
}

const dayMs = 24 * 60 * 60 * 1000;

function WaitingList({
  waiting,
  onCancel,
}: {
  waiting: readonly Waiting[];
  onCancel: (job: number) => void;
}) {
  return (
    <>
      <h3>Already scheduled</h3>
      <ul className="scheduling__waiting">
        {waiting.map(({ job, isPublished, at, isMine }) => {
          const what = `${isPublished ? 'Goes live' : 'Comes off the site'} on ${longUkMoment(new Date(at))}`;
          return (
            <li key={job}>
              <span>
                {what}
                {isMine ? ', by you' : ', by a colleague'}
              </span>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => onCancel(job)}
                aria-label={`Call off: ${what}`}
              >
                Call off
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface DialogProps {
  collection: string;
  id: string | number;
  title: string;
  onClose: () => void;
}

function ScheduleDialog({ collection, id, title, onClose }: DialogProps) {
  const field = useId();
  const [schedules, setSchedules] = useState<Schedules | null>(null);
  const [type, setType] = useState<'publish' | 'unpublish'>('publish');
  const [day, setDay] = useState(() => typedUkDay(new Date(Date.now() + dayMs)));
  const [time, setTime] = useState('09:00');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const read = useCallback(async () => {
    const query = new URLSearchParams({ collection, id: String(id) });
    setSchedules(await readAsStaff<Schedules>(`/api/schedules?${query}`));
  }, [collection, id]);

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsBusy(false);
  }, []);

  useEffect(() => {
    void attempt(read);
  }, [attempt, read]);

  const moment = readUkMoment(day, time, new Date());

  function schedule(event: FormEvent) {
    event.preventDefault();
    // The dialog is inside the document’s form for React: that one would publish at once.
    event.stopPropagation();
    if (isBusy) return;
    void attempt(async () => {
      await askAsStaff('/api/schedules', { collection, id, type, day, time });
      toast.success('It is scheduled.');
      await read();
    });
  }

  function cancel(job: number) {
    void attempt(async () => {
      await askAsStaff('/api/schedules/cancel', { job });
      toast.success('It is called off.');
      await read();
    });
  }

  return (
    <Dialog title={`“${title}” at a set time`} onClose={onClose}>
      <form onSubmit={schedule} className="scheduling">
        {schedules?.isPublished && (
          <fieldset>
            <legend>What is to happen</legend>
            <label className="proposal-dialog__choice">
              <input
                type="radio"
                name={`${field}-type`}
                checked={type === 'publish'}
                onChange={() => setType('publish')}
              />
              Publish the changes that are not on the site yet
            </label>
            <label className="proposal-dialog__choice">
              <input
                type="radio"
                name={`${field}-type`}
                checked={type === 'unpublish'}
                onChange={() => setType('unpublish')}
              />
              Take it off the site
            </label>
          </fieldset>
        )}
        <div className="scheduling__moment">
          <label htmlFor={`${field}-day`}>Day</label>
          <input
            id={`${field}-day`}
            value={day}
            inputMode="numeric"
            placeholder="27/11/2026"
            aria-describedby={`${field}-echo`}
            onChange={({ target }) => setDay(target.value)}
          />
          <label htmlFor={`${field}-time`}>Time</label>
          <input
            id={`${field}-time`}
            value={time}
            inputMode="numeric"
            placeholder="09:30"
            aria-describedby={`${field}-echo`}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
        <p id={`${field}-echo`} aria-live="polite">
          {typeof moment === 'string' ? moment : `${longUkMoment(moment)}, UK time.`}
        </p>
        {problem && (
          <p role="alert" className="proposal-problem">
            {problem}
          </p>
        )}
        {schedules && schedules.waiting.length > 0 && (
          <WaitingList waiting={schedules.waiting} onCancel={cancel} />
        )}
        <div className="proposal-dialog__actions">
          <Button type="submit" disabled={isBusy} margin={false}>
            {isBusy ? 'One moment …' : 'Schedule it'}
          </Button>
          <Button buttonStyle="secondary" onClick={onClose} margin={false}>
            Close
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** “Publish at a set time …” in the menu with the three dots of everything that has drafts. */
export function ScheduleItem() {
  const { collectionSlug, id, title, hasPublishPermission, isTrashed } = useDocumentInfo();
  const [isOpen, setIsOpen] = useState(false);
  if (!collectionSlug || !id || isTrashed || !hasPublishPermission) return null;
  return (
    <>
      <PopupList.Button id="action-schedule" onClick={() => setIsOpen(true)}>
        Publish at a set time …
      </PopupList.Button>
      {isOpen && (
        <ScheduleDialog
          collection={collectionSlug}
          id={id}
          title={title || String(id)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
