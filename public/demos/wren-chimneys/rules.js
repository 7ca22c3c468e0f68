/* The rules of the page, without the page: jobs and prices, valleys and their days, nests, phone numbers.
   Everything hangs on window.Wren, so that a test can load this file by itself. */
(function () {
  'use strict';

  // Pounds and minutes for one flue. `way` is where the brush starts and stops, in metres above the hearth.
  var JOBS = {
    open: { name: 'Open fire', price: 70, minutes: 50, way: [1.28, 8.52], end: 'The brush is out of the pot. Go and look.' },
    stove: { name: 'Wood burner', price: 75, minutes: 60, way: [1.38, 7.42], end: 'A soft brush, stopped under the cowl.' },
    range: { name: 'Range cooker', price: 90, minutes: 80, way: [1.74, 8.52], end: 'Out of the pot. The flueways come next.' },
    nest: { name: 'Nest removal', price: 140, minutes: 120, way: [1.28, 6.12], end: 'It stops at the nest. Now I change the brush for a hook.' }
  };
  var NEXT = { price: 50, minutes: 30 }; // each further flue swept on the same visit

  // One valley a day. Weekday as JavaScript counts it: Monday is 1.
  var VALLEYS = {
    painswick: { name: 'Painswick valley', day: 1 },
    slad: { name: 'Slad valley', day: 2 },
    golden: { name: 'Golden Valley', day: 3 },
    nailsworth: { name: 'Nailsworth valley', day: 4 },
    ruscombe: { name: 'Ruscombe valley', day: 5 }
  };

  // Bank holidays in England that fall on a weekday.
  var HOLIDAYS = ['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28', '2028-01-03'];

  function has(object, key) { return Object.prototype.hasOwnProperty.call(object, key); }

  function iso(d) {
    return d.getFullYear() + '-' + ('0' + (d.getMonth() + 1)).slice(-2) + '-' + ('0' + d.getDate()).slice(-2);
  }

  /** March to August: a nest stays where it is. */
  function isNesting(date) { return date.getMonth() >= 2 && date.getMonth() <= 7; }

  /** Days between asking and the first visit: September to November everybody rings at once. */
  function lead(date) { return date.getMonth() >= 8 && date.getMonth() <= 10 ? 14 : 2; }

  /** The next `count` mornings in a valley: [{ value: '2026-12-09', label: 'Wednesday 9 December' }]. */
  function mornings(valley, job, from, count) {
    var days = [], d = new Date(from.getFullYear(), from.getMonth(), from.getDate());
    if (!has(VALLEYS, valley) || !has(JOBS, job)) return days;
    d.setDate(d.getDate() + lead(from));
    for (; days.length < count; d.setDate(d.getDate() + 1)) {
      if (d.getDay() !== VALLEYS[valley].day || HOLIDAYS.indexOf(iso(d)) >= 0) continue;
      if (job === 'nest' && isNesting(d)) continue;
      // Intl may put a comma after the weekday; ours has none.
      days.push({ value: iso(d), label: d.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '') });
    }
    return days;
  }

  /** { price, minutes } for one job and as many flues, the first at its own price. */
  function bill(job, flues) {
    var more = Math.max(0, flues - 1);
    return { price: JOBS[job].price + more * NEXT.price, minutes: JOBS[job].minutes + more * NEXT.minutes };
  }

  /** 80 -> '1 hour 20 minutes'. */
  function time(minutes) {
    var h = Math.floor(minutes / 60), m = minutes % 60;
    return (h ? h + (h === 1 ? ' hour' : ' hours') : '') + (h && m ? ' ' : '') + (m ? m + ' minutes' : '');
  }

  /** UK numbers as people type them; plain digits or null. */
  function parsePhone(value) {
    var d = String(value || '').replace(/[\s().-]/g, '').replace(/^(\+|00)44(0)?/, '0');
    return /^(07\d{9}|0[23]\d{9}|01\d{8,9})$/.test(d) ? d : null;
  }

  window.Wren = { JOBS: JOBS, VALLEYS: VALLEYS, isNesting: isNesting, mornings: mornings, bill: bill, time: time, parsePhone: parsePhone };
})();
