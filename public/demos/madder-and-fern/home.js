/* How long have you got? The gap on the comb, the budget, and what fits. */
(function () {
  'use strict';
  var S = window.Salon, form = document.getElementById('pick');
  if (!form) return;
  var $ = function (id) { return document.getElementById(id); };
  var from = $('from'), to = $('to'), money = $('money'), tested = $('tested'), canvas = $('hair'), now = new Date();
  var FIRST = 540, LAST = 1200, COLOURS = { hair: '#a42a10', nails: '#c56a12', brows: '#1b6b4e', skin: '#6a5f12', both: '#6d1909' };
  var WORDS = { hair: 'Hair', nails: 'Nails', brows: 'Brows and lashes', skin: 'Skin and body', both: 'Two at once' };
  var taken = [], days = S.openDays(now, 7), shown = '';

  // Days: today first; a day that leaves time for a patch test is the one chosen.
  var box = $('days'), start = days.findIndex(function (d) { return S.at(S.day(d.value), 810) - now > 50 * 3600000 && d.close > 1020; });
  days.forEach(function (d, i) {
    var label = document.createElement('label'), input = document.createElement('input'), span = document.createElement('span'), b = document.createElement('b');
    label.className = 'chip';
    input.type = 'radio'; input.name = 'day'; input.setAttribute('form', 'pick'); input.value = d.value; input.checked = i === Math.max(0, start);
    input.setAttribute('aria-label', d.label);
    b.textContent = d.date;
    span.append(d.short, b);
    label.append(input, span);
    box.append(label);
  });

  function el(tag, cls, text) { var e = document.createElement(tag); if (cls) e.className = cls; if (text) e.textContent = text; return e; }
  function chosenDay() { var v = form.elements.day.value; return days.find(function (d) { return d.value === v; }); }
  function spoken(minutes) {
    var h = Math.floor(minutes / 60), m = minutes % 60;
    var n = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'][h];
    if (!h && m === 30) return 'half an hour';
    if (h && m === 30) return h === 1 ? 'an hour and a half' : n + ' and a half hours';
    return [h ? (h === 1 ? 'an hour' : n + ' hours') : '', m ? m + ' minutes' : ''].filter(Boolean).join(' and ');
  }

  function card(row, i, gap) {
    var a = el('article', 'card in k-' + row.kind);
    a.style.setProperty('--i', i);
    a.append(el('h3', '', row.name), el('span', 'price', '£' + row.price));
    var meta = el('p', 'meta'), b = el('b', '', S.length(row.minutes));
    meta.append(b, ' with ' + row.who);
    var fill = el('canvas', 'fill');
    fill.setAttribute('aria-hidden', 'true');
    a.append(meta, fill);
    if (row.patch) a.append(el('p', 'test', 'Patch test by ' + row.patch));
    var btn = el('button', 'btn line', 'Add');
    btn.type = 'button';
    btn.setAttribute('aria-label', 'Add ' + row.name + ', £' + row.price);
    btn.addEventListener('click', function () { taken.push(row.id); draw(); $('slip').focus(); });
    a.append(btn);
    requestAnimationFrame(function () { if (!a.hidden) window.drawFill(fill, row.minutes / gap, COLOURS[row.kind]); });
    return a;
  }

  function draw() {
    var d = chosenDay(), lo = Number(from.value), hi = Math.min(Number(to.value), d.close), budget = Number(money.value);
    if (lo > hi - 15) lo = Math.max(FIRST, hi - 15);
    var plan = S.plan(taken, lo);
    while (taken.length && (plan.to > hi || !taken.every(function (id) { return S.people(S.find(id), S.day(d.value).getDay()).length; }))) { taken.pop(); plan = S.plan(taken, lo); }

    // The comb and its labels.
    from.setAttribute('aria-valuetext', S.clock(lo)); to.setAttribute('aria-valuetext', S.clock(hi));
    [[$('from-out'), lo], [$('to-out'), hi]].forEach(function (p) { p[0].textContent = S.clock(p[1]); p[0].style.left = (p[1] - FIRST) / (LAST - FIRST) * 100 + '%'; });
    // Labels that would run into each other, or off the edge, step aside.
    var w = form.querySelector('.comb').clientWidth, px = (hi - lo) / (LAST - FIRST) * w, apart = Math.max(0, 84 - px) / 2;
    var left = (lo - FIRST) / (LAST - FIRST) * w, right = (hi - FIRST) / (LAST - FIRST) * w;
    $('from-out').style.left = Math.min(Math.max(left - apart, 30), w - 116) + 'px';
    $('to-out').style.left = Math.min(Math.max(right + apart, 116), w - 30) + 'px';
    window.drawComb(canvas, { first: FIRST, last: LAST, from: lo, to: hi, open: d.open, close: d.close, blocks: plan.rows });
    money.style.setProperty('--f', (budget - 20) / 180 * 100 + '%');
    $('money-out').textContent = budget >= 200 ? 'any price' : 'up to £' + budget;
    money.setAttribute('aria-valuetext', $('money-out').textContent);

    // What still fits beside what is taken already.
    var left2 = budget >= 200 ? 0 : Math.max(1, budget - plan.price), kind = form.elements.kind.value;
    var ask = { day: d.value, from: plan.to, to: hi, budget: left2, tested: tested.checked, now: now, kind: kind };
    var found = S.whatFits(ask), gap = hi - plan.to;
    found.fits = found.fits.filter(function (r) { return taken.indexOf(r.id) < 0; });
    var late = S.at(S.day(d.value), lo) < now;

    $('sum').replaceChildren();
    $('sum').append(d.label + ', ', el('em', '', S.clock(lo) + ' to ' + S.clock(hi)));
    var n = found.fits.length, count = n === 1 ? 'One treatment fits' : (n || 'Nothing') + (n ? ' treatments fit' : ' fits');
    $('status').textContent = taken.length ? (gap > 0 ? 'You have ' + spoken(gap) + ' left. ' + (n ? count + ' into that.' : '') : 'Your gap is full.') : 'You have ' + spoken(hi - lo) + '. ' + count + (budget >= 200 ? '.' : ' for up to £' + budget + '.');

    var key = JSON.stringify([found.fits.map(function (r) { return r.id + r.patch; }), gap, late]), cards = $('cards');
    if (key !== shown) {
      shown = key;
      cards.replaceChildren.apply(cards, found.fits.map(function (r, i) { return card(r, i, gap); }));
      // The first eight at once, the rest on request.
      if (n > 9) {
        var rest = Array.prototype.slice.call(cards.children, 8), more = el('button', 'btn more', 'Show the other ' + rest.length);
        rest.forEach(function (c) { c.hidden = true; });
        more.type = 'button';
        more.addEventListener('click', function () {
          rest.forEach(function (c) { c.hidden = false; });
          found.fits.slice(8).forEach(function (r, i) { window.drawFill(rest[i].querySelector('.fill'), r.minutes / gap, COLOURS[r.kind]); });
          more.remove(); rest[0].querySelector('button').focus();
        });
        cards.append(more);
      }
      if (!n) cards.append(el('p', 'none', late ? 'That time has gone. Choose a later one, or another day.' : taken.length ? (gap ? 'Nothing else fits into ' + S.length(gap) + ' for that money. Ask for this time as it is.' : 'That fills it. Ask for this time.') : 'Nothing fits. Give it a little more time or money, or try another day.'));
    }
    $('later').hidden = !found.tooSoon.length;
    $('later-text').textContent = found.tooSoon.map(function (r) { return r.name + ' (£' + r.price + ')'; }).join(', ') + '. They need a patch test 48 hours before, and there is no time left for one. Tested here in the last six months? Tick the box above.';

    // The request.
    $('slip').hidden = !taken.length;
    lead(taken.length ? '?day=' + d.value + '&at=' + lo + '&t=' + taken.join(',') + (tested.checked ? '&tested=1' : '') : '');
    if (!taken.length) return;
    $('slip-list').replaceChildren.apply($('slip-list'), plan.rows.map(function (r, i) {
      var li = el('li', 'k-' + r.kind), b = el('b', '', r.name), rm = el('button', '', 'Take out');
      rm.type = 'button'; rm.setAttribute('aria-label', 'Take out ' + r.name);
      rm.addEventListener('click', function () { taken.splice(i, 1); draw(); (taken.length ? $('slip') : $('status')).focus(); });
      li.append(el('i'), S.clock(r.from) + ' to ' + S.clock(r.to), b, rm);
      return li;
    }));
    $('slip-total').textContent = '£' + plan.price;
    $('slip-time').textContent = S.length(plan.minutes) + ', done by ' + S.clock(plan.to);
    $('slip-warn').hidden = !plan.patch || tested.checked;
    $('slip-warn').textContent = 'Come in for your patch test by ' + S.sayMoment(S.lastTest(S.at(S.day(d.value), lo))) + '.';
  }

  // Both ways to the request carry what is chosen.
  function lead(query) {
    [$('slip-go')].concat([].slice.call(document.querySelectorAll('nav a[href*="/book"]'))).forEach(function (a) { a.href = '/demos/madder-and-fern/book' + query; });
  }

  function keep(e) {
    var lo = Number(from.value), hi = Number(to.value), close = chosenDay().close;
    if (hi > close) { to.value = close; hi = close; }
    if (lo > hi - 15) { if (e && e.target === from) to.value = hi = Math.min(close, lo + 15); from.value = Math.min(lo, hi - 15); }
    draw();
  }
  from.addEventListener('input', keep);
  to.addEventListener('input', keep);
  box.addEventListener('input', keep);
  form.querySelectorAll('.hours li').forEach(function (li) { li.style.left = (li.dataset.h * 60 - FIRST) / (LAST - FIRST) * 100 + '%'; });
  form.addEventListener('input', function (e) { if (e.target !== from && e.target !== to) keep(); });
  form.addEventListener('submit', function (e) { e.preventDefault(); });
  form.querySelectorAll('[data-gap]').forEach(function (b) {
    b.addEventListener('click', function () {
      var close = chosenDay().close, lo = Number(from.value), g = Number(b.dataset.gap);
      if (lo + g > close) lo = close - g;
      from.value = lo; to.value = lo + g; draw();
    });
  });
  var timer;
  window.addEventListener('resize', function () { clearTimeout(timer); timer = setTimeout(function () { shown = ''; draw(); }, 120); });
  keep();
})();
