import { describe, expect, it } from 'vitest';
import type { EnquiryLetter } from '@/enquiries/mails/enquiry-letter';
import { wordEnquiryConfirmation, wordEnquiryNotice } from '@/enquiries/mails/enquiry-mails';

const promise = { replyWithinHours: 24, now: new Date('2026-11-20T14:00Z') };

const head = {
  brandName: 'Studio & Co',
  legalName: 'Studio Ltd',
  companyNumber: '01234567',
  registeredAddress: '1 High Street\nHereford HR1 2AB',
  siteUrl: 'https://studio.example',
};

const enquiry: EnquiryLetter = {
  reference: 'E-7K3M9Q',
  name: 'Siân O’Neill',
  email: 'sian@nails.example',
  phone: '07700 900123',
  ringWhen: 'Afternoon',
  projectType: 'New website',
  industry: '',
  packageTier: 'Growth',
  referralSource: '',
  message: 'Hello,\n<script>alert(1)</script>',
  dueAt: new Date('2026-11-23T14:00Z'),
  estimate: { totalPence: 150_000, summary: 'Total … £1,500', link: 'https://studio.example/x' },
  page: '/contact',
  recordUrl: 'https://studio.example/cms/collections/submissions/1',
  scanSummary: null,
  scanUrl: null,
};

describe('the notice to the studio', () => {
  const { html, text } = wordEnquiryNotice(head, enquiry);

  it('contains all data for an answer', () => {
    for (const part of [
      ...['E-7K3M9Q', 'sian@nails.example', 'Growth', '£1,500', '/submissions/1'],
      ...['07700 900123', 'Best time to ring', 'Afternoon'],
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('by Monday 23 November, 14:00');
    expect(text).toContain('> <script>alert(1)</script>');
    expect(text).not.toContain('Industry');
  });

  it('shows a sender’s markup as text', () => {
    expect(html).toContain('Hello,<br>&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    expect(html).toContain('Studio &amp; Co');
  });

  it('names the company', () => {
    expect(text).toContain(
      'Studio Ltd, company number 01234567. Registered office: 1 High Street, Hereford HR1 2AB.',
    );
  });
});

describe('the confirmation to the sender', () => {
  it('promises no deadline in the past, as after a late release', () => {
    const late = { ...promise, now: new Date('2026-11-23T14:01Z') };
    const { text } = wordEnquiryConfirmation(head, enquiry, late);
    expect(text).toContain('sorry that this confirmation comes late');
    expect(text).not.toMatch(/at the latest|24 hours/);
  });

  it('greets by name, names the deadline, and repeats no part of the message', () => {
    const { text, html } = wordEnquiryConfirmation(head, enquiry, promise);
    expect(text).toMatch(/^Hello Siân,/);
    expect(text).toContain('within 24 hours on working days, so by Monday 23 November, 14:00');
    expect(text + html).not.toContain('alert');
    expect(text).toMatch(/Best time to ring:? +Afternoon/);
  });

  it.each(['Buy', 'www.pills.example now', '100% off', 'x'.repeat(60)])(
    'omits “%s” unless it looks like a first name',
    (name) => {
      const { text } = wordEnquiryConfirmation(head, { ...enquiry, name }, promise);
      expect(text.split('\n')[0]).toBe(name === 'Buy' ? 'Hello Buy,' : 'Hello,');
    },
  );
});
