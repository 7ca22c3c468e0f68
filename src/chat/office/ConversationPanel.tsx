import type { UIFieldServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import { AskButton } from '@/design/office/controls';
import { Panel, Row } from '@/design/office/pieces';
import type { Conversation, UnansweredQuestion, User } from '@/payload-types';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { AnswerBox } from './AnswerBox';

/** The conversation from its beginning, with the form for an answer. */
export function ConversationPanel({ id, data, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  const { messages, email, status } = data as Conversation;
  const now = new Date();
  const mayAnswer = user && grantFor('conversations', user.role, 'update') === 'yes';
  return (
    <Panel title="Conversation">
      <ul className="office-rows">
        {(messages ?? []).map(({ id: key, author, text, at }) => (
          <Row
            key={key}
            label={`${author === 'staff' ? 'Us' : 'Visitor'}: ${text}`}
            note={shortUkMoment(new Date(at), now)}
          />
        ))}
      </ul>
      {mayAnswer ? <AnswerBox id={Number(id)} email={email} isSpam={status === 'spam'} /> : null}
    </Panel>
  );
}

/** Makes a question of the list from what visitors asked. */
export function DraftFaqPanel({ id, data, payload, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  const { faq } = data as UnansweredQuestion;
  const known = typeof faq === 'object' ? faq?.id : faq;
  const may = user && grantFor('faqs', user.role, 'create') === 'yes';
  if (known) {
    const href = `${payload.config.routes.admin}/collections/faqs/${known}`;
    return (
      <Panel title="Answer it">
        <ul className="office-rows">
          <Row
            label="Open it in Questions: a draft needs an answer, and to be published"
            href={href}
          />
        </ul>
      </Panel>
    );
  }
  if (!may) return null;
  return (
    <Panel title="Answer it">
      <p>The draft is in Questions, and on no page until you have answered and published it.</p>
      <AskButton
        path={`/api/unanswered-questions/${id}/draft-faq`}
        label="Make a draft question"
        done="The draft is in Questions."
      />
    </Panel>
  );
}
