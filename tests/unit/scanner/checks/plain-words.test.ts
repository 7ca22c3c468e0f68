import { expect, it } from 'vitest';
import { checks } from '@/scanner/checks/registry';
import { remedyOptions } from '@/scans/rules/scans';

const jargon =
  /\b(?:alt|aria|canonical|CDN|CSP|CSS|DNS|headers?|HSTS|HTML|HTTP\/\d|JSON|markup|meta|MX|schema|SPF|structured data|TLS|viewport)\b/i;

/** Notes and information about files that only developers look for. */
const aboutFiles = ['ai-llms-txt', 'ai-training-bots'];

it('names every fault without words that only developers know', () => {
  const titles = checks.filter(({ id }) => !aboutFiles.includes(id)).map(({ title }) => title);
  expect(titles.filter((title) => jargon.test(title))).toEqual([]);
});

it('says without them why each of the worst faults matters', () => {
  const grave = checks.filter(({ severity }) => severity === 'critical' || severity === 'high');
  expect(grave.filter(({ why }) => jargon.test(why)).map(({ id }) => id)).toEqual([]);
});

it('names the work that is offered without them', () => {
  expect(remedyOptions.filter(({ label }) => jargon.test(label))).toEqual([]);
});
