/* A city page: the same reports, by month and by kind, and its own piece of the map. */
(function () {
  'use strict';
  const T = window.ToolTheft;
  const $ = (id) => document.getElementById(id);
  const codes = $('city').dataset.codes.split(' ');
  const reports = T.reports.filter((r) => codes.includes(r.code));
  T.writeDates($('city'));

  // six months, the present one last
  const now = new Date();
  const months = Array.from({ length: 6 }, (_, i) => {
    const first = new Date(now.getFullYear(), now.getMonth() - 5 + i, 1);
    const inMonth = reports.filter((r) => r.date.getFullYear() === first.getFullYear() && r.date.getMonth() === first.getMonth());
    return { name: first.toLocaleDateString('en-GB', { month: 'short' }), long: first.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' }), inMonth };
  });
  const sign = (age, x, y) => ({
    red: `<circle class="sign" cx="${x}" cy="${y}" r="5"/>`,
    orange: `<path class="sign" d="M${x} ${y - 6.5}l6.5 6.5-6.5 6.5-6.5-6.5Z"/>`,
    yellow: `<path class="sign" d="M${x - 4.5} ${y - 4.5}h9v9h-9Z"/>`,
  })[age];
  const most = Math.max(4, ...months.map((m) => m.inMonth.length));
  // each report is one brick, so that the drawing can be counted; it wears the shape of its age
  $('months').innerHTML = `<svg viewBox="0 0 360 190" role="img" aria-label="${months.map((m) => `${m.long}: ${m.inMonth.length}`).join('; ')}">` +
    '<path class="axis" d="M8 160.5h344"/>' +
    months.map((m, i) => {
      const x = 14 + i * 58, high = Math.min(30, 132 / most);
      const bricks = [...m.inMonth].sort((a, b) => b.days - a.days).map((r, k) => {
        const y = 160 - (k + 1) * high;
        return `<rect class="brick brick-${r.age}" x="${x}" y="${(y + 2).toFixed(1)}" width="42" height="${(high - 3).toFixed(1)}"/>${sign(r.age, x + 21, y + high / 2 + .5)}`;
      }).join('');
      return `${bricks}<text class="number" x="${x + 21}" y="${(154 - m.inMonth.length * high).toFixed(1)}">${m.inMonth.length}</text><text class="month" x="${x + 21}" y="180">${m.name}</text>`;
    }).join('') + '</svg>';
  $('months-note').textContent = `${T.count(months.reduce((sum, m) => sum + m.inMonth.length, 0), 'report')} in six months. Each brick is one report; ${months.at(-1).long} is not over yet.`;

  const groups = T.groups(T.reports);
  const here = groups.filter((g) => codes.includes(g.code));
  const map = T.createMap($('map'), {
    margin: 20,
    onOpen(group) {
      const heading = $(group.code);
      if (!heading) return;
      map.choose(group.code);
      heading.focus();
      heading.scrollIntoView({ block: 'start' });
    },
  });
  map.show(groups);
  map.setHome(here);
})();
