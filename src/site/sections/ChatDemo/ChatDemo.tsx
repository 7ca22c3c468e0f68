import { useId } from 'react';
import { getChatFacts } from '@/chat/store/chat-facts';
import { Section } from '@/design/layout/Section';
import { SectionHead } from '@/design/ui/SectionHead';
import type { ChatDemoBlock } from '@/payload-types';
import { searchPath } from '@/platform/paths';
import { ChatBox } from '../../lazy-parts';

/** This site's own chat in the page, in place of its tab at the lower edge. */
export async function ChatDemo({ block }: { block: ChatDemoBlock }) {
  const id = useId();
  const facts = await getChatFacts();
  const { anchor, eyebrow = null, heading, intro = null, examples } = block;
  return (
    <Section id={anchor || undefined} ground="panel" labelledBy={id}>
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-12 xl:gap-x-16">
        <SectionHead
          rank="main"
          id={id}
          layout="stacked"
          eyebrow={eyebrow}
          heading={heading}
          intro={intro}
          className="lg:col-span-5"
        />
        <div data-chat-demo="" className="lg:col-span-7 noscript:hidden print-hidden">
          <ChatBox {...facts} examples={(examples ?? []).map(({ text }) => text)} />
        </div>
        <p className="hidden noscript:block">
          The chat needs script. <a href={searchPath}>The search</a> gives the same answers without
          it.
        </p>
      </div>
    </Section>
  );
}
