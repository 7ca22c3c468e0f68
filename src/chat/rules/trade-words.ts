/** What visitors call a trade and its work, by the key of its niche; further names stand in the CMS. */

/** Names that the niche does not have among its “also called”. */
export const tradeNames: Readonly<Record<string, readonly string[]>> = {
  beauty: [
    ...['salon', 'spa', 'clinic', 'nails', 'hair and beauty'],
    ...['therapist', 'physio', 'physiotherapist', 'osteopath', 'chiropractor'],
  ],
  fitness: ['trainer', 'fitness class', 'gymnasium'],
  'professional-services': ['legal practice', 'law', 'accounting'],
};

/** What a trade’s customers ask it for: alone it leads to the trade, in a request to “we don’t”. */
export const tradeWork: Readonly<Record<string, readonly string[]>> = {
  trades: [
    'roof',
    'gutter',
    'guttering',
    'brickwork',
    'loft',
    'patio',
    'driveway',
    'fence',
    'damp',
  ],
  plumbers: [
    ...['boiler', 'heating', 'gas', 'tap', 'leak', 'leaking', 'pipe', 'radiator', 'drain'],
    ...['toilet', 'shower', 'bathroom'],
  ],
  electricians: ['rewire', 'socket', 'fuse', 'fusebox', 'wiring', 'electric', 'electricity'],
  carpenters: ['wardrobe', 'kitchen', 'staircase', 'skirting', 'worktop', 'cupboard'],
  beauty: [
    ...['hair', 'haircut', 'nails', 'manicure', 'pedicure', 'lashes', 'eyebrows', 'facial'],
    ...['massage', 'waxing'],
  ],
  fitness: ['workout', 'treadmill', 'gym session', 'yoga class'],
  'professional-services': [
    ...['conveyancing', 'probate', 'payroll', 'divorce', 'mortgage', 'tax return'],
    'self assessment',
  ],
};
