// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CostRuler } from '@/prices/ui/CostRuler';
import { open, words } from '../support/dom';

const line = (pence: number, every: 'once' | 'month') => ({ label: 'Line', pence, every });
const theirs = {
  label: 'A contract',
  isOurs: false,
  lines: [line(80_000, 'once'), line(17_000, 'month')],
};
const ours = { label: 'Our page', isOurs: true, lines: [line(50_000, 'once')] };

const costs = () => screen.getAllByRole('term').map(words);

describe('the ruler of months', () => {
  it('begins at the end, as the page says without script', () => {
    open(<CostRuler years={3} theirs={theirs} ours={ours} />);
    expect(costs()).toEqual(['A contract£6,920', 'Our page£500']);
    expect(screen.getByText('£6,420 less with us over 3 years')).toBeDefined();
  });

  it('says what both have cost by the month it is dragged to', () => {
    open(<CostRuler years={3} theirs={theirs} ours={ours} />);
    const ruler = screen.getByRole('slider', { name: 'Drag to a month' });
    fireEvent.change(ruler, { target: { value: '5' } });
    expect(costs()).toEqual(['A contract£1,650', 'Our page£500']);
    expect(screen.getByText('£1,150 less with us over 5 months')).toBeDefined();
    expect(ruler.getAttribute('aria-valuetext')).toBe('5 months');
  });
});
