/**
 * Bank holidays in England and Wales, 2026 to 2028, from gov.uk/bank-holidays and the Banking and
 * Financial Dealings Act 1971. Noon keeps the day in GMT and BST.
 */
const days = {
  '2026-12-25': 'Christmas Day',
  '2026-12-28': 'Boxing Day (substitute day)',
  '2027-01-01': 'New Year’s Day',
  '2027-03-26': 'Good Friday',
  '2027-03-29': 'Easter Monday',
  '2027-05-03': 'Early May bank holiday',
  '2027-05-31': 'Spring bank holiday',
  '2027-08-30': 'Summer bank holiday',
  '2027-12-27': 'Christmas Day (substitute day)',
  '2027-12-28': 'Boxing Day (substitute day)',
  '2028-01-03': 'New Year’s Day (substitute day)',
  '2028-04-14': 'Good Friday',
  '2028-04-17': 'Easter Monday',
  '2028-05-01': 'Early May bank holiday',
  '2028-05-29': 'Spring bank holiday',
  '2028-08-28': 'Summer bank holiday',
  '2028-12-25': 'Christmas Day',
  '2028-12-26': 'Boxing Day',
};

export const bankHolidays = Object.entries(days).map(([day, name]) => ({
  date: `${day}T12:00:00.000Z`,
  name,
}));
