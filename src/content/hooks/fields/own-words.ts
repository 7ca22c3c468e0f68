import type { NumberField } from 'payload';
import { countOwnWords, minimumOwnWords } from '../../rules/own-words';

/**
 * How many words a document has for itself, counted when it is saved.
 *
 * @param names the fields that hold its own texts
 */
export function ownWordsField(names: readonly string[]): NumberField {
  return {
    name: 'ownWords',
    type: 'number',
    label: 'Words of its own',
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: `Counted when it is saved. Below ${minimumOwnWords} the page is hidden from search engines.`,
    },
    hooks: {
      beforeChange: [
        ({ data, originalDoc }) =>
          countOwnWords(names.map((name) => data?.[name] ?? originalDoc?.[name])),
      ],
    },
  };
}
