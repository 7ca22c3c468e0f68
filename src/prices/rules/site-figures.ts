/** What texts can quote of the site settings, as `{{site:…}}`. */
export const siteFigures = {
  brandName: 'Brand name',
  legalName: 'Registered name',
  companyNumber: 'Company number',
  registeredAddress: 'Registered address',
  email: 'E-mail',
  locality: 'Where you are',
  openingDays: 'Opening days',
  opens: 'Opens at',
  closes: 'Closes at',
  scannerBrand: 'Name of the scanner',
} as const;

export type SiteFigureKey = keyof typeof siteFigures;
export const siteFigureKeys = Object.keys(siteFigures) as SiteFigureKey[];
export type SiteFigures = Record<SiteFigureKey, string>;
