/** Specification, sections 5 and 8. Apart from the rules: the browser needs the words alone. */
export const urlRequired = {
  title: 'URL Required',
  text: 'Please enter a website URL to scan',
} as const;
export const scanFailed = {
  title: 'Scan Failed',
  text: 'Failed to scan website. Please check the URL and try again.',
} as const;
