// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MatrixValue } from '@/prices/rules/comparisons';
import { Matrix } from '@/prices/ui/feature-matrix/Matrix';
import { MatrixTable } from '@/prices/ui/feature-matrix/MatrixTable';
import { field, narrowScreen, open } from '../support/dom';

const yes: MatrixValue = { kind: 'included' };
const no: MatrixValue = { kind: 'none' };
const matrix = {
  packages: ['Starter', 'Growth', 'Premium'].map((name) => ({ key: name, name })),
  groups: [
    { name: 'Design', rows: [{ name: 'Own design', values: [yes, yes, yes] }] },
    {
      name: 'Growth',
      rows: [
        { name: 'Blog', values: [no, yes, yes] },
        { name: 'Shop', values: [no, no, { kind: 'addOn', pence: 30_000 } as const] },
      ],
    },
  ],
};
const openMatrix = () =>
  open(
    <Matrix packages={matrix.packages} count={3}>
      <MatrixTable caption="Compare" {...matrix} />
    </Matrix>,
  );

const features = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
/** The packages shown on a phone; the others are rendered but hidden. */
const pair = () =>
  screen
    .getAllByRole('columnheader')
    .filter(({ className }) => className !== 'aside')
    .map(({ textContent }) => textContent);

describe('the feature matrix', () => {
  it('shows every feature of every package', () => {
    openMatrix();
    expect(features()).toEqual(['Design', 'Own design', 'Growth', 'Blog', 'Shop']);
    expect(screen.getByText('3 features')).toBeDefined();
    const shop = screen.getByRole('row', { name: /^Shop/ });
    expect(within(shop).getAllByText('Not included')).toHaveLength(2);
    expect(within(shop).getByText('£300')).toBeDefined();
  });

  it('leaves only the differences, and states their number', async () => {
    const { user } = openMatrix();
    await user.click(field('Show differences only'));
    expect(features()).toEqual(['Growth', 'Blog', 'Shop']);
    expect(screen.getByText('2 of 3 features differ')).toBeDefined();
    await user.click(field('Show differences only'));
    expect(features()).toHaveLength(5);
  });
});

describe('the feature matrix on a phone', () => {
  it('shows the two packages that the visitor chose', async () => {
    narrowScreen();
    const { user } = openMatrix();
    expect(pair()).toEqual(['Starter', 'Growth']);
    await user.selectOptions(field('with'), 'Premium');
    expect(pair()).toEqual(['Starter', 'Premium']);
  });

  it('compares only these two', async () => {
    narrowScreen();
    const { user } = openMatrix();
    await user.click(field('Show differences only'));
    expect(features()).toEqual(['Growth', 'Blog']);
    await user.selectOptions(field('Compare'), 'Premium');
    expect(features()).toEqual(['Growth', 'Shop']);
    expect(screen.getByText('1 of 3 features differ')).toBeDefined();
  });

  it('swaps the packages if the visitor chooses the other one', async () => {
    narrowScreen();
    const { user } = openMatrix();
    await user.selectOptions(field('Compare'), 'Growth');
    expect([field('Compare').value, field('with').value]).toEqual(['1', '0']);
    await user.selectOptions(field('with'), 'Growth');
    expect([field('Compare').value, field('with').value]).toEqual(['0', '1']);
  });
});
