import { expect, it } from 'vitest';
import { categories, severities } from '@/scanner/model/check';
import { categoryWeights, severityWeights } from '@/scanner/score/weights';

it('the weights of the categories add up to 100', () => {
  const sum = categories.reduce((total, category) => total + categoryWeights[category], 0);
  expect(sum).toBe(100);
});

it('a graver check weighs more, and information nothing', () => {
  expect(severities.map((severity) => severityWeights[severity])).toEqual([10, 7, 3, 1, 0]);
});
