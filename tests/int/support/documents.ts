import sharp from 'sharp';

/** A document’s fields, as sent in a request. */
export type Data = Record<string, unknown>;

let count = 0;

/** A number unique in this run. */
export function nextNumber(): number {
  count += 1;
  return count;
}

/** Rich text with one paragraph for each string. */
export function richText(...paragraphs: string[]): Data {
  return {
    root: {
      type: 'root',
      version: 1,
      format: '',
      indent: 0,
      direction: 'ltr',
      children: paragraphs.map((text) => ({
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [
          { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 },
        ],
      })),
    },
  };
}

/** The smallest valid picture. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png',
): Promise<Buffer> {
  return sharp({ create: { width: 4, height: 3, channels: 3, background: '#0f5b46' } })
    [format]()
    .toBuffer();
}

/** The form that the back office sends for an upload. */
export async function uploadForm(
  fields: Data,
  file: { name: string; type: string; content: Buffer | string },
): Promise<FormData> {
  const form = new FormData();
  form.set('_payload', JSON.stringify(fields));
  const content = typeof file.content === 'string' ? file.content : new Uint8Array(file.content);
  form.set('file', new File([content], file.name, { type: file.type }));
  return form;
}
