/* Turns the stored lines into reports and outcodes, and writes the entries of a list. */
(function (root) {
  'use strict';
  const T = root.ToolTheft;
  const today = new Date();

  T.KINDS = {
    drills: 'Drills and drivers', batteries: 'Batteries and chargers', saws: 'Saws', grinders: 'Grinders and sanders',
    nailers: 'Nailers', hand: 'Hand tools', test: 'Test instruments', plumbing: 'Plumbing and heating',
    levels: 'Lasers and levels', garden: 'Garden and forestry', plant: 'Small plant', access: 'Ladders and towers',
  };
  T.FROM = { van: 'a van', site: 'a building site', garage: 'a garage, shed or drive', shop: 'a workshop or shop' };

  /** { RG1: { code, place, e, n } } */
  T.outcodes = {};
  for (const line of root.ToolTheftOutcodes.trim().replace(/\n /g, ' ').split('\n')) {
    const [place, codes] = line.split(': ');
    for (const item of codes.split(',')) {
      const [code, e, n] = item.trim().split(/\s+/);
      T.outcodes[code] = { code, place, e: +e, n: +n };
    }
  }

  T.reports = root.ToolTheftReports.trim().split('\n').map((line, index) => {
    const [days, code, from, kinds, what, mark] = line.split('|');
    return {
      id: index + 1, days: +days, code, from, what, mark, kinds: kinds.split(' '),
      place: T.outcodes[code].place, age: T.ageClass(+days), date: T.dateBefore(+days, today),
    };
  });

  /** The outcodes that have reports, each with its own, newest first. */
  T.groups = (reports) => {
    const map = new Map();
    for (const report of reports) {
      if (!map.has(report.code)) map.set(report.code, { ...T.outcodes[report.code], reports: [] });
      map.get(report.code).reports.push(report);
    }
    for (const g of map.values()) {
      g.reports.sort((a, b) => a.days - b.days);
      g.age = g.reports[0].age; // a group wears the age of its newest report
    }
    return [...map.values()];
  };

  const safe = (text) => String(text).replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);
  T.safe = safe;

  // Each age has its own shape: a ringed circle, a diamond, a square. A dashed circle waits.
  const SHAPES = {
    red: '<circle class="halo" cx="20" cy="20" r="17"/><circle class="body" cx="20" cy="20" r="12.5"/>',
    orange: '<path class="body" d="M20 4 36 20 20 36 4 20Z"/>',
    yellow: '<path class="body" d="M7.5 7.5h25v25h-25Z"/>',
    waiting: '<circle class="body" cx="20" cy="20" r="14"/>',
  };
  /** Under a marker that stands for several outcodes: one brick for each report, newest first. */
  function bricks(reports) {
    const sorted = [...reports].sort((a, b) => a.days - b.days), w = 5, left = 20 - sorted.length * w / 2;
    return `<rect class="wall" x="${left - 1.5}" y="36" width="${sorted.length * w + 2}" height="11"/>` +
      sorted.map((r, i) => `<rect class="brick-${r.age}" x="${left + i * w}" y="37.5" width="${w - 1}" height="8"/>`).join('');
  }
  T.shape = (age, number = '', stack = null) =>
    `<svg class="shape shape-${age}" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">` +
    (stack ? bricks(stack) : '') + SHAPES[age] +
    (number === '' ? '' : `<text x="20" y="25.2" text-anchor="middle">${number}</text>`) + '</svg>';

  T.facts = (r) =>
    `<dl class="facts"><div><dt>Taken</dt><dd>${safe(r.what)}</dd></div><div><dt>Mark</dt><dd>${safe(r.mark)}</dd></div>` +
    `<div><dt>From</dt><dd>${T.FROM[r.from]}, somewhere in ${r.code} (${safe(r.place)})</dd></div>` +
    `<div><dt>Found gone</dt><dd><span class="calendar" data-days="${r.days}">${T.agoWords(r.days)}</span>; ${T.AGE_WORDS[r.age]}</dd></div>` +
    `<div><dt>Kinds</dt><dd>${r.kinds.map((k) => T.KINDS[k]).join(', ')}</dd></div></dl>`;

  T.entry = (r) =>
    `<li><details class="entry" data-id="${r.id}" data-code="${r.code}"><summary>${T.shape(r.age)}` +
    `<span class="entry-what">${safe(r.what)}</span>` +
    `<span class="entry-where"><b>${r.code}</b> ${safe(r.place)}</span>` +
    `<span class="entry-when">${T.agoWords(r.days)}<span class="sr">, ${T.AGE_WORDS[r.age]}</span></span></summary>${T.facts(r)}</details></li>`;

  /** Writes the calendar date beside each age; a page without script says only how long ago. */
  T.writeDates = (within) => {
    for (const span of within.querySelectorAll('.calendar:not(.dated)')) {
      span.classList.add('dated');
      span.textContent = `${T.dateWords(T.dateBefore(+span.dataset.days, today))}, ${span.textContent}`;
    }
  };
})(typeof window === 'undefined' ? globalThis : window);
