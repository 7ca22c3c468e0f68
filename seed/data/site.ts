import { bankHolidays } from './bank-holidays';

/** An example identity, marked as such in the back office until staff replace it. */
export const siteSettings = {
  brandName: 'FTJ Studio',
  tagline: 'Web design and development for local businesses, at published prices',
  scannerBrand: 'NeuraAudit',
  legalName: 'FTJ Studio Ltd',
  companyNumber: '00000000 (sample)',
  registeredAddress: '1 Sample Street, Hereford HR1 2AB, United Kingdom',
  vatStatus: 'Not registered for VAT',
  isSample: true,
  email: 'hello@ftjstudio.example',
  phone: '',
  locality: 'Herefordshire, UK',
  openingHours: { days: 'Monday to Friday', opens: '09:00', closes: '17:00', schemaDays: 'Mo-Fr' },
  bankHolidays,
  // From the specification; the owner must hold the evidence before showing them.
  claims: [
    {
      figure: '100+',
      label: 'websites analysed',
      source: 'Stated by the agency. Note here where it was counted.',
      isShown: false,
      isSample: true,
    },
    {
      figure: '5 of 5',
      label: 'from 12 reviews',
      source: 'Stated by the agency. Name the platform and the date.',
      isShown: false,
      isSample: true,
    },
    {
      figure: '500+',
      label: 'UK businesses have used the scanner',
      source: 'Stated by the agency. Note here where it was counted.',
      isShown: false,
      isSample: true,
    },
  ],
  portfolioRate: { isOn: true, places: 15, taken: 0 },
};

/** The ten cities of the specification, in its order. */
export const cityOrder = [
  'reading',
  'cheltenham',
  'gloucester',
  'oxford',
  'bristol',
  'bath',
  'swindon',
  'birmingham',
  'cardiff',
  'newport',
];

/** In the order of the price list. */
export const industryOrder = [
  'trades-construction',
  'beauty-wellness',
  'fitness-wellness',
  'professional-services',
];

/** The case study linked from each industry's page. */
export const industryCaseStudies = { 'trades-construction': 'bros-carpentry' };

export const legalOrder = [
  'privacy-policy',
  'terms-of-service',
  'cancellation-policy',
  'scanner-terms',
  'accessibility-statement',
];
