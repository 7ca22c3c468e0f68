'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ChatFacts } from '../rules/chat-facts';
import { chatAnchor } from '../rules/limits';
import type { ChatProps } from './Chat';

/** Specification, section 9. */
const loadAfterMs = 1000;

/** Loads the chat shortly after the page, when the browser is idle, or at its first use. */
export function ChatHost(facts: ChatFacts) {
  const [Chat, setChat] = useState<ComponentType<ChatProps> | null>(null);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const load = () =>
      import('./Chat').then(
        (module) => setChat(() => module.Chat),
        // The page works without it; links to the chat lead to the search.
        () => {},
      );
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href.endsWith(chatAnchor) || event.defaultPrevented) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setAsked((count) => count + 1);
      void load();
    };
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => void load());
      else void load();
    }, loadAfterMs);
    document.addEventListener('click', open);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', open);
    };
  }, []);

  // A new key opens the chat again, after it was closed.
  return Chat ? <Chat key={asked} {...facts} isOpenAtFirst={asked > 0} /> : null;
}
