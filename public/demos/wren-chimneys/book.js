/* Asking for a morning: the dates of the chosen valley, the sum, errors in words, the answer on the page. */
(function () {
  'use strict';
  var W = window.Wren, form = document.getElementById('form');
  var get = function (id) { return document.getElementById(id); };
  var summary = get('summary'), tried = false;

  function chosen(name) { var e = form.querySelector('input[name="' + name + '"]:checked'); return e ? e.value : ''; }
  function job() { return get('job').value; }
  function valley() { return chosen('valley'); }
  function flues() { return Number(get('flues').value); }

  function days() {
    var box = get('dates'), before = chosen('date');
    box.textContent = '';
    if (!valley()) { get('dates-hint').textContent = 'Choose your valley first.'; return; }
    var list = W.mornings(valley(), job(), new Date(), 3);
    get('dates-hint').textContent = job() === 'nest' && W.isNesting(new Date())
      ? 'Birds are nesting, so these are the first mornings from September.'
      : 'The next three mornings I am in the ' + W.VALLEYS[valley()].name + '.';
    list.forEach(function (day, i) {
      var label = document.createElement('label'), input = document.createElement('input'), span = document.createElement('span');
      input.type = 'radio'; input.name = 'date'; input.value = day.value; input.id = 'date-' + i;
      input.checked = day.value === before;
      span.textContent = day.label;
      label.appendChild(input); label.appendChild(span);
      box.appendChild(label);
    });
  }

  function sum() {
    var b = W.bill(job(), flues());
    get('sum').textContent = '£' + b.price;
    get('sum-time').textContent = 'about ' + W.time(b.minutes);
  }

  var checks = [
    ['job', function () { return ''; }],
    ['valley', function () { return valley() ? '' : 'Choose the valley the house is in.'; }],
    ['date', function () { return !valley() || chosen('date') ? '' : 'Choose a morning.'; }],
    ['name', function () { return get('name').value.trim() ? '' : 'Write your name.'; }],
    ['phone', function () {
      if (!get('phone').value.trim()) return 'Write a phone number I can ring you on.';
      return W.parsePhone(get('phone').value) ? '' : 'This is not a whole UK phone number. It should look like 07700 900123.';
    }]
  ];

  // What takes the focus when an error is followed.
  function target(id) {
    if (id === 'valley') return get('valley-painswick');
    if (id === 'date') return get('date-0');
    return get(id);
  }

  function mark(id, text) {
    var p = get(id + '-error');
    if (!p) return;
    p.textContent = text;
    p.hidden = !text;
    var field = get(id);
    if (field && field.tagName === 'INPUT') {
      if (text) field.setAttribute('aria-invalid', 'true'); else field.removeAttribute('aria-invalid');
    }
  }

  function check() {
    return checks.map(function (c) { return { id: c[0], text: c[1]() }; }).filter(function (e) { mark(e.id, e.text); return e.text; });
  }

  function summarise(errors) {
    var list = summary.querySelector('ul');
    list.textContent = '';
    errors.forEach(function (e) {
      var li = document.createElement('li'), a = document.createElement('a');
      a.href = '#' + target(e.id).id;
      a.textContent = e.text;
      a.addEventListener('click', function (event) { event.preventDefault(); target(e.id).focus(); });
      li.appendChild(a); list.appendChild(li);
    });
    summary.hidden = !errors.length;
    if (errors.length) summary.focus();
  }

  form.addEventListener('change', function (event) {
    if (event.target.name === 'valley' || event.target.id === 'job') days();
    sum();
    if (tried) check();
  });

  form.addEventListener('submit', function (event) {
    event.preventDefault();
    tried = true;
    var errors = check();
    summarise(errors);
    if (errors.length) return;
    var b = W.bill(job(), flues()), day = form.querySelector('input[name="date"]:checked').parentNode.textContent;
    get('done-what').textContent = W.JOBS[job()].name + (flues() > 1 ? ', ' + flues() + ' flues' : '');
    get('done-when').textContent = day + ', ' + (chosen('time') === 'first' ? '8.30' : '10.30');
    get('done-where').textContent = W.VALLEYS[valley()].name;
    get('done-sum').textContent = '£' + b.price + ', about ' + W.time(b.minutes);
    form.hidden = true;
    get('done').hidden = false;
    get('done').focus();
  });

  get('again').addEventListener('click', function () {
    get('done').hidden = true;
    form.hidden = false;
    get('job').focus();
  });

  // The choice in the drawing is the choice in the form.
  [].forEach.call(document.querySelectorAll('input[name="fire"]'), function (input) {
    input.addEventListener('change', function () { get('job').value = input.value; days(); sum(); });
  });

  // A browser that comes back to the page may have kept the answers.
  get('job').value = document.querySelector('input[name="fire"]:checked').value;
  days();
  sum();
})();
