/**
 * Structured data of a page.
 *
 * @param json from `toJsonLd`, which escapes `<` so that no text can end the script element
 */
export function JsonLd({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is JSON, escaped by toJsonLd
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
