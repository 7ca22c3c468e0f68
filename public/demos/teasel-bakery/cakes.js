/* The cake that is being ordered: its picture, its words, its price and its day. Nothing is sent. */
(function () {
  'use strict';
  var T = window.Teasel, form = document.getElementById('order');
  if (!T || !form) return;
  var stage = document.getElementById('stage'), ribbon = document.getElementById('ribbon'), line = document.getElementById('stage-say');
  var first = document.getElementById('first'), slip = document.getElementById('slip');
  var alts = { victoria: 'a Victoria sponge', walnut: 'a coffee and walnut cake', chocolate: 'a chocolate cake', 'cider-cake': 'an apple and cider cake', fruit: 'an iced fruit cake' };

  function cake() { return T.find(T.CAKES, form.elements.cake.value); }
  function show() {
    var c = cake(), size = form.elements.size.value, img = stage.querySelector('img');
    var from = T.earliest(c, new Date());
    var src = img.getAttribute('src').replace(/[a-z-]+\.webp$/, c.id + '.webp');
    if (img.getAttribute('src') !== src) { img.src = src; img.alt = 'Print of ' + alts[c.id] + ' on a stand, with a slice out of it.'; }
    ribbon.textContent = form.elements.words.value.trim() || 'Happy birthday';
    ribbon.classList.toggle('empty', !form.elements.words.value.trim());
    line.textContent = '';
    var b = document.createElement('b');
    b.textContent = c.name;
    line.appendChild(b);
    line.appendChild(document.createTextNode(' for ' + size + ': ' + T.money(c.sizes[size]) + '. Contains ' + T.contains(c) + '.'));
    first.textContent = 'The first day for this cake is ' + T.longDay(T.parseDay(from)) + '.';
    form.elements.day.min = from;
  }
  function fault(name, message) {
    var input = form.elements[name], box = document.getElementById('e-' + name);
    box.textContent = message || '';
    input.setAttribute('aria-invalid', message ? 'true' : 'false');
    return !message;
  }
  function row(dl, term, text) {
    var d = document.createElement('div'), dt = document.createElement('dt'), dd = document.createElement('dd');
    dt.textContent = term; dd.textContent = text;
    d.appendChild(dt); d.appendChild(dd); dl.appendChild(d);
  }
  form.addEventListener('input', function (e) {
    show();
    if (e.target.getAttribute('aria-invalid') === 'true') check(e.target.name);
  });
  form.addEventListener('change', show);
  function check(name) {
    var v = form.elements[name].value.trim();
    if (name === 'day') { var d = T.checkDay(cake(), v, new Date()); return fault('day', d.ok ? '' : d.message); }
    if (name === 'name') return fault('name', v ? '' : 'Tell us who to ask for.');
    return fault('phone', T.parsePhone(v) ? '' : 'We need a number to ring back, for example 07700 900123.');
  }
  form.addEventListener('submit', function (e) {
    e.preventDefault();
    var bad = ['day', 'name', 'phone'].filter(function (n) { return !check(n); });
    if (bad.length) { slip.hidden = true; form.elements[bad[0]].focus(); return; }
    var c = cake(), size = form.elements.size.value, words = form.elements.words.value.trim();
    slip.textContent = '';
    var h = document.createElement('h2'), dl = document.createElement('dl'), p = document.createElement('p');
    h.textContent = 'Nothing was sent';
    p.textContent = 'This is a demonstration. On a real site this slip would now hang over the cake bench, and we’d ring ' + form.elements.phone.value.trim() + ' before 4 pm.';
    row(dl, 'Cake', c.name + ', for ' + size);
    row(dl, 'Words', words || 'none');
    row(dl, 'For', form.elements.name.value.trim());
    row(dl, 'Fetch', T.checkDay(c, form.elements.day.value, new Date()).message);
    row(dl, 'Contains', T.contains(c));
    row(dl, 'To pay', T.money(c.sizes[size]));
    slip.appendChild(h); slip.appendChild(dl); slip.appendChild(p);
    slip.hidden = false;
    slip.focus();
    slip.scrollIntoView({ block: 'nearest' });
  });
  show();
})();
