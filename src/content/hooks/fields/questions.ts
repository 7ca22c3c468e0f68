import type { ArrayField } from 'payload';
import { listField } from './list';
import { richTextField } from './rich-text';

/** Questions that belong to this one document; those of a topic are kept in Questions. */
export function questionsField(): ArrayField {
  return listField({
    name: 'questions',
    label: 'Questions and answers',
    rows: ['Question', 'Questions'],
    maxRows: 12,
    fields: [
      { name: 'question', type: 'text', label: 'Question', required: true, maxLength: 160 },
      richTextField('answer', 'Answer'),
    ],
  });
}
