/* Repair or replace: a small sum, shown with its working. */
(function () {
  'use strict';
  var H = window.Helix;
  var form = document.getElementById('sum');
  var out = document.getElementById('result');

  // Each field with the range we can compute honestly, and what to say outside it.
  var FIELDS = [
    { id: 'age', min: 0, max: 40, say: 'Enter the age of the boiler in years, from 0 to 40.' },
    { id: 'repair', min: 1, max: 5000, say: 'Enter the repair quote in pounds, from 1 to 5,000.' },
    { id: 'replacement', min: 1000, max: 10000, say: 'Enter the quote for a new boiler in pounds, from 1,000 to 10,000.' },
    { id: 'bill', min: 100, max: 6000, say: 'Enter your gas bill for a year in pounds, from 100 to 6,000.' },
    { id: 'percent', min: 0, max: 30, say: 'Enter the saving in per cent, from 0 to 30.' }
  ];

  // People type “£1,200” or “5 %”; the number is what counts.
  function number(text) {
    var bare = text.replace(/[£,%\s]/g, '');
    return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : NaN;
  }

  function years(n) {
    if (n === Infinity) return null;
    if (n < 1) return 'less than a year';
    var r = Math.round(n);
    return r + (r === 1 ? ' year' : ' years');
  }

  function words(v, r) {
    var lead = {
      repair: 'Repair it. Over the years it is likely to have left, the repair costs less than a new boiler would.',
      replace: 'A new boiler is worth a quote. Spread over its years it costs less than this repair does over the time the old one has left.',
      close: 'It is close. The figures don’t decide it: parts supply, noise and how you feel about another breakdown in January do.'
    }[r.verdict];
    if (v.repair >= v.replacement) lead = 'The repair costs as much as a new boiler. Nobody should sell you that repair.';
    var back = years(r.payback);
    var pay = back === null ? 'At no saving on gas, the new boiler never pays for itself; it can only be a matter of reliability.'
      : v.repair >= v.replacement ? '' : 'On gas alone the extra ' + H.money(v.replacement - v.repair) + ' comes back in ' + back + (r.payback > H.LIFE ? ', which is longer than the new boiler is likely to last.' : '.');
    return [lead, pay];
  }

  function bars(r) {
    var most = Math.max(r.keep, r.swap, 1);
    [['keep', r.keep], ['swap', r.swap]].forEach(function (b) {
      document.getElementById('bar-' + b[0]).style.width = Math.max(2, b[1] / most * 100) + '%';
      document.getElementById('val-' + b[0]).textContent = H.money(b[1]) + ' a year';
    });
  }

  form.addEventListener('submit', function (e) {
    e.preventDefault();
    var v = {}, errors = [];
    FIELDS.forEach(function (f) {
      var n = number(document.getElementById(f.id).value);
      if (!(n >= f.min && n <= f.max)) errors.push({ id: f.id, text: f.say });
      v[f.id] = n;
    });
    window.HelixForm.show(FIELDS.map(function (f) { return f.id; }), errors, document.getElementById('summary'));
    out.classList.toggle('stale', errors.length > 0);
    if (errors.length) return;
    var r = H.compare(v), w = words(v, r);
    bars(r);
    document.getElementById('working').textContent = 'Working: the repair, ' + H.money(v.repair) + ', over ' + years(r.left) + '. The new boiler, ' + H.money(v.replacement) + ', over ' + H.LIFE + ' years, less ' + H.money(r.saving) + ' of gas saved a year.';
    document.getElementById('verdict').textContent = w[0];
    document.getElementById('payback').textContent = w[1];
  });
})();
