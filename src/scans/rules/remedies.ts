/** The kinds of work that mend what a scan finds, as staff read them. Values: the scanner’s own. */
export const remedyOptions = [
  { value: 'words', label: 'Texts, titles, headings' },
  { value: 'build', label: 'HTML and templates' },
  { value: 'speed', label: 'Weight, pictures, scripts' },
  { value: 'hosting', label: 'Server, HTTPS, headers' },
  { value: 'access', label: 'Accessibility' },
  { value: 'visibility', label: 'Search engines and AI assistants' },
  { value: 'local', label: 'Business details for local customers' },
  { value: 'legal', label: 'Information the law may ask for' },
] as const;
