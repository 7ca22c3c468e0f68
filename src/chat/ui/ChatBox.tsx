'use client';

import { useState } from 'react';
import { classNames } from '@/design/ui/class-names';
import type { ChatFacts } from '../rules/chat-facts';
import { Conversation } from './Conversation';
import { Questions } from './Questions';

/** The chat as a part of a page; it grows once something is asked. */
export function ChatBox(facts: ChatFacts) {
  const [talk, setTalk] = useState<{ token: string; question: string } | null>(null);
  return (
    <div
      className={classNames(
        'flex flex-col rounded-plate border border-edge bg-sheet text-ink',
        talk ? 'h-[29rem]' : 'min-h-80 has-[[data-exchange]]:h-[29rem]',
      )}
    >
      {talk ? (
        <Conversation {...facts} {...talk} onLeave={() => setTalk(null)} />
      ) : (
        <Questions {...facts} onPerson={setTalk} />
      )}
    </div>
  );
}
