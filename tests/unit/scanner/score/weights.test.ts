import { describe, expect, it } from 'vitest';
import { checks } from '@/scanner/checks/registry';
import { categories, type Severity } from '@/scanner/model/check';
import { categoryWeights, checkWeights } from '@/scanner/score/weights';

const usualWeights: Readonly<Record<Severity, number>> = {
  critical: 10,
  high: 7,
  medium: 3,
  low: 1,
  info: 0,
};

describe('the weights', () => {
  it('cover every check, and no other', () => {
    expect(checks.map(({ id }) => id).sort()).toEqual(Object.keys(checkWeights).sort());
  });

  it('follow the severity', () => {
    const expected = Object.fromEntries(
      checks.map(({ id, severity }) => [id, usualWeights[severity]]),
    );
    expect(checkWeights).toEqual(expected);
  });

  it('of the categories add up to 100', () => {
    const sum = categories.reduce((total, category) => total + categoryWeights[category], 0);
    expect(sum).toBe(100);
  });
});
