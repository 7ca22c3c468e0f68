/* The wall: who is coming lights the holds, a hold fills the card, and the climber follows. */
(function () {
  'use strict';
  var O = window.Overhang, wall = document.getElementById('wall');
  if (!O || !wall) return;
  var face = document.getElementById('face'), say = document.getElementById('say'), card = document.getElementById('card');
  var title = document.getElementById('card-h'), price = document.getElementById('card-price'), text = document.getElementById('card-p');
  var times = document.getElementById('card-times'), go = document.getElementById('card-go');
  var side = card.parentNode, after = card.nextElementSibling, phone = window.matchMedia('(max-width: 720px)');
  var holds = {}, chosen, stop;

  function put(tag, words, parent) {
    var e = document.createElement(tag);
    e.textContent = words;
    if (parent) parent.appendChild(e);
    return e;
  }

  // Without script a hold is text; with it, a button.
  [].forEach.call(wall.querySelectorAll('.hold'), function (span) {
    var button = document.createElement('button');
    button.type = 'button';
    button.className = span.className;
    while (span.firstChild) button.appendChild(span.firstChild);
    span.parentNode.replaceChild(button, span);
    var s = O.find(O.SESSIONS, span.getAttribute('data-id'));
    button.setAttribute('data-id', s.id);
    button.addEventListener('click', function () { choose(s, true); });
    holds[s.id] = button;
  });

  function today() {
    var day = O.here(new Date()).day;
    [].forEach.call(wall.querySelectorAll('.day'), function (li) {
      var is = +li.getAttribute('data-day') === day, name = li.querySelector('h3 .vh');
      li.classList.toggle('today', is);
      name.textContent = O.DAYS[+li.getAttribute('data-day')] + (is ? ', today' : '');
    });
  }

  function words(s) {
    var list = [O.dateOf(s, new Date()) + ', ' + O.hours(s.from, s.till) + (s.coach ? ', with ' + O.coach(s) : '') + '.', s.says];
    list.push(s.left ? O.count(s.left) + ' of ' + O.count(s.places).toLowerCase() + ' places left.' : 'No need to book.');
    return list.join(' ');
  }

  function place() {
    var target = phone.matches ? holds[chosen.id].closest('.day') : side;
    if (card.parentNode !== target) target.insertBefore(card, phone.matches ? null : after);
  }

  function climb() {
    if (phone.matches) return;
    // She hangs from the hold itself where there's room below it, else from the lowest of that day.
    var day = O.SESSIONS.filter(function (s) { return s.day === chosen.day; });
    var full = day.some(function (s) { return s.row === chosen.row + 1; });
    var on = full ? day.sort(function (a, b) { return b.row - a.row; })[0] : chosen;
    var box = face.getBoundingClientRect(), h = holds[on.id].getBoundingClientRect();
    // The style sheet has her on Tuesday's first session; she is moved from there.
    var home = holds['tue-first'].getBoundingClientRect();
    var x = Math.round(h.left - home.left + (h.width - home.width) / 2) + 'px', y = Math.round(h.top - home.top) + 'px';
    wall.classList.toggle('right', h.left + h.width / 2 - box.left > box.width / 2);
    if (face.style.getPropertyValue('--x') === x && face.style.getPropertyValue('--y') === y) return;
    face.style.setProperty('--x', x);
    face.style.setProperty('--y', y);
    face.classList.add('moving');
    clearTimeout(stop);
    stop = setTimeout(function () { face.classList.remove('moving'); }, 800);
  }

  function choose(s, aloud) {
    var inCard = card.contains(document.activeElement);
    chosen = s;
    Object.keys(holds).forEach(function (id) { holds[id].setAttribute('aria-pressed', String(id === s.id)); });
    title.textContent = s.what === 'First time' ? 'First session' : s.what;
    price.textContent = O.money(O.price(s.price));
    text.textContent = words(s);
    times.textContent = '';
    O.sameAs(s).forEach(function (o) {
      var button = put('button', O.when(o), put('li', '', times));
      button.type = 'button';
      button.setAttribute('aria-pressed', String(o.id === s.id));
      button.addEventListener('click', function () { choose(o, true); });
      if (inCard && o.id === s.id) setTimeout(function () { button.focus({ preventScroll: !phone.matches }); });
    });
    go.href = s.left ? '/demos/overhang/find-us?s=' + s.id + '#join' : '/demos/overhang/find-us';
    go.textContent = s.left ? 'Book ' + O.DAYS[s.day] : 'The way to the door';
    place();
    climb();
    if (aloud) say.textContent = s.what + ', ' + O.DAYS[s.day] + ' at ' + O.clock(s.from) + ': ' + price.textContent + '.';
  }

  function light(who) {
    var fit = who === 'all' ? null : O.fits(who).map(function (s) { return s.id; });
    Object.keys(holds).forEach(function (id) {
      holds[id].classList.toggle('off', !!fit && fit.indexOf(id) < 0);
      holds[id].classList.toggle('on', !!fit && fit.indexOf(id) >= 0);
    });
    if (fit) choose(O.next(O.fits(who), new Date()), false);
    say.textContent = fit ? O.sentence(who, new Date()).replace(/ (\d)/g, '\u00a0$1') : '';
  }

  wall.addEventListener('change', function (e) { if (e.target.name === 'who') light(e.target.value); });
  window.addEventListener('resize', function () { place(); climb(); });
  document.addEventListener('visibilitychange', today);
  if (document.fonts) document.fonts.ready.then(climb);
  today();
  choose(O.next(O.fits('never'), new Date()), false);
  light((wall.querySelector('[name="who"]:checked') || {}).value || 'all');
})();
