/* Open or shut, and the form: it checks what is typed and says what would happen. Nothing is sent. */
(function () {
  'use strict';
  var O = window.Overhang, form = document.getElementById('form');
  if (!O) return;
  var day = O.here(new Date()).day;
  [].forEach.call(document.querySelectorAll('[data-weekday]'), function (tr) { tr.classList.toggle('today', +tr.getAttribute('data-weekday') === day); });
  if (!form) return;
  var told = document.getElementById('told'), slip = document.getElementById('slip'), f = form.elements;
  var asked = /[?&]s=([a-z-]+)/.exec(window.location.search), session = asked && O.find(O.SESSIONS, asked[1]);
  if (session && session.left) f.session.value = session.id;

  function chosen() { return O.find(O.SESSIONS, f.session.value); }
  function tell() {
    var s = chosen();
    told.textContent = O.dateOf(s, new Date()) + ', with ' + O.coach(s) + '. ' + O.money(O.price(s.price)) + '. ' + O.count(s.left) + ' of ' + O.count(s.places).toLowerCase() + ' places left.';
  }
  function fault(name, message) {
    document.getElementById('e-' + name).textContent = message;
    f[name].setAttribute('aria-invalid', message ? 'true' : 'false');
    return !message;
  }
  function check(name) {
    if (name === 'name') return fault('name', f.name.value.trim() ? '' : 'Tell us who to look out for.');
    return fault('contact', O.parseContact(f.contact.value) ? '' : 'We need a number or an address to answer, for example 07700 900123.');
  }
  function row(dl, term, words) {
    var dt = document.createElement('dt'), dd = document.createElement('dd');
    dt.textContent = term; dd.textContent = words;
    dl.appendChild(dt); dl.appendChild(dd);
  }
  form.addEventListener('change', tell);
  form.addEventListener('input', function (e) { if (e.target.getAttribute('aria-invalid') === 'true') check(e.target.name); });
  form.addEventListener('submit', function (e) {
    e.preventDefault();
    var bad = ['name', 'contact'].filter(function (n) { return !check(n); });
    if (bad.length) { slip.hidden = true; f[bad[0]].focus(); return; }
    var s = chosen(), h = document.createElement('h3'), dl = document.createElement('dl'), p = document.createElement('p');
    slip.textContent = '';
    h.textContent = 'Nothing was sent';
    p.textContent = 'This is a demonstration. On a real site the desk would now have your name, and answer at ' + f.contact.value.trim() + ' the same day.';
    row(dl, 'For', f.name.value.trim());
    row(dl, 'Session', s.what);
    row(dl, 'When', O.dateOf(s, new Date()) + ', ' + O.hours(s.from, s.till));
    row(dl, 'With', O.find(O.COACHES, s.coach).name);
    row(dl, 'To pay at the desk', O.money(O.price(s.price)));
    slip.appendChild(h); slip.appendChild(dl); slip.appendChild(p);
    slip.hidden = false;
    slip.focus();
    slip.scrollIntoView({ block: 'nearest' });
  });
  tell();
})();
