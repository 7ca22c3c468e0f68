import { describe, expect, it } from 'vitest';
import type { OrderLetter } from '@/enquiries/mails/enquiry-letter';
import { wordOrderConfirmation, wordOrderNotice } from '@/enquiries/mails/enquiry-mails';

const promise = { replyWithinHours: 24, now: new Date('2026-11-20T14:00Z') };

const head = {
  brandName: 'Studio & Co',
  legalName: 'Studio Ltd',
  companyNumber: '01234567',
  registeredAddress: '1 High Street',
  siteUrl: 'https://studio.example',
};

const order: OrderLetter = {
  reference: 'E-7K3M9Q',
  name: 'Siân O’Neill',
  email: 'sian@nails.example',
  phone: '07700 900123',
  ringWhen: 'Afternoon',
  projectType: 'Other',
  industry: '',
  packageTier: null,
  referralSource: '',
  message: 'Order: Technical report for £97\n\n<script>alert(1)</script>',
  dueAt: new Date('2026-11-23T14:00Z'),
  estimate: null,
  page: '/beta-audit-ftj2025',
  recordUrl: 'https://studio.example/cms/collections/submissions/1',
  scanSummary: 'https://nails.example/ 64 of 100',
  scanUrl: 'https://studio.example/beta-audit-ftj2025/report/1',
  ordered: 'Technical report',
  pricePence: 9_700,
  terms: 'The report is digital.',
  acceptedAt: new Date('2026-11-21T22:40Z'),
};

const whatAnOrderIs = [
  'E-7K3M9Q',
  'Technical report',
  '£97',
  'The report is digital.',
  'Saturday 21 November, 22:40',
  'Payment comes by invoice, before work begins.',
];

describe('the notice to the studio', () => {
  it('names product, terms and next steps', () => {
    const { html, text } = wordOrderNotice(head, order);
    for (const part of [...whatAnOrderIs, 'sian@nails.example', '64 of 100', '/submissions/1']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('Please send the invoice.');
    expect(text).toContain('by Monday 23 November, 14:00');
    expect(html).not.toContain('<script');
  });
});

describe('the confirmation to the buyer', () => {
  const { html, text } = wordOrderConfirmation(head, order, promise);

  it('contains the order with price and terms', () => {
    expect(text).toMatch(/^Hello Siân,/);
    for (const part of whatAnOrderIs) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('Nothing was charged yet.');
  });

  it('repeats no message and links to no report', () => {
    expect(text + html).not.toMatch(/alert|64 of 100|beta-audit/);
  });
});
