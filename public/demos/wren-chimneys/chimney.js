/* The section: rods and brush go up the flue of the chosen job. Choosing itself needs no script. */
(function () {
  'use strict';
  var W = window.Wren;
  var get = function (id) { return document.getElementById(id); };
  var figure = get('house'), button = get('brush-go'), say = get('brush-say'), count = get('rods');
  var rods = get('rods-cut'), brush = get('brush'), rod = get('rod');
  var calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  var POT = [7.64, 8.33]; // the pot stands whole in front of the brush
  var running = 0;

  function job() { return document.querySelector('input[name="fire"]:checked').value; }

  // The drawing's own bend: see centre() in the scene.
  function centre(z) {
    var t = Math.max(0, Math.min(1, (z - 3.1) / 1.7));
    return -0.3 * (1 - t * t * (3 - 2 * t));
  }
  function px(x) { return (x + 3.6) * 100; }
  function py(z) { return (9 - z) * 100; }

  // Bristles, and the rod along the middle of the flue.
  var d = '', i, z;
  for (i = 0; i < 44; i += 1) {
    var a = (i / 44) * Math.PI * 2, r = 15.5 + ((i * 7) % 5) * 0.6;
    d += 'M0 ' + (Math.sin(a) * 2).toFixed(1) + 'L' + (Math.cos(a) * r).toFixed(1) + ' ' + (Math.sin(a) * 7 + 2.5).toFixed(1);
  }
  get('bristles').setAttribute('d', d);
  d = '';
  for (z = 1.2; z <= 8.6; z += 0.1) d += (d ? 'L' : 'M') + px(centre(z)).toFixed(1) + ' ' + py(z).toFixed(1);
  rod.setAttribute('d', d);
  get('ferrules').setAttribute('d', d);

  function place(z) {
    var start = W.JOBS[job()].way[0], lean = Math.atan2(centre(z + 0.05) - centre(z - 0.05), 0.1) * 180 / Math.PI;
    var wide = z > POT[1] ? 1.3 : job() === 'stove' ? 0.62 : 1;
    rods.setAttribute('y', py(z));
    rods.setAttribute('height', Math.max(0, py(start) - py(z)));
    brush.setAttribute('transform', 'translate(' + px(centre(z)) + ' ' + py(z) + ') rotate(' + lean + ') scale(' + wide + ' ' + Math.min(wide, 1.1) + ')');
    count.textContent = String(Math.max(1, Math.ceil(z - 0.6)));
  }

  function up() {
    var way = W.JOBS[job()].way, began = null, mine = (running += 1);
    figure.setAttribute('data-brush', 'up');
    button.textContent = 'Bring it down';
    say.textContent = '';
    function arrive() { place(way[1]); say.textContent = count.textContent + ' rods. ' + W.JOBS[job()].end; }
    if (calm.matches) { arrive(); return; }
    place(way[0]);
    function step(now) {
      if (mine !== running) return;
      if (began === null) began = now + 350;
      var t = Math.max(0, Math.min(1, (now - began) / 3200));
      // Rods go up in pushes, one arm's length at a time.
      var pushes = 8, p = t * pushes, k = p - Math.floor(p);
      place(way[0] + (way[1] - way[0]) * (t >= 1 ? 1 : (Math.floor(p) + k * k * (3 - 2 * k)) / pushes));
      if (t < 1) window.requestAnimationFrame(step); else arrive();
    }
    window.requestAnimationFrame(step);
  }

  function down() {
    running += 1;
    figure.removeAttribute('data-brush');
    button.textContent = 'Send the brush up';
    say.textContent = '';
  }

  button.addEventListener('click', function () { if (figure.hasAttribute('data-brush')) down(); else up(); });
  [].forEach.call(document.querySelectorAll('input[name="fire"]'), function (input) {
    input.addEventListener('change', function () {
      down();
      var b = W.bill(input.value, 1);
      get('fire-say').textContent = W.JOBS[input.value].name + ': £' + b.price + ', ' + W.time(b.minutes) + '.';
    });
  });
  get('brush-box').hidden = false;

  // This month, and whether a nest may come out.
  var now = new Date(), month = document.querySelectorAll('.year li')[now.getMonth()];
  month.classList.add('now');
  month.setAttribute('aria-current', 'date');
  get('nest-now').textContent = W.isNesting(now)
    ? 'It is ' + now.toLocaleDateString('en-GB', { month: 'long' }) + ': I can look and tell you what is up there, and take it out from September.'
    : 'It is ' + now.toLocaleDateString('en-GB', { month: 'long' }) + ': it can come out, as long as that is before March.';
})();
