import axe from 'axe-core';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, it } from 'vitest';
import { computeAccessibleName } from '../../../../src/scanner/page/accessible-name.ts';
import { findElementById } from '../../../../src/scanner/page/page-ids.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';

/** The name of the element whose id is `x`. */
function nameIn(body: string): string {
  const page = parsePage(`<!doctype html><body>${body}`, 'https://shop.example/');
  const element = findElementById(page, 'x');
  if (!element) throw new Error('no element x');
  return computeAccessibleName(page, element);
}

describe('accessible names', () => {
  it('follow references, once and in order', () => {
    expect(nameIn('<i id="a">A</i><i id="b">B</i><p id="x" aria-labelledby="b gone a"></p>')).toBe(
      'B A',
    );
    expect(
      nameIn('<a id="x" href="/" aria-label="Delete" aria-labelledby="x y"></a><b id="y">it</b>'),
    ).toBe('Delete it');
    const loop =
      '<b id="x" role="button" aria-labelledby="y">X</b><b id="y" aria-labelledby="x">Y</b>';
    expect(nameIn(loop)).toBe('Y');
  });

  it('leave out the element itself where it is named by something around it', () => {
    const around = (field: string) => nameIn(`<p id="p">Town ${field} or county</p>`);
    expect(around('<input id="x" aria-labelledby="p" value="Ross">')).toBe('Town or county');
    // Another field’s value still counts.
    expect(around('<input value="Ross"><input id="x" aria-labelledby="p">')).toBe(
      'Town Ross or county',
    );
  });

  it('are not mixed up between elements that refer to the same text', () => {
    const page = parsePage(
      '<p id="p">Town <input id="a" aria-labelledby="p" value="A"> <input id="b" aria-labelledby="p" value="B"></p>',
      'https://shop.example/',
    );
    const names = ['a', 'b'].map((id) => {
      const field = findElementById(page, id);
      return field && computeAccessibleName(page, field);
    });
    expect(names).toEqual(['Town B', 'Town A']);
  });

  it('include hidden text only when referenced', () => {
    expect(nameIn('<p id="h" hidden>Day <b>one</b></p><input id="x" aria-labelledby="h">')).toBe(
      'Day one',
    );
    expect(nameIn('<p id="h">Day <b hidden>one</b></p><input id="x" aria-labelledby="h">')).toBe(
      'Day',
    );
    expect(nameIn('<button id="x">Day <b hidden>one</b></button>')).toBe('Day');
  });

  it('include a control’s value within a label', () => {
    const label = (control: string) =>
      `<label><input id="x" type="checkbox"> Wait ${control} days</label>`;
    expect(nameIn(label('<input value="3">'))).toBe('Wait 3 days');
    expect(nameIn(label('<select><option>2<option selected>4</select>'))).toBe('Wait 4 days');
    expect(nameIn(label('<b role="slider" aria-valuenow="5"></b>'))).toBe('Wait 5 days');
  });

  it('prefer a title to a placeholder', () => {
    expect(nameIn('<input id="x" title="Name" placeholder="First">')).toBe('Name');
  });

  it('exclude white space, code and CSS content', () => {
    expect(
      nameIn('<button id="x" aria-label=" ">\u00a0<script>a</script><style>b</style></button>'),
    ).toBe('');
    expect(nameIn('<style>#x::before { content: "Menu" }</style><button id="x"></button>')).toBe(
      '',
    );
  });

  it('are bounded for a hostile page', () => {
    const body = `<p id="w">${'<b></b>'.repeat(9000)}</p>${'<input aria-labelledby="w">'.repeat(500)}`;
    const page = parsePage(
      `${body}<a id="x" href="/">${'word '.repeat(5000)}</a>`,
      'https://shop.example/',
    );
    const names = page.elements.map((element) => computeAccessibleName(page, element).length);
    expect(Math.max(...names)).toBe(500);
  });
});

describe('accessible names in axe-core', () => {
  const { window } = new JSDOM('<!doctype html><body>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  window.eval(axe.source);
  const inPage = window.eval('axe') as typeof axe;

  afterAll(() => window.close());

  function nameInAxe(body: string): string {
    window.document.body.innerHTML = body;
    const element = window.document.getElementById('x');
    if (!element) throw new Error('no element x');
    inPage.setup(window.document.documentElement);
    try {
      return inPage.commons.text.accessibleText(element).trim();
    } finally {
      inPage.teardown();
    }
  }

  const bodies = [
    '<button id="x">Book <em>now</em></button>',
    '<button id="x" title="Book"></button>',
    '<button id="x" aria-label="Book">now</button>',
    '<button id="x"><img src="b.png" alt="Book"> now</button>',
    '<button id="x"><svg><title>Book</title><path></path></svg></button>',
    '<button id="x"><span aria-label="Book">b</span></button>',
    '<button id="x"><span title="Book"></span></button>',
    '<button id="x"><span aria-hidden="true">Book</span></button>',
    '<button id="x"><span style="visibility:hidden">Book <b style="visibility:visible">now</b></span></button>',
    '<a id="x" href="/"><img src="b.png" alt=""></a>',
    '<a id="x" href="/"><img src="b.png" role="none" alt="Bread"></a>',
    '<a id="x" href="/"><img src="b.png" alt="" title="Bread"></a>',
    '<a id="x" href="/"><b aria-labelledby="y"></b></a><p id="y">Bread</p>',
    '<a id="x" href="/">One<br>two</a>',
    '<a id="x" href="/">On<b>e</b> two</a>',
    '<h2 id="x"><a href="/">Bread</a> &amp; rolls</h2>',
    '<h2 id="x"><input value="3"> loaves</h2>',
    '<input id="x" placeholder="Name">',
    '<label for="x">Name</label><input id="x" title="First">',
    '<label>Name <input id="x"></label>',
    '<label for="x">Your</label> <label for="x">name</label><input id="x">',
    '<label for="x"><img src="n.png" alt="Name"></label><input id="x">',
    '<label for="x" hidden>Name</label><input id="x">',
    '<label for="x" aria-label="Name">N</label><input id="x">',
    '<label>Name <select id="x"><option>A</option></select></label>',
    '<input id="x" type="submit">',
    '<input id="x" type="submit" value="Send">',
    '<input id="x" type="button">',
    '<input id="x" type="image" alt="Search">',
    '<img id="x" src="b.png" alt="Bread" title="Rye">',
    '<img id="x" src="b.png" title="Rye">',
    '<svg id="x" role="img"><title>Logo</title></svg>',
    '<iframe id="x" title="Map"></iframe>',
    '<div id="x" role="textbox">Name</div>',
    '<div id="x" role="checkbox">Agree</div>',
    '<div id="x" role="img">Stars</div>',
    '<fieldset id="x"><legend>Address</legend></fieldset>',
    '<table id="x"><caption>Prices</caption></table>',
  ];

  it.each(bodies)('are the same: %s', (body) => {
    const wording = (name: string) => name.replace(/\s+/g, ' ').replace('Submit Query', 'Submit');
    expect(nameIn(body)).toBe(wording(nameInAxe(body)));
  });
});
