import { describe, expect, it } from 'vitest';
import { a11ySvgObjectAlt } from '../../../../../src/scanner/checks/accessibility/a11y-svg-object-alt.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('names of drawings and embedded media', () => {
  it('exist', () => {
    const right = [
      '<svg role="img"><title>Our logo</title></svg>',
      '<svg role="img" aria-label="Our logo"></svg>',
      '<svg role="img" aria-labelledby="d"><desc id="d">Our logo</desc></svg>',
      '<svg><circle role="graphics-symbol"><title>Sun</title></circle></svg>',
      '<object data="/film.mp4" title="How we bake"></object>',
    ];
    expect(outcomes(a11ySvgObjectAlt, right)).toEqual(each('pass', right));
  });

  it('are missing', () => {
    const wrong = [
      '<svg role="img"></svg>',
      '<svg role="img"><title> </title></svg>',
      '<svg role="img"><g><title>Our logo</title></g></svg>',
      '<svg role="img"><text>Our logo</text></svg>',
      '<svg role="graphics-document"></svg>',
      '<object data="/film.mp4?v=2"></object>',
      '<object data="/oven.png">Our oven</object>',
      '<object data="/oven.svg"><img src="/oven.png" alt="Our oven"></object>',
      '<object data="/oven" type="image/png"></object>',
    ];
    expect(outcomes(a11ySvgObjectAlt, wrong)).toEqual(each('fail', wrong));
    expect(
      judgeBody(a11ySvgObjectAlt, '<svg role="img"></svg><svg role="img"></svg>'),
    ).toMatchObject({ share: 0, summary: 'Neither drawing or embedded file has a name.' });
  });

  it('do not apply to icons and documents', () => {
    const none = [
      '<svg><path d="M0 0"></path></svg>',
      '<svg role="img" aria-hidden="true"></svg>',
      '<svg role="none"></svg>',
      '<svg role="graphics-object"></svg>',
      '<object data="/menu.pdf"></object>',
      '<object data="/menu.png" type="text/html"></object>',
      '<object data="/oven.png" role="presentation"></object>',
      '<object data="/oven.html"><img src="/oven.png" alt="Our oven"></object>',
    ];
    expect(outcomes(a11ySvgObjectAlt, none)).toEqual(each('na', none));
  });
});
