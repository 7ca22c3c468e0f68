/* The report form in five steps. Answers live in this page only; nothing is sent or stored. */
(function () {
  'use strict';
  const T = window.ToolTheft;
  const $ = (id) => document.getElementById(id);
  const form = $('report'), summary = $('errors'), today = new Date();
  const steps = [...form.querySelectorAll('.step')];
  const pad = (n) => String(n).padStart(2, '0');
  const iso = (d) => `${d.getFullYear()}-${pad(d.getMonth() + 1)}-${pad(d.getDate())}`;
  let step = 1, outcode = '', changing = false;

  const kinds = () => [...form.querySelectorAll('[name=kind]:checked')].map((c) => c.value);
  const from = () => form.querySelector('[name=from]:checked')?.value ?? '';
  const value = (name) => form.elements[name].value.trim();

  // -- what is wrong, step by step: [id of the field, id of its message, words] ------------------
  const checks = {
    1() {
      const list = [];
      if (!kinds().length) list.push(['kind-drills', 'kind', 'Choose at least one kind of tool.']);
      const what = value('what'), mark = value('mark');
      if (what.length < 3) list.push(['what', 'what', 'Enter what was taken, such as “Makita DHP486 combi drill”.']);
      else if (T.privateBits(what)) list.push(['what', 'what', T.privateBits(what)]);
      if (T.privateBits(mark)) list.push(['mark', 'mark', T.privateBits(mark)]);
      return list;
    },
    2() {
      const list = [], wrong = T.dateError(value('date'), today);
      if (wrong) list.push(['date', 'date', wrong]);
      if (!from()) list.push(['from-van', 'from', 'Choose where the tools were taken from.']);
      return list;
    },
    3: () => (keepOutcode() ? [] : [['postcode', 'postcode', value('postcode') ? 'That is not a full UK postcode. Enter one such as RG1 2AB; we keep only the first half.' : 'Enter the postcode. We keep only the first half.']]),
    4: () => [],
    5() {
      const ref = value('crimeref');
      return !ref || /^[A-Z0-9][A-Z0-9 /.-]{3,29}$/i.test(ref) ? [] : [['crimeref', 'crimeref', 'Enter the crime reference as the police gave it, in letters and figures, or leave it empty.']];
    },
  };

  /** Takes the outcode out of the field and drops the rest from the page at once. */
  function keepOutcode() {
    const typed = value('postcode');
    const full = T.parsePostcode(typed);
    if (full) { outcode = full; form.elements.postcode.value = full; }
    else if (typed.toUpperCase() !== outcode) outcode = '';
    $('kept').textContent = outcode ? `We keep only ${outcode}. The second half is already gone from this page.` : '';
    preview();
    return outcode;
  }

  function showErrors(list) {
    for (const p of form.querySelectorAll('.error')) p.hidden = true;
    for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
    for (const [field, message, words] of list) {
      const p = $(`${message}-error`);
      p.textContent = words;
      p.hidden = false;
      if ($(field).type !== 'checkbox' && $(field).type !== 'radio') $(field).setAttribute('aria-invalid', 'true');
    }
    summary.hidden = !list.length;
    summary.querySelector('ul').innerHTML = list.map(([field, , words]) => `<li><a href="#${field}">${T.safe(words)}</a></li>`).join('');
    if (list.length) summary.focus();
  }
  summary.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    $(link.hash.slice(1)).focus();
  });

  function show(number, focus = true) {
    step = number;
    steps.forEach((section, i) => { section.hidden = i + 1 !== step; });
    $('progress-text').textContent = `Step ${step} of 5`;
    $('progress-bar').querySelectorAll('i').forEach((bar, i) => bar.classList.toggle('on', i < step));
    $('back').hidden = step === 1;
    $('next').textContent = step === 5 ? 'Hold for moderation' : changing ? 'Back to check' : 'Continue';
    if (step === 5) writeCheck();
    showErrors([]);
    document.title = `Step ${step} of 5: ${steps[step - 1].querySelector('h2').textContent} | Tool Theft Locator`;
    if (focus) { steps[step - 1].querySelector('h2').focus(); form.scrollIntoView({ block: 'start' }); }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = checks[step]();
    if (wrong.length) return showErrors(wrong);
    if (step < 5) { const to = changing ? 5 : step + 1; changing = false; return show(to); }
    finish();
  });
  $('back').addEventListener('click', () => { changing = false; show(step - 1); });

  // -- step 2 and 3: helpers ------------------------------------------------------------------------
  const date = form.elements.date;
  date.max = iso(today);
  date.min = iso(new Date(today.getFullYear() - 1, today.getMonth(), today.getDate()));
  for (const button of form.querySelectorAll('[data-days]')) {
    button.addEventListener('click', () => { date.value = iso(T.dateBefore(+button.dataset.days, today)); preview(); });
  }
  form.elements.postcode.addEventListener('change', keepOutcode);

  // -- the public entry beside the form, and step 5 ---------------------------------------------------
  const dateText = () => { const d = T.dateFromIso(value('date')); return d && !T.dateError(value('date'), today) ? T.dateWords(d) : ''; };
  const pictureText = () => (T.pictures.count() ? T.count(T.pictures.count(), 'picture') : 'None');
  function rows() {
    return [
      ['Kinds', kinds().map((k) => T.KINDS[k]).join(', '), 1], ['Taken', value('what'), 1], ['Mark', value('mark') || 'None given', 1],
      ['Date', dateText(), 2], ['From', T.FROM[from()] ?? '', 2], ['Outcode', outcode, 3], ['Pictures', pictureText(), 4],
    ];
  }
  function preview() {
    const facts = rows().filter(([, v]) => v && v !== 'None given' && v !== 'None');
    $('preview').innerHTML = facts.length
      ? facts.map(([k, v]) => `<div><dt>${k}</dt><dd>${T.safe(v)}</dd></div>`).join('')
      : '<div><dt>Entry</dt><dd>Nothing yet. It fills as you answer.</dd></div>';
  }
  T.previewReport = preview; // the pictures change it too
  form.addEventListener('input', preview);
  function writeCheck() {
    $('check').innerHTML = rows().map(([k, v, at]) => `<div><dt>${k}</dt><dd>${T.safe(v)}</dd><dd class="change"><button type="button" class="text-button" data-step="${at}">Change<span class="sr"> ${k.toLowerCase()}</span></button></dd></div>`).join('');
  }
  $('check').addEventListener('click', (event) => {
    const to = event.target.closest('[data-step]')?.dataset.step;
    if (to) { changing = true; show(+to); }
  });

  // -- the end -----------------------------------------------------------------------------------------
  function finish() {
    const o = T.outcodes[outcode];
    form.hidden = true;
    $('preview-box').hidden = true;
    $('before').hidden = true;
    $('done').hidden = false;
    $('done-facts').innerHTML = rows().map(([k, v]) => `<div><dt>${k}</dt><dd>${T.safe(v)}</dd></div>`).join('');
    $('done-crime').textContent = value('crimeref') ? 'A moderator would see that you have a crime reference. It is never published.' : 'You gave no crime reference. If you have not told the police yet, please do so now.';
    document.title = 'Report held for moderation | Tool Theft Locator';
    $('done-title').focus();
    $('done').scrollIntoView({ block: 'start' });
    if (!o) {
      $('done-sheet').hidden = true;
      $('done-where').textContent = `${outcode} is a valid outcode, but the demonstration’s map has no place for it. In the list it would stand as “${outcode}, waiting for a moderator”.`;
      return;
    }
    $('done-where').textContent = `The dashed marker in ${outcode} (${o.place}) is yours. Only you see it, until a moderator has read it.`;
    const map = T.createMap($('map'), { margin: 20 });
    const others = T.groups(T.reports).filter((g) => g.code !== outcode);
    map.show([{ ...o, age: 'waiting', reports: [{ days: 0 }] }, ...others]);
    map.choose(outcode);
    map.setHome([o, ...others.filter((g) => T.miles(g, o) < 4)]);
  }

  // pages without script show all the steps at once; with script, one
  form.classList.add('stepped');
  $('pager').hidden = false;
  show(1, false);
  document.title = 'Report stolen tools | Tool Theft Locator';
  preview();
})();
