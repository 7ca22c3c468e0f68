import type { QuestionView } from '@/content/rules/view-models';
import { CmsRichText } from '@/content/store/CmsRichText';
import { Faq } from '../sections/Faq/Faq';

export interface QuestionsProps {
  heading: string;
  intro?: string | null;
  questions: QuestionView[];
}

/** Questions of a document; omitted if empty. */
export function Questions({ heading, intro = null, questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Faq
      anchor="questions"
      eyebrow="Questions"
      heading={heading}
      intro={intro}
      items={questions.map(({ id, question, answer }) => ({
        id,
        question,
        answer: <CmsRichText content={answer} />,
      }))}
    />
  );
}
