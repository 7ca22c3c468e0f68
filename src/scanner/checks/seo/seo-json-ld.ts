import { textContent } from 'domutils';
import type { Check, Proof } from '../../model/check.ts';
import { countPartOf, fail, notApplicable, note, pass } from '../../model/check.ts';
import { type JsonLdBlock, type JsonLdNode, readJsonLd } from '../../page/json-ld.ts';
import { findMeantSchemaType, isSchemaType } from './schema-types.ts';

const schemaContext = /^(?:(?:https?:)?\/\/)?(?:www\.)?schema\.org(?:\/|$)/i;

/** Types of other vocabularies have a prefix or are addresses. */
function ownTypes(nodes: readonly JsonLdNode[]): string[] {
  return nodes.flatMap(({ types }) => types).filter((type) => !/[:/]/.test(type));
}

/** Things with the full type address need no context. */
function isInFull({ properties }: JsonLdNode): boolean {
  return JSON.stringify(properties['@type'] ?? '').includes('schema.org/');
}

/** The fault of a block; null for none, or for another vocabulary. */
function faultOf(block: JsonLdBlock, nodes: readonly JsonLdNode[]): string | null {
  if (block.error !== null) return `It can’t be read: ${block.error}`;
  if (block.contexts.length === 0) {
    return nodes.every(isInFull)
      ? null
      : 'It does not say that it speaks of schema.org (@context).';
  }
  if (!block.contexts.some((context) => schemaContext.test(context))) return null;
  for (const type of ownTypes(nodes)) {
    const meant = isSchemaType(type) ? null : findMeantSchemaType(type);
    if (meant !== null) return `The type “${type}” is written ${meant}.`;
  }
  return null;
}

export const seoJsonLd: Check = {
  id: 'seo-json-ld',
  category: 'seo',
  severity: 'medium',
  title: 'Structured data has mistakes',
  passed: 'Structured data without mistakes',
  why: 'Structured data tells Google your opening hours, prices and reviews, so that it can show them. With a mistake in it, all of it is ignored.',
  fix: 'Correct the JSON-LD blocks: valid JSON, "@context": "https://schema.org" and types that schema.org has. Google’s Rich Results Test shows the place.',
  remedy: 'build',
  source: {
    name: 'Google Search Central, structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  },
  judge({ page }) {
    const { blocks, nodes } = readJsonLd(page);
    // An empty block waits for a script to fill it.
    const filled = blocks
      .map((block, index) => ({ block, nodes: nodes.filter((node) => node.block === index) }))
      .filter(({ block }) => textContent(block.element).trim() !== '');
    if (filled.length === 0)
      return notApplicable('There is no structured data (JSON-LD) on the page.');

    const faulty = filled.flatMap(({ block, nodes }): Proof[] => {
      const remark = faultOf(block, nodes);
      const value = textContent(block.element).replace(/\s+/g, ' ').trim();
      return remark === null ? [] : [{ kind: 'text', value, remark }];
    });
    if (faulty.length > 0) {
      return fail(
        `${countPartOf(faulty.length, filled.length, 'block')} of structured data ${faulty.length === 1 ? 'has' : 'have'} a mistake.`,
        { share: (filled.length - faulty.length) / filled.length, proofs: faulty },
      );
    }
    const types = [...new Set(filled.flatMap(({ nodes }) => ownTypes(nodes)))];
    const unheard = types.filter((type) => !isSchemaType(type));
    if (unheard.length > 0) {
      return note(
        'The structured data can be read, but names a type that schema.org may not have.',
        unheard.map((type) => ({ kind: 'text', value: type })),
      );
    }
    return types.length > 0
      ? pass(`Structured data: ${types.slice(0, 8).join(', ')}.`)
      : note('The structured data can be read, but does not say what it describes (@type).');
  },
};
