import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { enquiryLimits } from '@/enquiries/rules/fields';
import { orderLimits, orderSchema } from '@/enquiries/rules/order';
import { replyLimits, replySchema } from '@/enquiries/rules/reply';
import { enquirySchema } from '@/enquiries/rules/schema';
import { answerLimits } from '@/proposals/rules/client-answers';
import { acceptanceSchema, declineSchema, questionSchema } from '@/proposals/rules/requests';
import { territoryQuestion } from '@/territories/rules/check-territory';
import { longestInput } from '@/territories/rules/territory-answer';

const fields: readonly [string, z.ZodType, number][] = [
  ['a name', enquirySchema.out.shape.name, enquiryLimits.name],
  ['a message', enquirySchema.out.shape.message, enquiryLimits.message],
  ['what is ordered', orderSchema({ hasScan: true }).shape.message, orderLimits.message],
  ['a site', orderSchema({ hasScan: true }).shape.site, orderLimits.site],
  ['a client’s question', questionSchema.shape.text, answerLimits.question.max],
  ['a client’s name', acceptanceSchema.shape.name, answerLimits.name.max],
  ['a client’s reason', declineSchema.shape.reason, answerLimits.reason],
  ['an area', territoryQuestion.shape.location, longestInput],
  ['a subject', replySchema.shape.subject, replyLimits.subject],
  ['an answer', replySchema.shape.text, replyLimits.text],
];

/** Arbitrary texts near a field’s limit, in characters or in code units. */
const textsAround = (most: number) =>
  fc
    .tuple(
      fc.constantFrom('a', '🙂', '𝓝', 'é', '👩‍👩‍👧', '\ud83d'),
      fc.integer({ min: -3, max: 3 }),
    )
    .map(([piece, more]) => piece.repeat(Math.max(1, Math.floor(most / piece.length) + more)))
    .chain((text) => fc.constantFrom(text, [...text].slice(0, most).join(''), `${text}${text}`));

describe.each(fields)('%s', (_what, schema, most) => {
  it('accepts only storable text', () => {
    fc.assert(
      fc.property(textsAround(most), (text) => {
        const { success, data } = schema.safeParse(text);
        if (success) expect((data as string).length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('accepts the form’s maximum length', () => {
    for (const piece of ['a', '🙂']) {
      expect(schema.safeParse(piece.repeat(most / piece.length)).success, piece).toBe(true);
    }
    expect(schema.safeParse('a'.repeat(most + 1)).success).toBe(false);
  });
});

it('a lone surrogate becomes U+FFFD', () => {
  expect(enquirySchema.out.shape.name.parse('Ann \ud83d')).toBe('Ann \ufffd');
  expect(enquirySchema.out.shape.message.parse('Please call me \udc00')).toBe(
    'Please call me \ufffd',
  );
});

it('no limit on visitors’ and clients’ text uses zod’s count of code units', () => {
  const files = globSync('src/{enquiries,proposals,scans,territories,prices}/rules/**/*.ts').concat(
    'src/content/rules/visit.ts',
  );
  expect(files.length).toBeGreaterThan(40); // the search itself works
  const counted = files.filter((file) =>
    /z\s*\.(?:string|email)\((?:[^()]|\([^()]*\))*\)(?:\s*\.\w+\((?:[^()]|\([^()]*\))*\))*?\s*\.max\(/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(counted).toEqual([]);
});
