/* The label beside the board, filled in. */
(function () {
  'use strict';
  var form = document.getElementById('due'), last = document.getElementById('last'), err = document.getElementById('last-e');
  form.addEventListener('submit', function (e) {
    e.preventDefault();
    var r = window.Elver.nextReport(last.value, new Date(), Number(document.getElementById('years').value));
    err.hidden = r.ok;
    err.textContent = r.ok ? '' : r.text;
    last.setAttribute('aria-invalid', String(!r.ok));
    if (!r.ok) { last.focus(); return; }
    var d = last.value.split('-');
    document.getElementById('st-last').textContent = d[2] + ' / ' + d[1] + ' / ' + d[0];
    document.getElementById('st-next').textContent = r.due;
    document.getElementById('st-say').textContent = r.text;
  });
})();
