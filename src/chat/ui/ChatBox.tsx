'use client';

import { useState } from 'react';
import type { ChatFacts } from '../rules/chat-facts';
import { Conversation } from './Conversation';
import { Questions } from './Questions';

/** The chat as a part of a page. */
export function ChatBox(facts: ChatFacts) {
  const [talk, setTalk] = useState<{ token: string; question: string } | null>(null);
  return (
    <div className="flex h-[29rem] flex-col rounded-plate border border-edge bg-sheet text-ink">
      {talk ? (
        <Conversation {...facts} {...talk} onLeave={() => setTalk(null)} />
      ) : (
        <Questions {...facts} onPerson={setTalk} />
      )}
    </div>
  );
}
