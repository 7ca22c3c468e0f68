import { describe, expect, it } from 'vitest';
import { decodeHtml } from '@/scanner/engine/answer-job';

const latin = (text: string) => Buffer.from(text, 'latin1');
const html = 'text/html';

describe('the text of a document', () => {
  it.each<[string, Uint8Array, string | null]>([
    ['by its byte order mark', Buffer.from('\uFEFFCafé', 'utf8'), 'text/html; charset=iso-8859-1'],
    ['in UTF-16', Buffer.from('\uFEFFCafé', 'utf16le'), html],
    ['by its header', latin('Café'), 'text/html; charset="ISO-8859-1"'],
    ['as UTF-8 when that fits', Buffer.from('Café', 'utf8'), html],
    ['as Windows-1252 when it does not', latin('Café'), null],
    [
      'by its header, though nobody knows that name',
      Buffer.from('Café', 'utf8'),
      'text/html; charset=klingon',
    ],
  ])('%s', (_, bytes, contentType) => {
    expect(decodeHtml(bytes, contentType)).toBe('Café');
  });

  it.each([
    ['<meta charset=windows-1252>'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'],
  ])('by what it declares: %s', (declaration) => {
    expect(decodeHtml(latin(`${declaration}é`), html)).toBe(`${declaration}é`);
  });

  it('never throws, for any bytes', () => {
    expect(decodeHtml(new Uint8Array([0xff, 0x00, 0xc3]), 'text/html; charset=')).not.toBe('');
  });
});
