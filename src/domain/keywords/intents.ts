/** What somebody who types a keyword is after. */
export const keywordIntents = [
  { value: 'transactional', label: 'Ready to buy' },
  { value: 'commercial', label: 'Comparing' },
  { value: 'informational', label: 'Learning' },
  { value: 'local', label: 'Looking nearby' },
] as const;
