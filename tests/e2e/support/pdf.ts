import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF file, page by page. */
export async function pagesOf(file: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf);
  return text.map((page) => page.replace(/\s+/g, ' '));
}
