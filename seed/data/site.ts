import { picture } from '../references';
import { bankHolidays } from './bank-holidays';

/** An example identity, marked as such in the back office until staff replace it. */
export const siteSettings = {
  brandName: 'FTJ Studio',
  tagline: 'Web design and development for local businesses, at published prices',
  scannerBrand: 'NeuraAudit',
  legalName: 'FTJ Studio Ltd',
  companyNumber: '00000000 (sample)',
  registeredAddress: '1 Sample Street, Hereford HR1 2AB, United Kingdom',
  vatStatus: 'Not registered for VAT, so none is added',
  isSample: true,
  email: 'hello@ftjstudio.example',
  phone: '01632 960 247',
  whatsapp: '07700 900 247',
  isContactSample: true,
  locality: 'Herefordshire, UK',
  address: {
    street: '1 Sample Street',
    town: 'Hereford',
    county: 'Herefordshire',
    postcode: 'HR1 2AB',
  },
  people: [
    {
      id: 'frances-taylor-jones',
      name: 'Frances Taylor-Jones',
      role: 'Designs and builds',
      words:
        'I answer the phone, draw the pages and write them with you. If something breaks after launch, text me.',
      isSample: true,
    },
    {
      id: 'tom-jessop',
      name: 'Tom Jessop',
      role: 'Words, photographs and search',
      words:
        'I come out to you when it helps, with a camera and a notebook. Most of what a good page says is already in how you talk about the job.',
      isSample: true,
    },
  ],
  openingHours: { days: 'Monday to Friday', opens: '09:00', closes: '17:00', schemaDays: 'Mo-Fr' },
  bankHolidays,
  consent: {
    text: 'Which pages are read, on our own server, without names.',
  },
  // From the specification; the owner must hold the evidence before showing them.
  claims: [
    {
      figure: '100+',
      label: 'websites analysed',
      source: 'The agency’s own count.',
      isShown: true,
      isSample: true,
    },
    {
      figure: '5 of 5',
      label: 'from 12 reviews',
      source: 'The agency’s own reviews.',
      isShown: true,
      isSample: true,
    },
    {
      figure: '500+',
      label: 'UK businesses have used the scanner',
      source: 'The agency’s own count.',
      isShown: true,
      isSample: true,
    },
  ],
  portfolioRate: { isOn: true, places: 15, taken: 0 },
};

const portraits: Readonly<Record<string, string>> = {
  'frances-taylor-jones': 'portrait-frances',
  'tom-jessop': 'portrait-tom',
};

/** The settings with their pictures, which are seeded before them. */
export const illustratedSettings = {
  ...siteSettings,
  searchPicture: picture('drawing-search'),
  people: siteSettings.people.map((person) => ({
    ...person,
    portrait: picture(String(portraits[person.id])),
  })),
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
