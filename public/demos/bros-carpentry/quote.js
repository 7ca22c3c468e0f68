/* The quote form: checks in words, a drawing to scale, and a success state that sends nothing. */
(() => {
  const form = document.getElementById('form');
  const summary = document.getElementById('summary');
  const quote = document.getElementById('quote');
  const done = document.getElementById('done');
  const scale = document.getElementById('scale');
  const scaleLive = document.getElementById('scale-live');
  const value = (name) => (form.elements[name].value || '').trim();
  const number = (name) => Number(value(name).replace(/[\s,.](?=\d{3}\b)/g, '').replace(/\s*mm$/i, ''));

  const sizeError = (name, word, low, high) => {
    if (!value(name)) return `Give a rough ${word} in millimetres.`;
    const n = number(name);
    if (!Number.isInteger(n) || n <= 0) return `Write the ${word} in whole millimetres, such as ${name === 'width' ? '900' : '2400'}.`;
    if (n < low) return `The ${word} must be at least ${low} mm. Did you measure in centimetres?`;
    if (n > high) return `The ${word} must be at most ${high.toLocaleString('en-GB')} mm.`;
    return '';
  };
  const rules = {
    service: () => (value('service') ? '' : 'Choose what it is.'),
    town: () => (value('town') ? '' : 'Choose where the house is.'),
    width: () => sizeError('width', 'width', 300, 12000),
    height: () => sizeError('height', 'height', 300, 6000),
    when: () => (value('when') ? '' : 'Choose when you would like it.'),
    name: () => (value('name') ? '' : 'Tell us your name.'),
    phone: () => {
      if (!value('phone')) return value('email') ? '' : 'Give a telephone number or an e-mail address.';
      return /^\+?[\d\s()-]{9,20}$/.test(value('phone')) && value('phone').replace(/\D/g, '').length >= 9 ? '' : 'This telephone number is too short or has letters in it.';
    },
    email: () => (!value('email') || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value('email')) ? '' : 'Write the e-mail address like name@example.com.'),
  };

  const show = (name, text) => {
    const p = document.getElementById(`${name}-err`);
    p.textContent = text;
    p.hidden = !text;
    for (const field of name === 'service' ? form.querySelectorAll('[name=service]') : [form.elements[name]]) {
      if (text) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
  };

  function check() {
    const problems = [];
    for (const [name, rule] of Object.entries(rules)) {
      const text = rule();
      show(name, text);
      if (text) problems.push([name, text]);
    }
    return problems;
  }

  function summarise(problems) {
    summary.hidden = problems.length === 0;
    if (!problems.length) return;
    document.getElementById('sum-h').textContent = problems.length === 1 ? 'One answer needs another look' : `${problems.length} answers need another look`;
    summary.querySelector('ul').replaceChildren(...problems.map(([name, text]) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = `#${name}`;
      link.textContent = text;
      link.addEventListener('click', (event) => { event.preventDefault(); document.getElementById(name).focus(); });
      item.append(link);
      return item;
    }));
    summary.focus();
  }

  // once the form has been sent back, a field is checked again as soon as it is left
  let tried = false;
  form.addEventListener('change', (event) => {
    if (!tried) return;
    const { name } = event.target;
    if (rules[name]) show(name, rules[name]());
    if (name === 'email') show('phone', rules.phone());
  });

  /* the drawing: both measurements beside a door of 762 x 1981, all at one scale */
  const NS = 'http://www.w3.org/2000/svg';
  const make = (tag, attributes, text) => {
    const node = document.createElementNS(NS, tag);
    for (const [key, v] of Object.entries(attributes)) node.setAttribute(key, v);
    if (text) node.textContent = text;
    return node;
  };
  const title = scale.querySelector('title');
  function drawScale() {
    const w = rules.width() ? 0 : number('width');
    const h = rules.height() ? 0 : number('height');
    const W = w || 900;
    const H = h || 1981;
    const k = Math.min(310 / (W + 762 + 300), 350 / Math.max(H, 1981));
    const floor = 400;
    const x0 = 60;
    const dx = x0 + W * k + 300 * k;
    const nodes = [title, make('path', { class: 'floor', d: `M10 ${floor}H410` }),
      make('rect', { class: 'ref', x: dx, y: floor - 1981 * k, width: 762 * k, height: 1981 * k }),
      make('circle', { class: 'ref', cx: dx + 690 * k, cy: floor - 1000 * k, r: Math.max(1.5, 28 * k) }),
      make('text', { class: 'reft', x: Math.min(372, dx + 381 * k), y: floor + 22 }, 'a door')];
    if (w && h) {
      const top = floor - h * k;
      nodes.push(make('rect', { class: 'mine', x: x0, y: top, width: w * k, height: h * k }),
        make('path', { class: 'd', d: `M${x0 - 6} ${floor + 34}H${x0 + w * k + 6}M${x0 - 4} ${floor + 38}l8 -8M${x0 + w * k - 4} ${floor + 38}l8 -8M${x0 - 26} ${top - 6}V${floor + 6}M${x0 - 30} ${top + 4}l8 -8M${x0 - 30} ${floor + 4}l8 -8` }),
        make('text', { x: Math.max(x0 + 20, x0 + (w * k) / 2), y: floor + 54 }, String(w)),
        make('text', { transform: `translate(${x0 - 32} ${(top + floor) / 2}) rotate(-90)` }, String(h)));
      scaleLive.textContent = `Your ${w.toLocaleString('en-GB')} by ${h.toLocaleString('en-GB')} mm beside an ordinary door.`;
    } else {
      scaleLive.textContent = 'Type two measurements and they are drawn here, beside an ordinary door.';
    }
    scale.replaceChildren(...nodes);
  }
  for (const name of ['width', 'height']) form.elements[name].addEventListener('change', drawScale);
  drawScale();

  const rows = () => {
    const services = { staircases: 'Staircase', sashes: 'Sash windows or doors', fitted: 'Fitted wardrobes or alcoves', kitchens: 'Kitchen' };
    return [
      ['Job', services[value('service')]],
      ['House', value('town') === 'elsewhere' ? 'Somewhere else' : value('town')],
      ['Size', `${number('width').toLocaleString('en-GB')} × ${number('height').toLocaleString('en-GB')} mm`],
      ['When', value('when')], ['Name', value('name')], ['Telephone', value('phone')], ['E-mail', value('email')],
      ['Message', value('message')], ['Photographs', String(window.BrosPhotos.all().length)],
    ].filter(([, text]) => text);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    tried = true;
    const problems = check();
    summarise(problems);
    if (problems.length) return;
    document.getElementById('docket').replaceChildren(...rows().map(([term, text]) => {
      const row = document.createElement('div');
      const dt = document.createElement('dt');
      const dd = document.createElement('dd');
      dt.textContent = term;
      dd.textContent = text;
      row.append(dt, dd);
      return row;
    }));
    document.getElementById('docket-pics').replaceChildren(...window.BrosPhotos.all().map((photo, i) => {
      const item = document.createElement('li');
      const img = document.createElement('img');
      img.src = photo.url;
      img.alt = `Photograph ${i + 1}: ${photo.name}`;
      item.append(img);
      return item;
    }));
    quote.hidden = true;
    done.hidden = false;
    document.getElementById('done-h').focus();
  });
  document.getElementById('again').addEventListener('click', () => {
    done.hidden = true;
    quote.hidden = false;
    document.getElementById('service').focus();
  });

  // links from the Stroud page come with the place and the kind of job filled in
  if (location.hash === '#stroud-sashes') {
    form.elements.town.value = 'Stroud';
    form.querySelector('[value=sashes]').checked = true;
  }
})();
