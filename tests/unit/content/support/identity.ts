import type { SiteIdentity } from '@/content/rules/view-models';

export const site = 'https://site.example';

export const identity: SiteIdentity = {
  brandName: 'Our Studio',
  tagline: 'Websites at published prices',
  legalName: 'Our Studio Ltd',
  companyNumber: '1',
  registeredAddress: '1 Street',
  email: 'hello@site.example',
  phone: null,
  whatsapp: null,
  isContactSample: false,
  people: [],
  address: { street: '', town: '', county: '', postcode: '' },
  vatStatus: 'none',
  locality: 'Hereford, UK',
  openingHours: { days: 'Weekdays', opens: '09:00', closes: '17:00', schemaDays: 'Mo-Fr' },
  replyWithinHours: 24,
  isSample: false,
  isLaunched: true,
};

/** As parsed by a search engine: undefined values are dropped. */
export const json = (value: unknown) =>
  JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
