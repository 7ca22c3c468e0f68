import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MarkRemover, nameScripts, scriptMark } from '@/platform/http/finish-page';

const sha = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const marked = (script: string) => `<script nonce="${scriptMark}">${script}</script>`;

describe('the inline scripts of a page', () => {
  it('are hashed as browsers receive them', () => {
    const { html, hashes } = nameScripts(`<p>a</p>${marked('start()')}<p>b</p>`);
    expect(html).toBe('<p>a</p><script>start()</script><p>b</p>');
    expect(hashes).toEqual([sha('start()')]);
  });

  it('are hashed only where Next wrote them', () => {
    const injected = '<script>steal()</script><script nonce="guess">steal()</script>';
    const { html, hashes } = nameScripts(injected + marked('start()'));
    expect(html).toBe(`${injected}<script>start()</script>`);
    expect(hashes).toEqual([sha('start()')]);
  });

  it('are merged where adjacent', () => {
    const { html, hashes } = nameScripts(
      marked('(self.__next_f=self.__next_f||[]).push([0])') +
        marked('self.__next_f.push([1,"a"])') +
        marked('self.__next_f.push([1,"b"])'),
    );
    const whole =
      '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])';
    expect(html).toBe(`<script>${whole}</script>`);
    expect(hashes).toEqual([sha(whole)]);
  });

  it('are hashed without the marker in their data', () => {
    const { html, hashes } = nameScripts(marked(`push("{\\"nonce\\":\\"${scriptMark}\\"}")`));
    expect(html).not.toContain(scriptMark);
    const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
    expect(hashes).toEqual([sha(script)]);
  });

  it('exclude script files', () => {
    const { html, hashes } = nameScripts(
      `<script src="/a.js" async="" nonce="${scriptMark}"></script><link nonce="${scriptMark}" href="x"/>`,
    );
    expect(html).toBe('<script src="/a.js" async=""></script><link href="x"/>');
    expect(hashes).toEqual([]);
  });
});

it.each([
  ['the process’s marker', scriptMark],
  ['a marker that ends with its beginning', `7${'ab'.repeat(15)}7`],
])(
  'in a streamed answer, %s is never sent, wherever it is split, and the length stays',
  (_what, mark) => {
    const text = `1:{"nonce":"${mark}"}\n2:"£ ${mark.slice(0, 9)}"\n3:{"nonce":"${mark}"}`;
    const bytes = Buffer.from(text);
    const cuts = fc.uniqueArray(fc.nat({ max: bytes.length }), { maxLength: 12 });
    const isWithoutMark = (places: number[]) => {
      const remover = new MarkRemover(mark);
      const edges = [0, ...places.sort((a, b) => a - b), bytes.length];
      const pieces = edges
        .slice(1)
        .map((edge, at) => remover.next(bytes.subarray(edges[at], edge)));
      const sent = Buffer.concat([...pieces, remover.end()]);
      expect(sent.toString()).toBe(text.replaceAll(mark, '0'.repeat(mark.length)));
    };
    for (const cut of bytes.keys()) isWithoutMark([cut]);
    fc.assert(fc.property(cuts, isWithoutMark));
  },
);
