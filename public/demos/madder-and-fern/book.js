/* The booking request: filled in from the comb, checked here, answered here. Nothing is sent. */
(function () {
  'use strict';
  var S = window.Salon, form = document.getElementById('book');
  if (!form) return;
  var $ = function (id) { return document.getElementById(id); };
  function el(tag, cls, text) { var e = document.createElement(tag); if (cls) e.className = cls; if (text) e.textContent = text; return e; }
  var q = new URLSearchParams(location.search), now = new Date(), days = S.openDays(now, 18);
  var chosen = (q.get('t') || '').split(',').filter(function (id, i, all) { return S.find(id) && all.indexOf(id) === i; });
  var day = $('day'), time = $('time'), add = $('add');

  days.forEach(function (d) { day.add(new Option(d.label, d.value)); });
  var wanted = q.get('day');
  if (days.some(function (d) { return d.value === wanted; })) day.value = wanted;
  if (q.get('tested')) form.elements.tested.value = 'yes';

  function times() {
    var d = days.find(function (x) { return x.value === day.value; }), keep = time.value, need = S.plan(chosen, 0).minutes || 15;
    time.replaceChildren(new Option('Choose a time', ''));
    if (!d) return;
    for (var m = d.open; m + need <= d.close; m += 15) if (S.at(S.day(d.value), m) > now) time.add(new Option(S.clock(m), String(m)));
    time.value = keep;
    if (time.selectedIndex < 0) time.selectedIndex = 0;
  }

  function list() {
    var plan = S.plan(chosen, Number(time.value) || 0), d = S.day(day.value), ol = $('chosen');
    ol.replaceChildren.apply(ol, plan.rows.map(function (r, i) {
      var li = el('li'), span = el('span'), rm = el('button', '', 'Take out'), t = S.find(r.id);
      var who = d ? S.people(t, d.getDay()) : [];
      rm.type = 'button'; rm.setAttribute('aria-label', 'Take out ' + r.name);
      rm.addEventListener('click', function () { chosen.splice(i, 1); times(); list(); add.focus(); });
      span.append(el('b', '', r.name), S.length(t.minutes) + ', £' + r.price + (d ? who.length ? ', with ' + who.join(' and ') : ', nobody in for this on that day' : ''));
      li.append(span, rm);
      return li;
    }));
    $('total').textContent = chosen.length ? S.length(plan.minutes) : 'Nothing chosen yet';
    $('cost').textContent = chosen.length ? '£' + plan.price : '';
    $('testbox').hidden = !plan.patch;
    var yes = form.elements.tested.value === 'yes', start = d && time.value ? S.at(d, Number(time.value)) : null;
    $('testwhen').textContent = !plan.patch || yes || !start ? '' : S.lastTest(start) < now
      ? 'There is no time left for a patch test before that. Choose a day at least three days ahead, or ring us.'
      : 'Come in for it by ' + S.sayMoment(S.lastTest(start)) + '. Ten minutes, free, no appointment.';
    // A select keeps only what is not taken yet.
    Array.prototype.forEach.call(add.options, function (o) { o.disabled = chosen.indexOf(o.value) >= 0; });
  }

  add.addEventListener('change', function () { if (S.find(add.value)) chosen.push(add.value); add.value = ''; times(); list(); say('add', ''); });
  day.addEventListener('change', function () { times(); list(); });
  time.addEventListener('change', list);
  form.querySelectorAll('[name=tested]').forEach(function (r) { r.addEventListener('change', list); });

  function say(id, text) {
    $(id + '-err').textContent = text;
    if (text) $(id).setAttribute('aria-invalid', 'true'); else $(id).removeAttribute('aria-invalid');
    return !text;
  }

  form.addEventListener('submit', function (e) {
    e.preventDefault();
    var d = S.day(day.value), plan = S.plan(chosen, Number(time.value) || 0), yes = form.elements.tested.value === 'yes';
    var absent = d && chosen.map(S.find).find(function (t) { return !S.people(t, d.getDay()).length; });
    var start = d && time.value ? S.at(d, plan.from) : null, soon = start && plan.patch && !yes && S.lastTest(start) < now;
    var ok = [
      say('add', chosen.length ? '' : 'Choose at least one treatment.'),
      say('day', !d ? 'Choose a day.' : absent ? absent.name + ': nobody is in for that on this day. Choose another.' : soon ? 'This day leaves no time for the patch test. Choose a later one.' : ''),
      say('time', time.value ? '' : 'Choose a time to begin.'),
      say('name', $('name').value.trim() ? '' : 'Enter your name.'),
      say('phone', S.parsePhone($('phone').value) ? '' : 'Enter a UK phone number, for example 07700 900123.')
    ];
    if (ok.indexOf(false) >= 0) { form.querySelector('[aria-invalid]').focus(); return; }
    $('d-what').textContent = plan.rows.map(function (r) { return S.clock(r.from) + ' ' + r.name; }).join('; ');
    $('d-when').textContent = S.dayName(d) + ', ' + S.clock(plan.from) + ' to ' + S.clock(plan.to);
    $('d-cost').textContent = '£' + plan.price + ', paid on the day';
    $('d-test').textContent = !plan.patch ? 'None needed' : yes ? 'Done here within six months: we check your card' : 'By ' + S.sayMoment(S.lastTest(start)) + ', no appointment';
    form.hidden = true;
    $('done').hidden = false;
    $('done').focus();
    window.scrollTo(0, 0);
  });
  $('again').addEventListener('click', function () { $('done').hidden = true; form.hidden = false; day.focus(); });

  times();
  if (q.get('at')) { time.value = q.get('at'); if (time.selectedIndex < 0) time.selectedIndex = 0; }
  list();
})();
