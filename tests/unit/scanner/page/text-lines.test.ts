import { describe, expect, it } from 'vitest';
import { countWords, mainText, textLines } from '../../../../src/scanner/page/page-text.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import { htmlPage } from '../../../support/scan-evidence.ts';

function page(body: string) {
  return parsePage(htmlPage(body), 'https://shop.example/');
}

describe('the text of a page', () => {
  it('has one line per block, and single spaces', () => {
    expect(
      textLines(
        page(
          '<h1> Bread\n and  <b>buns</b></h1><p>12 High Street<br>Ross</p><table><tr><td>Mon</td><td>9&nbsp;–&nbsp;5</td></tr></table>',
        ),
      ),
    ).toBe('Bread and buns\n12 High Street\nRoss\nMon\n9 – 5');
  });

  it('excludes invisible text', () => {
    expect(
      textLines(
        page(
          '<script>a</script><style>b</style><noscript>c</noscript><template>d</template><p hidden>e</p><p style="color:red; DISPLAY : none">f</p><textarea>g</textarea><dialog>h</dialog><p hidden="until-found">shown</p>',
        ),
      ),
    ).toBe('shown');
  });

  it('excludes invisible characters in words and numbers', () => {
    expect(textLines(page('01432\u200B 352\u00AD271'))).toBe('01432 352271');
  });

  it('can exclude menus and footers', () => {
    const text = mainText(
      page(
        '<nav>Home</nav><div role="contentinfo">© Us</div><p>Fresh bread, 24 kinds.</p><footer>Call</footer>',
      ),
    );
    expect(text).toBe('Fresh bread, 24 kinds.');
    expect(countWords(text)).toBe(3);
  });

  it('is read at any depth', () => {
    expect(textLines(page(`${'<div>'.repeat(5_000)}deep`))).toBeTypeOf('string');
  });
});
