/* Once, ten visits or a month: the shortest climb is the cheapest. */
(function () {
  'use strict';
  var O = window.Overhang, often = document.getElementById('often'), bars = document.getElementById('bars');
  if (!O || !often) return;
  var out = document.getElementById('often-out'), verdict = document.getElementById('verdict'), speak = 0;

  function show(aloud) {
    var months = +document.querySelector('[name="months"]:checked').value, c = O.compare(+often.value, months);
    var most = Math.max.apply(null, c.ways.map(function (w) { return w.total; }));
    out.textContent = often.value;
    often.setAttribute('aria-valuetext', often.value === '1' ? 'one visit a month' : often.value + ' visits a month');
    c.ways.forEach(function (w) {
      var bar = bars.querySelector('[data-way="' + w.id + '"]');
      bar.style.setProperty('--h', (w.total / most).toFixed(3));
      bar.classList.toggle('best', w.id === c.best);
      bar.querySelector('b').textContent = O.money(w.total);
    });
    clearTimeout(speak);
    var words = O.advice(+often.value, months);
    if (!aloud) verdict.textContent = words;
    else speak = setTimeout(function () { verdict.textContent = words; }, 150);
  }
  often.addEventListener('input', function () { show(true); });
  [].forEach.call(document.querySelectorAll('[name="months"]'), function (r) { r.addEventListener('change', function () { show(true); }); });
  show(false);
})();
