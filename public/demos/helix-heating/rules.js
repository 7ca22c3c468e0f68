/* The rules of the site, without any page: postcodes, area, phone numbers, pressure, days, the sum.
   Everything hangs on window.Helix so that a test can load this file by itself. */
(function () {
  'use strict';

  // Outward codes we drive to, with the names people use for them.
  var AREA = {
    SN1: 'Swindon centre and Old Town', SN2: 'Swindon north and west', SN3: 'Swindon east',
    SN4: 'Royal Wootton Bassett and Wroughton', SN5: 'West Swindon and Purton',
    SN6: 'Highworth, Cricklade and Shrivenham', SN7: 'Faringdon', SN8: 'Marlborough',
    SN25: 'north Swindon', SN26: 'Blunsdon', GL7: 'Cirencester, Fairford and Lechlade'
  };

  // The shapes a UK outward code may take, and the letters its inward code may use.
  var POSTCODE = /^([A-PR-UWYZ](?:[0-9][0-9A-HJKPSTUW]?|[A-HK-Y][0-9][0-9ABEHMNPRVWXY]?))([0-9][ABD-HJLNP-UW-Z]{2})$/;

  /** 'sn1 3ab' -> { outward: 'SN1', text: 'SN1 3AB' }, or null. */
  function parsePostcode(value) {
    var bare = String(value || '').toUpperCase().replace(/\s+/g, '');
    var m = POSTCODE.exec(bare);
    return m ? { outward: m[1], text: m[1] + ' ' + m[2] } : null;
  }

  /** Says in words whether we come: { ok, inArea, text, message }. */
  function checkPostcode(value) {
    if (!String(value || '').trim()) return { ok: false, inArea: false, message: 'Enter the postcode of the house, for example SN1 3AB.' };
    var p = parsePostcode(value);
    if (!p) return { ok: false, inArea: false, message: 'This is not a full UK postcode. It should look like SN1 3AB.' };
    var name = Object.prototype.hasOwnProperty.call(AREA, p.outward) ? AREA[p.outward] : null;
    return name
      ? { ok: true, inArea: true, text: p.text, message: 'We come to ' + p.outward + '. That is ' + name + '.' }
      : { ok: true, inArea: false, text: p.text, message: p.outward + ' is outside the area we drive to.' };
  }

  /** UK numbers as people type them; returns the plain digits or null. */
  function parsePhone(value) {
    var d = String(value || '').replace(/[\s().-]/g, '').replace(/^(\+|00)44(0)?/, '0');
    // Mobiles and 02/03 numbers have eleven digits; a few old 01 areas have ten.
    return /^(07\d{9}|0[23]\d{9}|01\d{8,9})$/.test(d) ? d : null;
  }

  /** Words for a cold reading in bar. level: low, right, raised, high. */
  function pressure(bar) {
    var b = Math.round(Number(bar) * 10) / 10, n = b.toFixed(1) + ' bar: ';
    if (b < 0.3) return { level: 'low', text: n + 'next to nothing. The boiler will not fire. Look for wet patches before you top up.' };
    if (b < 1) return { level: 'low', text: n + 'too low. Most boilers want 1 to 1.5 bar when cold.' };
    if (b <= 1.5) return { level: 'right', text: n + 'right for a cold system. Leave the filling loop shut.' };
    if (b <= 2) return { level: 'raised', text: n + 'usual while the radiators are hot. When cold it is a little more than it needs.' };
    if (b <= 2.5) return { level: 'raised', text: n + 'the upper end when hot. When cold it is too high: do not add water.' };
    if (b < 3) return { level: 'high', text: n + 'too high. Switch the heating off, let it cool and look again.' };
    return { level: 'high', text: n + 'the relief valve opens here and sends water outside. Switch off and ring us.' };
  }

  // Bank holidays in England that fall on a weekday.
  var HOLIDAYS = ['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28', '2028-01-03'];

  function iso(d) {
    return d.getFullYear() + '-' + ('0' + (d.getMonth() + 1)).slice(-2) + '-' + ('0' + d.getDate()).slice(-2);
  }

  /** The next `count` working days after `from`: [{ value: '2026-11-23', label: 'Monday 23 November' }]. */
  function workingDays(from, count) {
    var days = [], d = new Date(from.getFullYear(), from.getMonth(), from.getDate());
    while (days.length < count) {
      d.setDate(d.getDate() + 1);
      if (d.getDay() === 0 || d.getDay() === 6 || HOLIDAYS.indexOf(iso(d)) >= 0) continue;
      // Intl may put a comma after the weekday; ours has none.
      days.push({ value: iso(d), label: d.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '') });
    }
    return days;
  }

  var LIFE = 15; // years a looked-after boiler is counted on for
  var LEAST = 3; // years a repaired one is counted on for, however old

  /** Repair or replace, per year. All money in pounds; percent is gas saved by the new boiler. */
  function compare(v) {
    var left = Math.max(LEAST, LIFE - v.age);
    var saving = Math.round(v.bill * v.percent / 100); // whole pounds, so that the working adds up
    var keep = v.repair / left;
    var swap = v.replacement / LIFE - saving;
    var extra = v.replacement - v.repair;
    var gap = Math.abs(keep - swap);
    var verdict = extra <= 0 ? 'replace' : gap <= 25 ? 'close' : keep < swap ? 'repair' : 'replace';
    return { left: left, saving: saving, keep: keep, swap: swap, payback: extra > 0 && saving > 0 ? extra / saving : extra <= 0 ? 0 : Infinity, verdict: verdict };
  }

  var MOST_PHOTOS = 4;

  /** What is wrong with the chosen files, in words; null when they may go. */
  function photoFault(files) {
    if (files.length > MOST_PHOTOS) return 'Choose ' + MOST_PHOTOS + ' photos at most.';
    return files.every(function (f) { return /^image\//.test(f.type); }) ? null : 'Choose photos only.';
  }

  function money(n) {
    var r = Math.round(n);
    return (r < 0 ? '\u2212' : '') + '£' + Math.abs(r).toLocaleString('en-GB');
  }

  window.Helix = { AREA: AREA, LIFE: LIFE, parsePostcode: parsePostcode, checkPostcode: checkPostcode, parsePhone: parsePhone, pressure: pressure, workingDays: workingDays, photoFault: photoFault, compare: compare, money: money };
})();
