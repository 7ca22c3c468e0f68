// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { takeEnquiryPrefill } from '@/platform/enquiry-prefill';
import { EstimateBuilder } from '@/prices/ui/estimator/EstimateBuilder';
import { field, open } from '../support/dom';
import { makeConfig, makeType } from './support/configs';

const config = makeConfig({
  types: [
    makeType(),
    makeType({
      key: 'landing',
      label: 'Landing page',
      basePence: 50_000,
      cardPages: 1,
      maxPages: 1,
      packageKey: 'express',
      included: ['blog'],
      unavailable: [{ addOn: 'shop', reason: 'A shop needs more pages.' }],
    }),
  ],
  addOns: [
    { key: 'blog', name: 'Blog', description: '', pricePence: 30_000 },
    { key: 'shop', name: 'Shop', description: '', pricePence: 90_000 },
  ],
  plans: [{ name: 'Site Guardian', pricePerMonthPence: 9_900 }],
});

function openEstimator(search = '') {
  window.history.replaceState(null, '', `/pricing${search}`);
  return open(<EstimateBuilder config={config} quoteHref="/#lead-capture" anchor="estimator" />);
}
const total = () => {
  const receipt = screen.getByText('Estimate').parentElement;
  return /£[\d,.]+/.exec(receipt?.textContent ?? '')?.[0];
};

describe('the estimate', () => {
  it('starts with the price of the default kind of site', () => {
    openEstimator();
    expect(total()).toBe('£1,200');
  });

  it('follows kind, pages and extras', async () => {
    const { user, fill } = openEstimator();
    await fill('Pages, typed', '50');
    expect(screen.getByText(/ More than 50 pages are a custom project\.$/)).toBeDefined();
    await fill('Pages, typed', '8');
    expect(total()).toBe('£1,500');
    expect(screen.queryByText(/custom project\.$/)).toBeNull();
    await user.click(field(/^Blog/));
    expect(total()).toBe('£1,800');
    await user.click(field(/^Shop/));
    expect(total()).toBe('£2,700');
    await user.click(field(/^Blog/));
    expect(total()).toBe('£2,400');
    await user.click(field(/^Landing page/));
    expect(total()).toBe('£500');
    expect(screen.getByText('Landing page: one page.')).toBeDefined();
    expect(screen.queryByLabelText('Pages, typed')).toBeNull();
    await user.click(field(/^Multi-page/));
    expect(total()).toBe('£2,400');
  });

  it('adds twelve months of each plan for the first year', async () => {
    const { fill } = openEstimator();
    const withPlan = () => screen.getByText('Site Guardian, 12 × £99').closest('div')?.textContent;
    expect(withPlan()).toContain('£2,388');
    await fill('Pages, typed', '8');
    expect(withPlan()).toContain('£2,688');
  });

  it('includes free items of a kind of site, and excludes unavailable ones', async () => {
    const { user } = openEstimator();
    await user.click(field(/^Shop/));
    await user.click(field(/^Landing page/));
    expect(field(/^Blog \(Included\)/).checked).toBe(true);
    expect(field(/^Blog \(Included\)/).disabled).toBe(true);
    expect(field(/^Shop \(Not available\)/).checked).toBe(false);
    expect(screen.getByText('A shop needs more pages.')).toBeDefined();
    expect(total()).toBe('£500');
    await user.click(field(/^Multi-page/));
    expect(field(/^Shop/).checked).toBe(true);
    expect(total()).toBe('£2,100');
  });

  it('states the valid numbers of pages, and corrects others on blur', async () => {
    const { user, fill } = openEstimator();
    await fill('Pages, typed', '99');
    expect(screen.getByText('Choose from 1 to 50 pages.')).toBeDefined();
    expect(total()).toBe('£1,200');
    await user.tab();
    expect(field('Pages, typed').value).toBe('50');
    expect(screen.queryByText('Choose from 1 to 50 pages.')).toBeNull();
    expect(total()).toBe('£5,700');
  });
});

describe('the address of an estimate', () => {
  it('opens the estimator with that estimate', () => {
    openEstimator('?type=multipage&pages=7');
    expect(field(/^Multi-page/).checked).toBe(true);
    expect(field('Pages, typed').value).toBe('7');
    expect(total()).toBe('£1,400');
  });

  it('is the one that the copy button copies', async () => {
    const { user, press } = openEstimator();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(field(/^Blog/));
    await press('Copy link to this estimate');
    const address = new URL(copy.mock.calls[0]?.[0] ?? '');
    expect(address.search).toBe('?type=multipage&pages=5&add-ons=blog');
    expect(address.hash).toBe('#estimator');
    expect(address.origin).toBe(window.location.origin);
  });
});

describe('the request for a quote', () => {
  it('passes the estimate to the form on this page', async () => {
    const { user } = openEstimator();
    const form = document.createElement('form');
    form.id = 'lead-capture';
    form.innerHTML = '<input type="hidden"><input tabindex="-1"><input name="name">';
    document.body.append(form);
    await user.click(field(/^Blog/));
    await user.click(screen.getByRole('link', { name: /^Get Accurate Quote/ }));
    expect(document.activeElement).toBe(form.elements.namedItem('name'));
    expect(takeEnquiryPrefill()).toMatchObject({
      packageTier: 'business-starter',
      estimate: {
        type: 'multipage',
        pages: 5,
        addOns: ['blog'],
        receipt: {
          parts: 'Multi-page website, 5 pages, Blog',
          total: '£1,500',
          href: '/pricing?type=multipage&pages=5&add-ons=blog#estimator',
        },
      },
    });
  });
});
