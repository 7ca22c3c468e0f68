/* Which notice: three answers, a section through the ground, and the notices rules.js finds. */
(function () {
  'use strict';
  var C = window.Corve, form = document.getElementById('tool');
  if (!C || !form) return;
  var M = 50, WALL = 152, GROUND = 180; // pixels to a metre; the face of their house; the lawn
  var found = document.getElementById('found'), status = document.getElementById('status'), f = form.elements, speak = 0;
  function set(id, d) { document.getElementById(id).setAttribute('d', d); }
  function on(id, shown) { document.getElementById(id).hidden = !shown; }
  function el(tag, text) { var e = document.createElement(tag); if (text) e.textContent = text; return e; }
  function job() {
    return { work: f.work.value, line: f.line.value, joins: f.joins.checked, distance: +f.distance.value, depth: +f.depth.value, footing: +f.footing.value };
  }

  function draw(j, digs, reach) {
    var foot = GROUND + j.footing * M, x = WALL + j.distance * M, y = GROUND + j.depth * M;
    set('foot', 'M136 178H154V' + (foot - 14) + 'H168V' + foot + 'H122V' + (foot - 14) + 'H136z');
    // Section 6(1): a block 3 m wide below the foundations. Section 6(2): below 45 degrees, from there to 6 m.
    set('z3', 'M' + WALL + ' ' + foot + 'H' + (WALL + 3 * M) + 'V480H' + WALL + 'z');
    set('z6', 'M' + (WALL + 3 * M) + ' ' + (foot + 3 * M) + 'L' + (WALL + 6 * M) + ' ' + (foot + 6 * M) + 'V480H' + (WALL + 3 * M) + 'z');
    document.getElementById('trench').setAttribute('class', digs ? (reach ? 'hit' : '') : 'none');
    set('hole', 'M' + x + ' ' + (GROUND - 2) + 'H' + (x + 34) + 'V' + y + 'H' + x + 'z');
    var t = document.getElementById('hole-t');
    t.setAttribute('x', x + 44);
    t.setAttribute('y', Math.max(GROUND + 24, y - 8));
    t.textContent = (+j.depth).toFixed(1) + ' m deep';
  }

  function show() {
    var j = job(), work = C.find(C.WORKS, j.work), list = C.notices(j), start = f.start.value;
    on('q-line', work.wall);
    on('q-joins', j.work === 'extension');
    on('q-dig', work.digs);
    ['distance', 'depth', 'footing'].forEach(function (n) {
      var text = (+f[n].value).toFixed(1) + ' m';
      document.getElementById('o-' + n).textContent = text;
      f[n].setAttribute('aria-valuetext', text);
    });
    draw(j, work.digs, work.digs ? C.excavation(j.distance, j.depth, j.footing) : 0);

    var box = document.createDocumentFragment(), ul = el('ul');
    box.appendChild(el('h2', list.length ? (list.length === 1 ? 'Likely one notice' : 'Likely ' + ['two', 'three'][list.length - 2] + ' notices') : 'Probably no notice'));
    ul.className = 'found';
    list.forEach(function (n) {
      var li = el('li'), div = el('div'), p = el('p', n.why + ' '), a = el('a', 'Section ' + n.section + ' of the Act');
      li.appendChild(el('b', n.months + (n.months === 1 ? ' month' : ' months')));
      div.appendChild(el('h3', n.name));
      a.href = n.act;
      p.appendChild(a);
      div.appendChild(p);
      li.appendChild(div);
      ul.appendChild(li);
    });
    if (list.length) box.appendChild(ul);
    else box.appendChild(el('p', work.wall || work.digs ? 'On these figures the Act asks for none. Measure again before you dig: ten centimetres can change it.' : 'The Act doesn’t ask for one. Tell next door all the same.'));
    var months = C.longest(list), by = months && C.serveBy(start, months);
    if (by) {
      var p = el('p');
      p.className = 'by-day';
      p.appendChild(document.createTextNode('To start on ' + C.longDay(start) + ', give notice by '));
      p.appendChild(el('strong', C.longDay(by)));
      p.appendChild(document.createTextNode('.'));
      box.appendChild(p);
    }
    var small = el('p', 'General information, not advice. Someone who has seen the wall may say otherwise.');
    small.className = 'small';
    box.appendChild(small);
    found.textContent = '';
    found.appendChild(box);
  }
  // A slider passes many values: only the last one is read out.
  function change() {
    show();
    clearTimeout(speak);
    speak = setTimeout(function () {
      status.textContent = [].map.call(found.querySelectorAll('h2, li b, li h3, .by-day'), function (e) { return e.textContent; }).join(', ');
    }, 700);
  }
  form.addEventListener('input', change);
  form.addEventListener('change', change);
  form.addEventListener('submit', function (e) { e.preventDefault(); });
  show();
})();
