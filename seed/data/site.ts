/** The seeded identity: an example that the back office marks as such until staff replace it. */
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
};

export const navigation = {
  header: [
    { label: 'Pricing', href: '/pricing' },
    { label: 'Blog', href: '/blog' },
    { label: 'How we work', href: '/#how-we-work' },
    { label: 'Where we work', href: '/#where-we-work' },
  ],
  headerAction: { label: 'Get Started', href: '/#lead-capture' },
  footer: [
    {
      heading: 'Prices',
      links: [
        { label: 'Price list', href: '/pricing' },
        { label: 'Packages for your trade', href: '/pricing#for-your-trade' },
        { label: 'Monthly retainers', href: '/pricing#retainers' },
      ],
    },
    {
      heading: 'The studio',
      links: [
        { label: 'How we work', href: '/#how-we-work' },
        { label: 'Where we work', href: '/#where-we-work' },
        { label: 'Contact', href: '/#contact' },
      ],
    },
    { heading: 'Read', links: [{ label: 'Blog', href: '/blog' }] },
  ],
  legal: [],
};

/** The ten cities of the specification, in its order. */
export const cities = [
  { slug: 'reading', name: 'Reading', region: 'Berkshire' },
  { slug: 'cheltenham', name: 'Cheltenham', region: 'Gloucestershire' },
  { slug: 'gloucester', name: 'Gloucester', region: 'Gloucestershire' },
  { slug: 'oxford', name: 'Oxford', region: 'Oxfordshire' },
  { slug: 'bristol', name: 'Bristol', region: 'West of England' },
  { slug: 'bath', name: 'Bath', region: 'Somerset' },
  { slug: 'swindon', name: 'Swindon', region: 'Wiltshire' },
  { slug: 'birmingham', name: 'Birmingham', region: 'West Midlands' },
  { slug: 'cardiff', name: 'Cardiff', region: 'South Wales' },
  { slug: 'newport', name: 'Newport', region: 'South Wales' },
];
