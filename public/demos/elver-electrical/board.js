/* The first screen works without script: radio buttons and CSS move the torch. This adds what is said aloud,
   an address for each answer, clicks on the breakers, and a torch that follows the mouse. */
(function () {
  'use strict';
  var hero = document.querySelector('.hero'), stage = hero.querySelector('.stage'), say = document.getElementById('say');
  var inputs = [].slice.call(hero.querySelectorAll('input[name=what]'));
  var byWay = { 0: 'all', 1: 'shower', 4: 'sockets', 7: 'half', 8: 'flicker', 10: 'ev' };

  function chosen() { return inputs.filter(function (i) { return i.checked; })[0]; }

  function tell() {
    var key = chosen().value, ans = hero.querySelector('.a-' + key);
    say.textContent = ans.querySelector('h2').textContent + '. ' + [].map.call(ans.querySelectorAll('.do li, .stop p'), function (e) { return e.textContent; }).join(' ') + ' ' + ans.querySelector('.cost strong').textContent;
  }

  function release() {
    hero.style.removeProperty('--x');
    hero.style.removeProperty('--y');
    hero.style.removeProperty('transition');
  }

  inputs.forEach(function (i) { i.addEventListener('change', function () { release(); tell(); }); });

  function fromAddress() {
    var i = document.getElementById('c-' + location.hash.slice(1));
    if (i) i.checked = true;
  }
  window.addEventListener('hashchange', fromAddress);
  fromAddress();

  // Places in the picture, in per cent: the first module of fourteen, and their width.
  function wayAt(event) {
    var r = stage.getBoundingClientRect();
    var x = (event.clientX - r.left) / r.width * 100, y = (event.clientY - r.top) / r.height * 100;
    var module = Math.floor((x - 42.326) / 3.5388);
    if (module < 0 || module > 13 || y < 33 || y > 60) return { x: x, y: y, way: null };
    return { x: x, y: y, way: module < 2 ? 0 : module < 4 ? null : module - 3 };
  }

  hero.addEventListener('click', function (e) {
    if (e.target.closest('.ask, .ans, a')) return;
    var way = wayAt(e).way;
    if (way === null || !byWay[way]) return;
    document.getElementById('c-' + byWay[way]).checked = true;
    release();
    tell();
  });

  if (!matchMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (min-width: 74.01rem)').matches) return;
  hero.addEventListener('pointermove', function (e) {
    var at = wayAt(e), off = e.target.closest('.ask, .ans');
    stage.classList.toggle('on-way', at.way !== null && !off && byWay[at.way] !== undefined);
    if (off || at.x < 36) { release(); return; }
    hero.style.transition = 'none';
    hero.style.setProperty('--x', at.x.toFixed(2) + '%');
    hero.style.setProperty('--y', at.y.toFixed(2) + '%');
  });
  hero.addEventListener('pointerleave', release);
})();
