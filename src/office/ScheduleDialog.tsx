'use client';

import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import { longUkMoment, readUkMoment, typedUkDay } from '@/content/rules/schedule';
import { Button, Choice, Dialog, TextField, useAttempt } from '@/design/office/controls';
import { askAsStaff, readAsStaff } from '@/platform/ask-as-staff';

export interface DocumentDialogProps {
  collection: string;
  id: string | number;
  title: string;
  onClose: () => void;
}

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

interface WaitingProps {
  waiting: readonly Waiting[];
  onCancel: (job: number) => void;
}

function WaitingList({ waiting, onCancel }: WaitingProps) {
  if (waiting.length === 0) return null;
  return (
    <>
      <h3>Already scheduled</h3>
      <ul className="office-rows">
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

export function ScheduleDialog({ collection, id, title, onClose }: DocumentDialogProps) {
  const field = useId();
  const [schedules, setSchedules] = useState<Schedules | null>(null);
  const [type, setType] = useState<'publish' | 'unpublish'>('publish');
  const [day, setDay] = useState(() => typedUkDay(new Date(Date.now() + dayMs)));
  const [time, setTime] = useState('09:00');
  const { attempt, isBusy, problem } = useAttempt();

  const read = useCallback(async () => {
    const query = new URLSearchParams({ collection, id: String(id) });
    setSchedules(await readAsStaff<Schedules>(`/api/schedules?${query}`));
  }, [collection, id]);
  useEffect(() => {
    void attempt(read);
  }, [attempt, read]);

  const change = (path: '' | '/cancel', body: object, done: string) =>
    void attempt(async () => {
      await askAsStaff(`/api/schedules${path}`, body);
      toast.success(done);
      await read();
    });
  const schedule = () => change('', { collection, id, type, day, time }, 'It is scheduled.');

  const moment = readUkMoment(day, time, new Date());
  const typed = { inputMode: 'numeric', 'aria-describedby': `${field}-echo` } as const;
  return (
    <Dialog
      title={`“${title}” at a set time`}
      close="Close"
      onClose={onClose}
      problem={problem}
      actions={
        <Button onClick={schedule} isBusy={isBusy}>
          Schedule it
        </Button>
      }
    >
      {schedules?.isPublished && (
        <fieldset>
          <legend>What is to happen</legend>
          <Choice
            type="radio"
            name={field}
            checked={type === 'publish'}
            onChoose={() => setType('publish')}
          >
            Publish the changes that are not on the site yet
          </Choice>
          <Choice
            type="radio"
            name={field}
            checked={type === 'unpublish'}
            onChoose={() => setType('unpublish')}
          >
            Take it off the site
          </Choice>
        </fieldset>
      )}
      <div className="office-inline">
        <TextField
          {...typed}
          label="Day"
          value={day}
          placeholder="27/11/2026"
          onText={setDay}
          onEnter={schedule}
        />
        <TextField
          {...typed}
          label="Time"
          value={time}
          placeholder="09:30"
          onText={setTime}
          onEnter={schedule}
        />
      </div>
      <p id={`${field}-echo`} aria-live="polite">
        {typeof moment === 'string' ? moment : `${longUkMoment(moment)}, UK time.`}
      </p>
      <WaitingList
        waiting={schedules?.waiting ?? []}
        onCancel={(job) => change('/cancel', { job }, 'It is called off.')}
      />
    </Dialog>
  );
}
