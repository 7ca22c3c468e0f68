/* The enquiry: checks what is written and shows it on a slip. Nothing is sent. */
(function () {
  'use strict';
  var C = window.Corve, form = document.getElementById('enq');
  if (!C || !form) return;
  var f = form.elements, slip = document.getElementById('slip'), who = document.getElementById('who');
  function service() { return C.find(C.SERVICES, f.about.value); }
  function person() { return C.find(C.PEOPLE, service().who); }
  function show() {
    var s = service(), p = person(), img = who.querySelector('img');
    img.src = img.getAttribute('src').replace(/\w+\.svg$/, p.id + '.svg');
    document.getElementById('who-n').textContent = p.name + ' ' + p.letters;
    document.getElementById('who-s').textContent = s.name + ', ' + C.feeWords(s);
  }
  function fault(name, message) {
    document.getElementById('e-' + name).textContent = message || '';
    f[name].setAttribute('aria-invalid', message ? 'true' : 'false');
    return !message;
  }
  function check(name) {
    var v = f[name].value.trim();
    if (name === 'words') return fault(name, v ? '' : 'Tell us in a few words what it’s about.');
    if (name === 'name') return fault(name, v ? '' : 'Tell us who to ask for.');
    if (name === 'postcode') return fault(name, C.postcode(v) ? '' : 'We need the postcode, for example SY8 1AA. The first half will do.');
    return fault(name, C.isPhone(v) || C.isEmail(v) ? '' : 'We need a number or an address to answer to, for example 07700 900123.');
  }
  function row(dl, term, text) {
    var d = document.createElement('div'), dt = document.createElement('dt'), dd = document.createElement('dd');
    dt.textContent = term; dd.textContent = text;
    d.appendChild(dt); d.appendChild(dd); dl.appendChild(d);
  }
  form.addEventListener('change', show);
  form.addEventListener('input', function (e) {
    if (e.target.getAttribute('aria-invalid') === 'true') check(e.target.name);
  });
  form.addEventListener('submit', function (e) {
    e.preventDefault();
    var bad = ['words', 'name', 'postcode', 'reach'].filter(function (n) { return !check(n); });
    if (bad.length) { slip.hidden = true; f[bad[0]].focus(); return; }
    var h = document.createElement('h2'), dl = document.createElement('dl'), p = document.createElement('p');
    slip.textContent = '';
    h.textContent = 'Nothing was sent';
    p.textContent = 'This is a demonstration. On a real site ' + person().name + ' would now have this slip, and would answer by the next working day.';
    row(dl, 'About', service().name + ', ' + C.feeWords(service()));
    row(dl, 'In a sentence', f.words.value.trim());
    row(dl, 'From', f.name.value.trim() + ', ' + f.reach.value.trim());
    row(dl, 'House', C.postcode(f.postcode.value));
    slip.appendChild(h); slip.appendChild(dl); slip.appendChild(p);
    slip.hidden = false;
    slip.focus();
    slip.scrollIntoView({ block: 'nearest' });
  });
  var asked = /[?&]about=([a-z-]+)/.exec(location.search);
  if (asked && C.find(C.SERVICES, asked[1])) f.about.value = asked[1];
  show();
})();
