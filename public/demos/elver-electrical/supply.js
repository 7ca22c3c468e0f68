/* House and car against the main fuse, as one bar. */
(function () {
  'use strict';
  var form = document.getElementById('supply'), svg = document.querySelector('.bars'), NS = 'http://www.w3.org/2000/svg';
  var LEFT = 60, PER = 440 / 220; // 220 A across
  function part(c) { return svg.querySelector('.' + c); }
  function amps(n) { return LEFT + n * PER; }
  for (var a = 0; a <= 200; a += 50) {
    var t = document.createElementNS(NS, 'text'), l = document.createElementNS(NS, 'path');
    t.setAttribute('class', 'tick-t'); t.setAttribute('x', amps(a)); t.setAttribute('y', 218); t.textContent = a + ' A';
    l.setAttribute('class', 'tick'); l.setAttribute('d', 'M' + amps(a) + ' 196v7');
    part('grid').append(t, l);
  }
  function draw() {
    var fuse = Number(form.querySelector('[name=fuse]:checked').value);
    var picks = [].map.call(form.querySelectorAll('[type=checkbox]:checked'), function (c) { return c.value; });
    var s = window.Elver.supply(fuse, picks);
    part('b-house').setAttribute('width', s.house * PER);
    part('b-car').setAttribute('x', amps(s.house));
    part('b-car').setAttribute('width', window.Elver.CAR * PER);
    part('b-fuse').setAttribute('d', 'M' + amps(fuse) + ' 116V246');
    part('t-fuse').setAttribute('x', amps(fuse)); part('t-fuse').setAttribute('y', 266);
    part('t-fuse').textContent = 'main fuse ' + fuse + ' A';
    part('t-house').textContent = 'house ' + s.house + ' A';
    part('t-house').setAttribute('y', 110);
    part('t-car').setAttribute('x', amps(s.house)); part('t-car').setAttribute('y', 110);
    part('t-car').textContent = 'car ' + window.Elver.CAR + ' A';
    document.getElementById('verdict').textContent = s.text;
  }
  form.addEventListener('input', draw);
  form.addEventListener('submit', function (e) { e.preventDefault(); });
  draw();
})();
