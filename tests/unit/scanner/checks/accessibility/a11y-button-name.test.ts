import { describe, expect, it } from 'vitest';
import { a11yButtonName } from '../../../../../src/scanner/checks/accessibility/a11y-button-name.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('names of buttons', () => {
  it('may be words, pictures or labels', () => {
    const right = [
      '<button>Send</button>',
      '<button aria-label="Open menu"><i class="bars"></i></button>',
      '<button title="Close">×</button>',
      '<button><img src="go.svg" alt="Search"></button>',
      '<button><svg><title>Search</title></svg></button>',
      '<input type="submit">',
      '<input type="reset">',
      '<input type="button" value="Count">',
      '<div role="button" tabindex="0">Book</div>',
      '<details><summary>Opening times</summary>9 to 5</details>',
      '<label for="b">Order</label><button id="b"></button>',
    ];
    expect(outcomes(a11yButtonName, right)).toEqual(each('pass', right));
  });

  it('are missing', () => {
    const wrong = [
      '<button></button>',
      '<button><i class="bars"></i></button>',
      '<button><span aria-hidden="true">×</span></button>',
      '<button><img src="go.svg" alt=""></button>',
      '<button value="Send"></button>',
      '<button><noscript>Send</noscript></button>',
      '<input type="submit" value="">',
      '<input type="button">',
      '<a href="/book" role="button"></a>',
      '<details><summary></summary>9 to 5</details>',
      '<details><summary><img src="a.svg" alt=""></summary>9 to 5</details>',
      '<details><summary role="none"></summary>9 to 5</details>',
      '<button role="none"></button>',
      '<button role="tab"></button>',
    ];
    expect(outcomes(a11yButtonName, wrong)).toEqual(each('fail', wrong));
  });

  it('are scored in proportion', () => {
    const body = '<button>A</button><button>B</button><button>C</button><button></button>';
    expect(judgeBody(a11yButtonName, body)).toMatchObject({
      share: 0.75,
      summary: '1 of 4 buttons has no name.',
      proofs: [{ value: '<button>' }],
    });
    expect(judgeBody(a11yButtonName, '<button></button>'.repeat(3)).summary).toBe(
      'None of the 3 buttons has a name.',
    );
  });

  it('do not apply to other elements', () => {
    const none = [
      '<button hidden></button>',
      '<button role="none" disabled></button>',
      '<button role="link"></button>',
      '<button role="checkbox"></button>',
      '<input type="image">',
      '<summary></summary>',
      '<details>9 to 5</details>',
      '<details style="display:none"><summary></summary></details>',
      '<dialog><button></button></dialog>',
      '<div popover><button></button></div>',
    ];
    expect(outcomes(a11yButtonName, none)).toEqual(each('na', none));
    const second = '<details><summary>More</summary><summary></summary>9 to 5</details>';
    expect(judgeBody(a11yButtonName, second).outcome).toBe('pass');
  });

  it('are not judged where a script writes them', () => {
    const filled = ['<button x-text="label"></button>', '<button><x-icon></x-icon></button>'];
    expect(outcomes(a11yButtonName, filled)).toEqual(each('unknown', filled));
  });
});
