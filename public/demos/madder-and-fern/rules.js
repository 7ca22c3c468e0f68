/* The rules of the salon, without any page: treatments, people, hours, patch tests, what fits.
   Everything hangs on window.Salon so that a test can load this file by itself. */
(function () {
  'use strict';

  // [opens, closes] in minutes after midnight, from Sunday. Closed on Sunday and Monday.
  var HOURS = [null, null, [540, 1080], [540, 1080], [540, 1200], [540, 1080], [540, 960]];
  var DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  var MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

  // Days that are shut whatever the weekday.
  var SHUT = ['2026-12-25', '2026-12-26', '2026-12-29', '2027-01-01', '2027-12-25', '2027-12-28', '2028-01-01'];

  // Who is in on which weekdays.
  var PEOPLE = {
    nell: { name: 'Nell', days: [2, 4, 5, 6] },
    priya: { name: 'Priya', days: [3, 4, 5, 6] },
    carys: { name: 'Carys', days: [2, 4, 5, 6] },
    imogen: { name: 'Imogen', days: [2, 3, 5, 6] },
    dominik: { name: 'Dominik', days: [3, 4, 5] }
  };

  // kind decides page and colour; patch means a skin test at least 48 hours before.
  var TREATMENTS = [
    { id: 'fringe', kind: 'hair', name: 'Fringe trim', minutes: 15, price: 10, who: ['nell', 'priya'] },
    { id: 'short', kind: 'hair', name: 'Short cut, clippers or scissors', minutes: 30, price: 26, who: ['nell'] },
    { id: 'dry', kind: 'hair', name: 'Dry trim', minutes: 30, price: 28, who: ['nell', 'priya'] },
    { id: 'blow', kind: 'hair', name: 'Wash and blow-dry', minutes: 45, price: 32, who: ['nell', 'priya'] },
    { id: 'cut', kind: 'hair', name: 'Cut and blow-dry', minutes: 60, price: 52, who: ['nell', 'priya'] },
    { id: 'up', kind: 'hair', name: 'Hair up', minutes: 60, price: 58, who: ['nell'] },
    { id: 'gloss', kind: 'hair', name: 'Gloss and blow-dry', minutes: 75, price: 54, who: ['priya'], patch: true },
    { id: 'roots', kind: 'hair', name: 'Root tint and blow-dry', minutes: 105, price: 76, who: ['priya'], patch: true },
    { id: 'half', kind: 'hair', name: 'Half-head highlights', minutes: 150, price: 112, who: ['priya'], patch: true },
    { id: 'balayage', kind: 'hair', name: 'Balayage', minutes: 210, price: 165, who: ['priya'], patch: true },
    { id: 'file', kind: 'nails', name: 'File and polish', minutes: 30, price: 22, who: ['carys'] },
    { id: 'mani', kind: 'nails', name: 'Manicure', minutes: 45, price: 32, who: ['carys'] },
    { id: 'gel', kind: 'nails', name: 'Gel manicure', minutes: 60, price: 38, who: ['carys'], patch: true },
    { id: 'pedi', kind: 'nails', name: 'Pedicure', minutes: 60, price: 42, who: ['carys'] },
    { id: 'lip', kind: 'brows', name: 'Lip or chin wax', minutes: 15, price: 12, who: ['imogen'] },
    { id: 'brow', kind: 'brows', name: 'Brow shape', minutes: 20, price: 16, who: ['imogen'] },
    { id: 'tint', kind: 'brows', name: 'Brow shape and tint', minutes: 30, price: 24, who: ['imogen'], patch: true },
    { id: 'lash', kind: 'brows', name: 'Lash lift and tint', minutes: 60, price: 48, who: ['imogen'], patch: true },
    { id: 'quick', kind: 'skin', name: 'Half-hour facial', minutes: 30, price: 34, who: ['imogen', 'dominik'] },
    { id: 'facial', kind: 'skin', name: 'Full facial', minutes: 60, price: 58, who: ['imogen', 'dominik'] },
    { id: 'back', kind: 'skin', name: 'Back and shoulders', minutes: 30, price: 36, who: ['dominik'] },
    { id: 'body', kind: 'skin', name: 'Full-body massage', minutes: 75, price: 72, who: ['dominik'] },
    // While colour takes there is time for a second pair of hands: the minutes are those of the colour.
    { id: 'roots-file', kind: 'both', name: 'Root tint, with file and polish while it takes', parts: ['roots', 'file'] },
    { id: 'half-mani', kind: 'both', name: 'Half-head highlights, with a manicure in the foils', parts: ['half', 'mani'] }
  ];

  function find(id) {
    for (var i = 0; i < TREATMENTS.length; i++) if (TREATMENTS[i].id === id) return TREATMENTS[i];
    return null;
  }

  TREATMENTS.forEach(function (t) {
    if (!t.parts) return;
    var a = find(t.parts[0]), b = find(t.parts[1]);
    t.minutes = Math.max(a.minutes, b.minutes);
    t.price = a.price + b.price;
    t.patch = Boolean(a.patch || b.patch);
  });

  function pad(n) { return (n < 10 ? '0' : '') + n; }
  function iso(d) { return d.getFullYear() + '-' + pad(d.getMonth() + 1) + '-' + pad(d.getDate()); }

  /** '2026-11-26' -> midnight there, or null. */
  function day(text) {
    var m = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(text || ''));
    if (!m) return null;
    var d = new Date(Number(m[1]), Number(m[2]) - 1, Number(m[3]));
    return iso(d) === text ? d : null;
  }

  function hours(d) { return SHUT.indexOf(iso(d)) < 0 ? HOURS[d.getDay()] : null; }
  function at(d, minutes) { return new Date(d.getFullYear(), d.getMonth(), d.getDate(), 0, minutes); }

  /** 810 -> '1.30 pm' */
  function clock(minutes) {
    var h = Math.floor(minutes / 60), m = minutes % 60;
    return ((h + 11) % 12 + 1) + (m ? '.' + pad(m) : '') + (h < 12 ? ' am' : ' pm');
  }

  /** 105 -> '1 h 45 min' */
  function length(minutes) {
    var h = Math.floor(minutes / 60), m = minutes % 60;
    return h ? h + ' h' + (m ? ' ' + m + ' min' : '') : m + ' min';
  }

  function dayName(d) { return DAYS[d.getDay()] + ' ' + d.getDate() + ' ' + MONTHS[d.getMonth()]; }

  /** The next days on which the door opens; today counts while an hour of it is left. */
  function openDays(now, count) {
    var list = [], d = at(now, 0);
    for (var i = 0; list.length < count && i < 60; i++, d = new Date(d.getFullYear(), d.getMonth(), d.getDate() + 1)) {
      var h = hours(d);
      if (!h || at(d, h[1] - 60) <= now) continue;
      list.push({ value: iso(d), label: dayName(d), short: DAYS[d.getDay()].slice(0, 3), date: d.getDate(), open: h[0], close: h[1] });
    }
    return list;
  }

  /** Open or shut at this moment, in words. */
  function doorNow(now) {
    var h = hours(now), m = now.getHours() * 60 + now.getMinutes();
    if (h && m >= h[0] && m < h[1]) return { open: true, text: 'Open until ' + clock(h[1]) };
    if (h && m < h[0]) return { open: false, text: 'Opens today at ' + clock(h[0]) };
    var d = now;
    for (var i = 0; i < 14; i++) {
      d = new Date(d.getFullYear(), d.getMonth(), d.getDate() + 1);
      if (hours(d)) return { open: false, text: 'Closed until ' + (i ? DAYS[d.getDay()] : 'tomorrow') + ', ' + clock(hours(d)[0]) };
    }
    return { open: false, text: 'Closed' };
  }

  /** The last moment for a patch test: 48 hours before, or the last quarter of an hour we were open before that. */
  function lastTest(start) {
    var limit = new Date(start.getTime() - 48 * 3600000);
    for (var i = 0, d = limit; i < 14; i++, d = new Date(d.getFullYear(), d.getMonth(), d.getDate() - 1)) {
      var h = hours(d);
      if (!h || at(d, h[0]) > limit) continue;
      var latest = at(d, h[1] - 15);
      return latest < limit ? latest : limit;
    }
    return limit;
  }

  function sayMoment(d) { return DAYS[d.getDay()] + ' ' + d.getDate() + ' ' + MONTHS[d.getMonth()] + ', ' + clock(d.getHours() * 60 + d.getMinutes()); }

  function whoIsIn(ids, weekday) {
    return ids.filter(function (id) { return PEOPLE[id].days.indexOf(weekday) >= 0; }).map(function (id) { return PEOPLE[id].name; });
  }

  /** Names for a treatment on that weekday; for two at once both must be in. Empty if it can't be done. */
  function people(t, weekday) {
    if (!t.parts) return whoIsIn(t.who, weekday).slice(0, 1);
    var names = t.parts.map(function (id) { return whoIsIn(find(id).who, weekday)[0]; });
    return names[0] && names[1] ? names : [];
  }

  /**
   * What fits into a gap.
   * @param ask { day, from, to, budget (0 for any), tested, now, kind }
   * @returns { fits, tooSoon }: tooSoon would fit, but leaves no time for the patch test.
   */
  function whatFits(ask) {
    var d = day(ask.day), h = d && hours(d), none = { fits: [], tooSoon: [] };
    if (!h) return none;
    var from = Math.max(ask.from, h[0]), to = Math.min(ask.to, h[1]), start = at(d, from);
    if (start < ask.now) return none;
    TREATMENTS.forEach(function (t) {
      if (t.minutes > to - from) return;
      if (ask.budget && t.price > ask.budget) return;
      if (ask.kind && t.kind !== ask.kind) return;
      var names = people(t, d.getDay());
      if (!names.length) return;
      var row = { id: t.id, kind: t.kind, name: t.name, minutes: t.minutes, price: t.price, who: names.join(' and '), from: from, to: from + t.minutes, patch: '' };
      if (t.patch && !ask.tested) {
        var last = lastTest(start);
        row.patch = sayMoment(last);
        if (last < ask.now) { none.tooSoon.push(row); return; }
      }
      none.fits.push(row);
    });
    // The longest first: it fills the gap best.
    none.fits.sort(function (a, b) { return b.minutes - a.minutes || b.price - a.price; });
    return none;
  }

  /** Chosen treatments one after another from the first minute of the gap. */
  function plan(ids, from) {
    var t0 = from, sum = 0, rows = [];
    ids.forEach(function (id) {
      var t = find(id);
      if (!t) return;
      rows.push({ id: id, kind: t.kind, name: t.name, from: t0, to: t0 + t.minutes, price: t.price, patch: Boolean(t.patch) });
      t0 += t.minutes;
      sum += t.price;
    });
    return { rows: rows, from: from, to: t0, minutes: t0 - from, price: sum, patch: rows.some(function (r) { return r.patch; }) };
  }

  /** UK numbers as people type them; returns the plain digits or null. */
  function parsePhone(value) {
    var d = String(value || '').replace(/[\s().-]/g, '').replace(/^(\+|00)44(0)?/, '0');
    return /^(07\d{9}|0[23]\d{9}|01\d{8,9})$/.test(d) ? d : null;
  }

  window.Salon = {
    TREATMENTS: TREATMENTS, PEOPLE: PEOPLE, find: find, day: day, at: at, clock: clock, length: length, dayName: dayName, openDays: openDays,
    doorNow: doorNow, lastTest: lastTest, sayMoment: sayMoment, people: people, whatFits: whatFits, plan: plan, parsePhone: parsePhone
  };
})();
