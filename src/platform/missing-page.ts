/** Metadata by which a page tells the server that nothing is published at its address. */
export const missingPageMetadata = { 'page-status': '404' } as const;

/** The same as it stands in the HTML. Text from the CMS can't forge it: its `<` is escaped. */
export const missingPageMarker = '<meta name="page-status" content="404"';
