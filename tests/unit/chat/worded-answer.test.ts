import { describe, expect, it } from 'vitest';
import type { AnswerView } from '@/chat/rules/answers';
import { readWording, wordingMessages } from '@/chat/rules/worded-answer';

const passage = (changes: Partial<AnswerView>): AnswerView => ({
  ...{ title: 'Growth', text: '', price: null, href: '/pricing#packages', page: 'Pricing' },
  ...changes,
});
const growth = passage({
  price: '£1,200–1,600',
  text: 'Ten pages with a blog. Ready in 3 to 4 weeks. Write to studio@growth.example.',
});
const refund = passage({ title: 'Can I get my money back?', text: 'Yes, within 14 days.' });
const passages = [growth, refund];

const question = 'How long does the Growth package take?';
const reply = (answer: string | null, sources: number[] = [1]) =>
  JSON.stringify({ answer, sources });
const read = (content: string) => readWording(content, question, passages);

describe('a reply of the language model', () => {
  it('is shown with the passages that it cites', () => {
    const text = 'The Growth package is ready in 3 to 4 weeks and costs £1,200–1,600.';
    expect(read(reply(text))).toEqual({ text, sources: [growth] });
    expect(read(`\`\`\`json\n${reply(text)}\n\`\`\``)).toEqual({ text, sources: [growth] });
  });

  it('says when they do not answer', () => {
    expect(read(reply(null, []))).toBe('unanswered');
  });

  it.each([
    ['no JSON', 'The Growth package takes 3 weeks.'],
    ['no passage', reply('The Growth package is ready in 3 to 4 weeks.', [])],
    ['a passage that was not sent', reply('The Growth package is ready in 3 to 4 weeks.', [3])],
    ['a figure that is nowhere', reply('The Growth package is ready in 2 weeks.')],
    ['a figure of a passage not cited', reply('The Growth package is ready in 14 weeks.')],
    ['another price', reply('The Growth package with a blog costs £1,250.')],
    ['another address', reply('The Growth package: write to studio@other.example.')],
    ['a link', reply('The Growth package: see www.growth.example about the blog.')],
    [
      'words of its own',
      reply('Growth means optimising synergy through scalable marketing funnels.'),
    ],
    ['a long text', reply('The Growth package is ready. '.repeat(30))],
  ])('is not shown with %s', (_what, content) => {
    expect(read(content)).toBeNull();
  });
});

describe('what the language model is sent', () => {
  const [rules, asked] = wordingMessages(
    'Our Studio',
    'I am bo@shop.example, on 07700 900123. Price?',
    passages,
  );

  it('are the rules, the passages with live prices and the question', () => {
    expect(rules?.content).toContain('Our Studio');
    expect(asked?.content).toContain('[1] Growth\n£1,200–1,600\nTen pages');
    expect(asked?.content).toContain('[2] Can I get my money back?');
  });

  it('names no person', () => {
    expect(asked?.content).toMatch(/Question: I am \[e-mail\],? on \[number\]\. Price\?$/);
  });
});
