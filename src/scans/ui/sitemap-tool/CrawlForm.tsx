'use client';

import dynamic from 'next/dynamic';
import {
  type FormEvent,
  useActionState,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { AddressBar } from '@/design/ui/AddressBar';
import { Notice } from '@/design/ui/Notice';
import { prepareToasts, showToast } from '@/design/ui/show-toast';
import { crawlWithoutScript, type PlainCrawl } from '../../actions/crawl-actions';
import type { CrawlState } from '../../rules/crawl-state';
import { scanFailed, urlRequired } from '../../rules/scan-endings';
import type { CrawlRequestOutcome } from '../../rules/scan-request';
import { isOver } from '../../rules/statuses';
import { askCrawl, type CrawlWish, followCrawl } from './ask-crawl';
import { CrawlMeter } from './CrawlMeter';
import { CrawlReport } from './CrawlReport';

interface CrawlRun {
  phase: 'idle' | 'asking' | 'following' | 'over';
  needsCaptcha: boolean;
  /** Why there is no list, beside the form. */
  fault: string | null;
  state: CrawlState | null;
}

const idle: CrawlRun = { phase: 'idle', needsCaptcha: false, fault: null, state: null };

type Step = Partial<CrawlRun>;
const merge = (before: CrawlRun, step: Step): CrawlRun => ({ ...before, ...step });

function failedWith(fault: string): Step {
  showToast({ tone: 'error', title: 'No list of pages', description: fault });
  return { ...idle, fault };
}

/** What is shown for an answer that starts nothing. */
function stepFor(outcome: Exclude<CrawlRequestOutcome, { status: 'accepted' }>): Step {
  return outcome.status === 'captcha' ? { ...idle, needsCaptcha: true } : failedWith(outcome.error);
}

/**
 * A crawl from the press of the button to its result.
 *
 * @param onResult called when there is something to show
 */
function useCrawl(onResult: () => void) {
  const [run, change] = useReducer(merge, idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const follow = useCallback(
    (id: string, signal: AbortSignal) => {
      followCrawl(id, signal, {
        onState: (state) => {
          if (!isOver(state.status)) {
            change({ phase: 'following', state });
          } else if (state.result) {
            change({ phase: 'over', state });
            onResult();
          } else {
            change(failedWith(state.message ?? scanFailed.text));
          }
        },
        onLost: () => change(failedWith(scanFailed.text)),
      });
    },
    [onResult],
  );

  const start = useCallback(
    async (wish: CrawlWish) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      change({ ...idle, phase: 'asking' });
      const outcome = await askCrawl(wish, mine.signal).catch(() => null);
      if (!outcome || running.current !== mine) return;
      if (outcome.status === 'accepted') follow(outcome.id, mine.signal);
      else change(stepFor(outcome));
    },
    [follow],
  );

  return { run, start };
}

export interface CrawlFormProps {
  /** Names the form; its controls’ ids begin with it. */
  id: string;
  /** Page that it stands on; where a browser without script comes back to. */
  path: string;
  label: string;
  buttonText: string;
  /** e.g. `your-business.co.uk`. */
  placeholder: string;
  /** Below the address: fair use. */
  note: string | null;
  /** Where the scanner’s terms are, while they are on the site. */
  termsHref: string | null;
}

/** Fetched when it is asked for: most visitors never see it. */
const Captcha = dynamic(() => import('@/design/ui/Captcha').then((part) => part.Captcha));

const untouched: PlainCrawl = { url: '', fault: null };

/** After the result is drawn (specification, section 9). */
const scrollAfterMs = 100;

/**
 * The sitemap tool. A plain form that a browser can send by itself; this script follows the crawl page
 * by page and shows its result in place.
 */
export function CrawlForm(props: CrawlFormProps) {
  const { id, path, label, buttonText, placeholder, note, termsHref } = props;
  const [plain, plainAction] = useActionState(crawlWithoutScript, untouched, `${path}#${id}`);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);

  const showResult = useCallback(() => {
    setTimeout(() => {
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }, scrollAfterMs);
  }, []);
  const { run, start } = useCrawl(showResult);
  const { phase, needsCaptcha, state } = run;
  const isBusy = phase === 'asking' || phase === 'following';
  const fault = run.fault ?? plain.fault;

  const send = useCallback(
    (altcha: string | null) => {
      const data = form.current ? new FormData(form.current) : new FormData();
      const url = String(data.get('url') ?? '').trim();
      if (url === '') {
        showToast({ tone: 'error', title: urlRequired.title, description: urlRequired.text });
        form.current?.querySelector<HTMLInputElement>('input[name="url"]')?.focus();
        return;
      }
      void start({ url, altcha, fax_number: String(data.get('fax_number') ?? '') });
    },
    [start],
  );

  return (
    <div id={id} className="scroll-mt-24">
      <form
        ref={form}
        action={plainAction}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send(null);
        }}
        onFocus={prepareToasts}
        noValidate={hasScript}
        className="max-w-[40rem] print-hidden"
      >
        {/* For programs that fill in whatever they find. */}
        <div aria-hidden="true" className="sr-only">
          <label htmlFor={`${id}-fax`}>Fax number, leave empty</label>
          <input id={`${id}-fax`} name="fax_number" tabIndex={-1} autoComplete="off" />
        </div>
        <AddressBar
          id={`${id}-url`}
          label={label}
          placeholder={placeholder}
          defaultValue={plain.url}
          isBusy={isBusy}
          isWrong={fault !== null}
          buttonText={buttonText}
          busyLabel="Reading..."
        />
        {note || termsHref ? (
          <p className="mt-3 text-small text-muted">
            {note}{' '}
            {termsHref ? (
              <>
                The <a href={termsHref}>scanner terms</a> apply.
              </>
            ) : null}
          </p>
        ) : null}
        {fault ? (
          <Notice tone="error" className="mt-4">
            <p>{fault}</p>
          </Notice>
        ) : null}
      </form>
      {needsCaptcha ? (
        <section aria-label="Are you a person?" className="mt-6 max-w-[40rem]">
          <p role="status" className="mb-3 text-small">
            You have had a site read already. Tick the box: your browser then does a moment’s work,
            and the reading starts.
          </p>
          <Captcha onSolved={send} />
        </section>
      ) : null}
      <div className="mt-9 empty:mt-0">
        {isBusy ? <CrawlMeter state={state} /> : null}
        {phase === 'over' && state?.result ? (
          <CrawlReport id={state.id} result={state.result} headingRef={heading} />
        ) : null}
      </div>
    </div>
  );
}
