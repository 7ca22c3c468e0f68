import { describe, expect, it } from 'vitest';
import { orderMessage, orderMessages, orderSchema } from '@/enquiries/rules/order';

const sent = {
  kind: 'technical-report',
  name: 'Megan Price',
  email: 'megan@plumbing.example',
  site: ' www.plumbing.example/ ',
  message: 'Line one\r\nline two',
  terms: 'yes',
};

function faultsOf(changes: object, hasScan = false): Record<string, string> {
  const { error } = orderSchema({ hasScan }).safeParse({ ...sent, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}

describe('an order', () => {
  it('is normalised', () => {
    expect(orderSchema({ hasScan: false }).parse(sent)).toEqual({
      ...sent,
      site: 'www.plumbing.example/',
      message: 'Line one\nline two',
    });
  });

  it('reports all errors at once', () => {
    const wrong = { kind: 'a car', name: 'M', email: 'megan', site: '', terms: undefined };
    expect(faultsOf(wrong)).toEqual({
      kind: orderMessages.kind,
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      site: orderMessages.site,
      terms: orderMessages.terms,
    });
  });

  it.each([undefined, '', 'on', 'no', true, ['yes']])('is refused without terms: %j', (terms) => {
    expect(faultsOf({ terms })).toEqual({ terms: orderMessages.terms });
  });

  it.each(['', '   ', 'my shop', '.', 'shop.', undefined, 7])(
    'needs the address of a website: %j',
    (site) => {
      expect(faultsOf({ site })).toEqual({ site: orderMessages.site });
      expect(faultsOf({ site }, true)).toEqual({});
    },
  );

  it('has an optional message with a limit', () => {
    expect(faultsOf({ message: undefined })).toEqual({});
    expect(faultsOf({ message: 'x'.repeat(5_001) })).toHaveProperty('message');
  });
});

it('an order is worded as an enquiry', () => {
  const order = { kind: 'strategy-call', pricePence: 14_900, site: 'shop.example' } as const;
  expect(orderMessage({ ...order, message: 'On a Tuesday, please.' })).toBe(
    'Order: Strategy call for £149\nWebsite: shop.example\n\nOn a Tuesday, please.',
  );
  expect(orderMessage({ ...order, message: '' })).toMatch(/shop\.example$/);
});
