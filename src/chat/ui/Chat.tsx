'use client';

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Icon, IconButton } from '@/design/ui/Icon';
import { readSession } from '@/platform/session-store';
import type { ChatFacts } from '../rules/chat-facts';
import { Conversation, chatKey } from './Conversation';
import { Questions } from './Questions';

const controls = 'a, button, input, select, textarea, summary, label';

/** The windows without room for the tab beside the page. */
const narrow = '(max-width: 82rem)';

/** True while words of the page stand below the tab, e.g. the end of a price. */
function coversWords(tab: HTMLElement, box: DOMRect): boolean {
  const range = document.createRange();
  const isBelow = (node: ChildNode) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  };
  return [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2]
    .flatMap((y) => document.elementsFromPoint(box.left + 4, y))
    .some((element) => !tab.contains(element) && [...element.childNodes].some(isBelow));
}

/** True while the tab would lie on a control of the page, or on words that the page opens with. */
function useIsInTheWay(tab: { current: HTMLElement | null }): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const box = tab.current?.getBoundingClientRect();
      // A focused control must stay visible.
      if (!box || box.width === 0 || document.activeElement === tab.current) return;
      const points = [box.left + 2, (box.left + box.right) / 2, box.right - 2].flatMap((x) =>
        [box.top + 2, box.bottom - 2].map((y) => [x, y] as const),
      );
      const isOpening = scrollY < innerHeight && matchMedia(narrow).matches;
      setIsInTheWay(
        (isOpening && tab.current !== null && coversWords(tab.current, box)) ||
          points.some(([x, y]) =>
            document
              .elementsFromPoint(x, y)
              .some((element) => !tab.current?.contains(element) && element.closest(controls)),
          ),
      );
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    // Its way in ends after the last scroll: only there it lies where it stays.
    const events = ['scroll', 'resize', 'focusin', 'toggle', 'transitionend'];
    for (const name of events) addEventListener(name, lookSoon, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) removeEventListener(name, lookSoon, { capture: true });
    };
  }, [tab]);
  return isInTheWay;
}

/** Pixels of a scroll that says where the visitor is going. */
const cleanScroll = 8;

/** True from a scroll down to the next one up: the visitor reads, and the tab would cover words. */
function useIsReading(): boolean {
  const [isReading, setIsReading] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      if (Math.abs(scrollY - last) < cleanScroll) return;
      setIsReading(scrollY > last);
      last = scrollY;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isReading;
}

const lift = 'calc(var(--consent-lift, 0px) + var(--chat-lift, 0px))';
const above: CSSProperties = { bottom: lift };
/** Lifted without a layout shift, when the privacy question comes or goes. */
const lifted: CSSProperties = { translate: `0 calc(-1 * ${lift})` };

const tradeHere = () =>
  document.querySelector<HTMLElement>('[data-trade][data-enquiry]')?.dataset.trade ?? null;

/** The examples; the first one asks for the price of a site for the page’s trade. */
function examplesFor(trade: string | null, examples: ChatFacts['examples']): string[] {
  if (!trade || examples.length === 0) return examples;
  return [`What does a website for ${trade.toLowerCase()} cost?`, ...examples.slice(1)];
}

/** A tab at the lower right edge, and the chat that it opens; a sheet on phones. */
export function Chat(facts: ChatFacts) {
  const [isOpen, setIsOpen] = useState(false);
  const [talk, setTalk] = useState<{ token: string; question: string } | null>(() => {
    const kept = readSession(chatKey) as { token?: unknown } | null;
    return typeof kept?.token === 'string' ? { token: kept.token, question: '' } : null;
  });
  const tab = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const isInTheWay = useIsInTheWay(tab);
  const isReading = useIsReading();

  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpen]);

  // Links to the site's search: with script, they open the chat.
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('a[data-ask]'))) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => tab.current?.focus());
  };

  return (
    <aside aria-label="Chat" data-lifted="" className="print-hidden">
      <button
        ref={tab}
        type="button"
        data-chat-tab=""
        hidden={isOpen}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        style={lifted}
        className={`touch fixed end-0 bottom-0 z-20 mb-4 inline-flex items-center gap-2 rounded-s-control border border-e-0 border-ink bg-sheet px-3.5 text-small font-semibold text-ink hover:underline ${
          isInTheWay ? 'invisible' : ''
        } transition-transform duration-200 motion-reduce:transition-none ${
          // Wider windows have room for it beside the page.
          isReading ? 'max-[82rem]:not-focus-visible:[transform:translateX(100%)]' : ''
        }`}
      >
        <Icon name="chat" />
        <span className="max-2xl:sr-only">Ask a question</span>
      </button>
      {isOpen ? (
        <section
          ref={panel}
          role="dialog"
          aria-labelledby="chat-heading"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
          style={above}
          className="fixed inset-x-0 z-40 flex max-h-[calc(100dvh-var(--consent-lift,0px)-4.5rem)] animate-enter flex-col border border-ink bg-sheet sm:inset-x-auto sm:end-4 sm:mb-4 sm:max-h-[min(38rem,calc(100dvh-var(--consent-lift,0px)-6rem))] sm:w-[25rem] sm:rounded-control"
        >
          <div className="flex items-center justify-between gap-3 border-b border-rule ps-4">
            <h2 id="chat-heading" className="text-h4">
              {talk ? 'Your question to us' : 'Ask a question'}
            </h2>
            <IconButton
              icon="close"
              name="Close the chat"
              onClick={close}
              className="size-12 flex-none hover:bg-mist"
            />
          </div>
          {talk ? (
            <Conversation {...facts} {...talk} onLeave={() => setTalk(null)} />
          ) : (
            <Questions
              {...facts}
              examples={examplesFor(tradeHere(), facts.examples)}
              trade={tradeHere()}
              onPerson={setTalk}
            />
          )}
        </section>
      ) : null}
    </aside>
  );
}
