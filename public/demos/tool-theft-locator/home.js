/* The first page: map, search by outcode, filter by kind, list and details. */
(function () {
  'use strict';
  const T = window.ToolTheft;
  const $ = (id) => document.getElementById(id);
  const NEAR = 5; // miles, middle to middle: what this page calls neighbouring
  const FIRST = 12;
  const box = $('map'), card = $('card'), list = $('list'), status = $('status'), input = $('outcode'), error = $('outcode-error');
  let kind = '', found = null, all = false, back = null;

  const shown = () => T.reports.filter((r) => !kind || r.kinds.includes(kind));
  const map = T.createMap(box, { onOpen: openCard, cover: card });

  // -- the list --------------------------------------------------------------------------------
  function near(reports) {
    return reports.map((r) => ({ r, d: T.miles(found, T.outcodes[r.code]) })).filter(({ d }) => d <= NEAR)
      .sort((a, b) => a.d - b.d || a.r.days - b.r.days);
  }
  function render() {
    const reports = shown();
    map.show(T.groups(reports));
    map.choose(found?.code ?? '');
    let entries = reports;
    if (found) {
      entries = near(reports).map(({ r }) => r);
      const nearest = [...reports].sort((a, b) => T.miles(found, T.outcodes[a.code]) - T.miles(found, T.outcodes[b.code]))[0];
      if (!entries.length && nearest) entries = reports.filter((r) => r.code === nearest.code);
    }
    const cut = !found && !all && entries.length > FIRST + 3;
    $('list-title').textContent = found ? `In and near ${found.code}` : 'Newest first';
    list.innerHTML = (cut ? entries.slice(0, FIRST) : entries).map(T.entry).join('');
    T.writeDates(list);
    $('more').hidden = !cut;
    $('more').textContent = `Show all ${entries.length} reports`;
    $('clear').hidden = !found;
    return reports;
  }
  const ofKind = () => (kind ? ` (${T.KINDS[kind].toLowerCase()} only)` : '');
  const andNewest = (reports) => `, ${reports.length > 1 ? 'the newest ' : ''}${T.agoWords(Math.min(...reports.map((r) => r.days)))}`;

  function say(before = '') {
    const reports = render();
    if (!found) {
      status.textContent = reports.length ? `${T.count(reports.length, 'report')} on the map${ofKind()}${andNewest(reports)}.` : `No reports${ofKind()}.`;
      return;
    }
    const here = reports.filter((r) => r.code === found.code), others = near(reports).length - here.length;
    let text = before;
    if (here.length) {
      text += `${T.count(here.length, 'report')} in ${found.code}${ofKind()}${andNewest(here)}.`;
      text += others ? ` ${others} more in neighbouring outcodes, within ${NEAR} miles.` : ` None in neighbouring outcodes, within ${NEAR} miles.`;
    } else {
      const first = [...reports].sort((a, b) => T.miles(found, T.outcodes[a.code]) - T.miles(found, T.outcodes[b.code]))[0];
      text += `No reports in ${found.code}${ofKind()}.`;
      if (first) text += ` The nearest are in ${first.code}, ${T.milesWords(T.miles(found, T.outcodes[first.code]))} away.`;
    }
    status.textContent = text;
  }

  // -- search ------------------------------------------------------------------------------------
  function fail(text) {
    error.textContent = text;
    error.hidden = !text;
    if (text) { input.setAttribute('aria-invalid', 'true'); input.focus(); } else input.removeAttribute('aria-invalid');
  }
  $('search').addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = T.parseOutcode(input.value);
    if (!typed) return fail('Enter the first half of a UK postcode, such as RG1 or BS3.');
    input.value = typed.outcode; // whatever else was typed is gone from the page
    const place = T.outcodes[typed.outcode];
    if (!place) {
      const area = typed.outcode.match(/^[A-Z]+/)[0];
      const same = Object.keys(T.outcodes).filter((code) => code.match(/^[A-Z]+/)[0] === area).slice(0, 4);
      const some = same.length ? same : ['RG1', 'BS3', 'CF10', 'B11', 'M4', 'LS11', 'OX4', 'EC1A'];
      return fail(`${typed.outcode} is not in the demonstration’s data. Try ${some.slice(0, -1).join(', ')}${some.length > 1 ? ' or ' : ''}${some.at(-1)}.`);
    }
    fail('');
    closeCard(false);
    found = place;
    say(typed.cut ? `Only ${typed.outcode} was used; the rest of the postcode was dropped. ` : '');
    const around = Object.values(T.outcodes).filter((o) => T.miles(found, o) <= NEAR && shown().some((r) => r.code === o.code));
    const nearest = T.groups(shown()).sort((a, b) => T.miles(found, a) - T.miles(found, b))[0];
    // on a telephone the answer would stand below the keyboard
    if (window.innerWidth < 960) { input.blur(); status.scrollIntoView({ block: 'start' }); }
    map.fit([found, ...(around.length ? around : nearest ? [nearest] : [])], 2.6);
  });
  $('clear').addEventListener('click', () => {
    found = null; input.value = ''; fail(''); say(); map.whole(); input.focus();
  });
  $('kind').addEventListener('change', (event) => { kind = event.target.value; closeCard(false); say(); });
  $('more').addEventListener('click', () => {
    all = true; render();
    list.querySelectorAll('summary')[FIRST]?.focus(); // the first entry that was not there before
  });

  // -- details --------------------------------------------------------------------------------------
  list.addEventListener('toggle', (event) => {
    const entry = event.target;
    if (!entry.open) return;
    for (const other of list.querySelectorAll('details[open]')) if (other !== entry) other.open = false;
    const o = T.outcodes[entry.dataset.code];
    map.choose(o.code);
    map.fit([o], 1.9);
  }, true);

  function openCard(group, button) {
    back = button ? group.code : null;
    $('card-title').textContent = `${group.code}, ${group.place}`;
    $('card-lead').textContent = `${T.count(group.reports.length, 'report')}${andNewest(group.reports)}. The marker stands in the middle of ${group.code}, not where it happened.`;
    $('card-body').innerHTML = group.reports.map((r) => `<article class="card-entry"><h3>${T.shape(r.age)}<span>${T.agoWords(r.days)}, ${T.AGE_WORDS[r.age]}</span></h3>${T.facts(r)}</article>`).join('');
    T.writeDates($('card-body'));
    card.hidden = false;
    card.scrollTop = 0;
    map.choose(group.code);
    map.reveal(group);
    $('card-title').focus({ preventScroll: true });
  }
  function closeCard(giveBack = true) {
    if (card.hidden) return;
    card.hidden = true;
    map.choose(found?.code ?? '');
    // the marker is back after the next drawing, if it stood under the card
    if (giveBack) requestAnimationFrame(() => requestAnimationFrame(() => (map.marker(back) ?? box).focus({ preventScroll: true })));
  }
  $('card-close').addEventListener('click', () => closeCard());
  box.parentElement.addEventListener('keydown', (event) => { if (event.key === 'Escape') closeCard(); });

  // -- begin ------------------------------------------------------------------------------------------
  $('kind').insertAdjacentHTML('beforeend', Object.entries(T.KINDS).map(([key, name]) => `<option value="${key}">${name}</option>`).join(''));
  for (const age of ['red', 'orange', 'yellow']) $(`count-${age}`).textContent = T.reports.filter((r) => r.age === age).length;
  map.setHome(T.groups(T.reports));
  say();
})();
