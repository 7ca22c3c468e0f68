'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ChatFacts } from '../rules/chat-facts';

/** Specification, section 9. */
const loadAfterMs = 1000;

/** A browser that draws nothing may never call back as idle, though it has nothing to do. */
const idleWithinMs = 2000;

/** Loads the chat shortly after the page, when the browser is idle. */
export function ChatHost(facts: ChatFacts) {
  const [Chat, setChat] = useState<ComponentType<ChatFacts> | null>(null);

  useEffect(() => {
    const load = () =>
      import('./Chat').then(
        (module) => setChat(() => module.Chat),
        // The page works without it.
        () => {},
      );
    const timer = setTimeout(() => {
      if (!('requestIdleCallback' in window)) void load();
      else requestIdleCallback(() => void load(), { timeout: idleWithinMs });
    }, loadAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return Chat ? <Chat {...facts} /> : null;
}
