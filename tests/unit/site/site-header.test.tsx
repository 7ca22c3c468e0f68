// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteHeader } from '@/site/shell/SiteFrame';
import { open } from '../support/dom';

const action = { label: 'Get Started', href: '/#lead-capture' };

function openMenu(numbers: { phone: string | null; whatsapp: string | null }) {
  open(
    <SiteHeader
      brandName="FTJ Studio"
      links={[{ label: 'Pricing', href: '/pricing' }]}
      furtherLinks={[{ label: 'Contact', href: '/contact' }]}
      industries={[{ label: 'Trades', href: '/industries/trades-construction' }]}
      action={action}
      contact={{ label: 'hello@studio.example', href: 'mailto:hello@studio.example' }}
      numbers={{ ...numbers, isContactSample: true }}
    />,
  );
  const menu = screen.getByRole('dialog', { hidden: true });
  return within(menu)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])
    .slice(1);
}

const pages = [
  ['01Pricing', '/pricing'],
  ['02Contact', '/contact'],
  ['Trades', '/industries/trades-construction'],
];
const last = [
  ['Get Started', '/#lead-capture'],
  ['hello@studio.example', 'mailto:hello@studio.example'],
  ['Ask a question', '/search'],
];

it('offers the numbers in the menu of a phone, marked as samples', () => {
  expect(openMenu({ phone: '01632 960 247', whatsapp: '07700 900 247' })).toEqual([
    ...pages,
    ['Ring 01632 960 247, a sample number', 'tel:+441632960247'],
    ['WhatsApp 07700 900 247, a sample number', 'https://wa.me/447700900247'],
    ...last,
  ]);
});

it('leaves out a number that the site does not have', () => {
  expect(openMenu({ phone: null, whatsapp: null })).toEqual([...pages, ...last]);
});
