/* The estimate for a survey. */
(function () {
  'use strict';
  var C = window.Corve, form = document.getElementById('est');
  if (!C || !form) return;
  var sum = document.getElementById('sum'), cells = [].slice.call(document.querySelectorAll('.bands td'));
  function show() {
    var i = +form.elements.price.value, band = C.BANDS[i], top = band.to === Infinity ? 900001 : band.to;
    var s = C.survey(top, +form.elements.level.value, form.elements.old.checked), b = document.createElement('b');
    cells.forEach(function (td) {
      td.classList.toggle('on', td.parentNode.getAttribute('data-band') === String(i) && td.getAttribute('data-level') === String(s.level));
    });
    sum.textContent = '';
    b.textContent = s.fee === null ? 'Ask us' : C.money(s.fee);
    sum.appendChild(b);
    sum.appendChild(document.createTextNode(s.fee === null
      ? ' Over £900,000 we look at the plans first and write a figure.'
      : ' Level ' + s.level + (s.raised ? ', because of its age' : '') + '. Of that, ' + C.money(C.vatIn(s.fee)) + ' is VAT.'));
  }
  form.addEventListener('input', show);
  form.addEventListener('change', show);
  form.addEventListener('submit', function (e) { e.preventDefault(); });
  show();
})();
