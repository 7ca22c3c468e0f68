import { describe, expect, it } from 'vitest';
import { aiQuestions } from '../../../../../src/scanner/checks/ai-search/ai-questions.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const text = `<p>${'bread '.repeat(160)}</p>`;
const judge = (body: string) => aiQuestions.judge(pageEvidence({ html: htmlPage(body) }));

describe('questions and answers', () => {
  it('are found in headings, details and structured data', () => {
    expect(judge(`<h2>Do you bake on Sundays?</h2>${text}`)).toMatchObject({
      outcome: 'pass',
      summary: 'The page has 1 question with an answer.',
      proofs: [{ value: 'Do you bake on Sundays?' }],
    });
    expect(
      judge(`<details><summary>Is there parking nearby? +</summary>Yes</details>${text}`).outcome,
    ).toBe('pass');
    const faq = {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Can I order?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes' },
        },
        { '@type': 'Question', name: 'And then?' },
      ],
    };
    const script = `<script type="application/ld+json">${JSON.stringify(faq)}</script>`;
    expect(judge(script + text)).toMatchObject({ proofs: [{ value: 'Can I order?' }] });
  });

  it('give a note with a page of their own', () => {
    expect(judge(`<a href="/faqs">FAQs</a>${text}`).outcome).toBe('note');
  });

  it('are missing on a page with text', () => {
    expect(judge(`<h1>What?</h1><h2>Ready?</h2><h2>Bread</h2>${text}`).outcome).toBe('fail');
  });

  it('do not apply to a short or script-built page', () => {
    expect(judge('<p>Coming soon</p>').outcome).toBe('na');
    expect(judge('<div id="root"></div><script src="a.js"></script>').outcome).toBe('unknown');
  });
});
