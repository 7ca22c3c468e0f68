import { expect, it } from 'vitest';
import { wordScanConfirmation } from '@/scans/mails/scan-confirmation';

const head = {
  brandName: 'The studio',
  legalName: 'Studio Ltd',
  companyNumber: '01234567',
  registeredAddress: '1 High Street',
  siteUrl: 'https://studio.example',
};
const link = 'https://studio.example/scan/confirm/an-id?token=a-token';

it('links to the button, with the link’s lifetime and a note for unrequested mails', () => {
  const { text, html } = wordScanConfirmation(head, link);
  expect(text).toContain(`Confirm your address and start the scan: ${link}`);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain('24 hours');
  expect(text).toContain('ignore this mail');
  expect(text).toContain('https://studio.example/privacy-policy');
});
