// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Payback } from '@/prices/ui/Payback';
import { open } from '../support/dom';

const worth = () => screen.getByRole('slider', { name: /What do you make on a new customer/ });
/** What is announced. */
const said = () => [...document.querySelectorAll('[aria-live]')].at(-1)?.textContent;
const setWorth = (pounds: number) => fireEvent.change(worth(), { target: { value: pounds } });

it('counts the customers that pay for a site, from both ends of its price', () => {
  open(<Payback fromPence={180_000} toPence={220_000} guess={null} />);
  expect(said()).toBe('12–15 customers pay for your site: about 1 a month for a year.');
  setWorth(80);
  const many = '23–28 customers pay for your site: about 2 a month for a year.';
  expect(said()).toBe(many);
  setWorth(600);
  expect(said()).toBe('3–4 customers pay for your site.');
  setWorth(1_100);
  expect(said()).toBe('2 customers pay for your site.');
});

it('speaks of one customer, and of no profit', () => {
  open(<Payback fromPence={50_000} toPence={null} guess={null} />);
  setWorth(500);
  expect(said()).toBe('1 customer pays for your site.');
  setWorth(0);
  expect(screen.getByText('Put in more than £0.')).toBeDefined();
});

it('begins with the guess for the trade, and calls it one', () => {
  const guess = { pence: 18_000, example: 'a fuse board change' };
  open(<Payback fromPence={180_000} toPence={220_000} guess={guess} />);
  expect(said()).toBe('10–13 customers pay for your site: about 1 a month for a year.');
  const help = 'Our guess for a fuse board change. Put in your own figure.';
  expect(screen.getByText(help)).toBeDefined();
});

it('names no customer without an example', () => {
  open(<Payback fromPence={180_000} toPence={null} guess={{ pence: 18_000, example: null }} />);
  expect(screen.getByText('Our guess. Put in your own figure.')).toBeDefined();
});
