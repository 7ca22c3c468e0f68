/* What Corve & Penhallow does, for how much, and which party wall notice a job needs. Pages and tests share it. */
(function () {
  'use strict';
  // Fees are in pence and include VAT.
  var VAT = 20;
  var SERVICES = [
    { id: 'boundaries', n: 1, name: 'Boundaries and hedges', fee: 48000, from: true, who: 'anna', part: 'hedge', at: [618, 290], takes: 'three weeks' },
    { id: 'party-walls', n: 2, name: 'Party walls', fee: 35000, from: true, who: 'anna', part: 'wall', at: [226, 262], takes: 'notices within five working days' },
    { id: 'surveys', n: 3, name: 'Surveys before you buy', fee: 69000, from: true, who: 'idris', part: 'house', at: [420, 246], takes: 'report within five working days of the visit' },
    { id: 'probate', n: 4, name: 'Valuation for probate', fee: 42500, from: false, who: 'mei', part: 'garden', at: [410, 385], takes: 'ten working days' },
    { id: 'ways', n: 5, name: 'Rights of way', fee: 14000, from: false, hourly: true, who: 'anna', part: 'lane', at: [746, 148], takes: 'usually three to five hours' }
  ];
  var PEOPLE = [
    { id: 'anna', name: 'Anna Penhallow', letters: 'MRICS' },
    { id: 'idris', name: 'Idris Corve', letters: 'FRICS' },
    { id: 'mei', name: 'Mei Lawson', letters: 'MRICS' }
  ];
  /** What a job may grow by. */
  var EXTRAS = { side: 16000, court: 145000, neighbour: 12000, condition: 24000, land: 19000, hour: 14000 };

  // Surveys: by what the house costs, up to so many pounds; Level 2 and Level 3.
  var BANDS = [
    { to: 250000, words: 'up to £250,000', 2: 69000, 3: 98000 },
    { to: 400000, words: '£250,001 to £400,000', 2: 76000, 3: 108000 },
    { to: 600000, words: '£400,001 to £600,000', 2: 86000, 3: 124000 },
    { to: 900000, words: '£600,001 to £900,000', 2: 99000, 3: 146000 },
    { to: Infinity, words: 'over £900,000', 2: null, 3: null }
  ];

  // Party Wall etc. Act 1996: the notice, the section it is given under, and how many months before work begins.
  var NOTICES = {
    junction: { section: 1, name: 'Line of junction notice', months: 1, act: 'https://www.legislation.gov.uk/ukpga/1996/40/section/1' },
    structure: { section: 3, name: 'Party structure notice', months: 2, act: 'https://www.legislation.gov.uk/ukpga/1996/40/section/3' },
    excavation: { section: 6, name: 'Notice of adjacent excavation', months: 1, act: 'https://www.legislation.gov.uk/ukpga/1996/40/section/6' }
  };
  /** asks: which questions a job raises. A wall may stand on the line; digging has a distance and a depth. */
  var WORKS = [
    { id: 'extension', name: 'An extension', wall: true, digs: true },
    { id: 'loft', name: 'A loft, a beam or a chimney breast in the shared wall', structure: true },
    { id: 'garden-wall', name: 'A new garden wall', wall: true, digs: true },
    { id: 'dig', name: 'Digging: a pool, drains, a basement', digs: true },
    { id: 'fence', name: 'A fence' },
    { id: 'inside', name: 'Shelves, sockets or plaster' }
  ];

  function find(list, id) {
    for (var i = 0; i < list.length; i++) if (list[i].id === id) return list[i];
    return null;
  }
  function money(pence) {
    return '£' + (pence / 100).toFixed(2).replace('.00', '').replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  }
  function feeWords(service) {
    return (service.from ? 'from ' : '') + money(service.fee) + (service.hourly ? ' an hour' : '');
  }
  function metres(m) { return String(Math.round(m * 10) / 10) + ' m'; }

  /** Section 6: within 3 m and below the bottom of the neighbour's foundations, or within 6 m and
      meeting a plane that falls from there at 45 degrees. Returns 3, 6 or 0. */
  function excavation(distance, depth, footing) {
    if (distance <= 3 && depth > footing) return 3;
    if (distance <= 6 && depth >= footing + distance) return 6;
    return 0;
  }

  /** The notices a job likely needs, longest period first.
      job: { work, line: on | astride | clear, joins: cuts into the shared wall, distance, depth, footing }, in metres. */
  function notices(job) {
    var work = find(WORKS, job.work), list = [];
    if (!work) return list;
    function add(kind, why) {
      var n = NOTICES[kind];
      list.push({ kind: kind, section: n.section, name: n.name, months: n.months, act: n.act, why: why });
    }
    if (work.structure || (job.work === 'extension' && job.joins)) {
      add('structure', 'The work cuts into, raises or takes away part of a wall you share.');
    }
    if (work.wall && (job.line === 'on' || job.line === 'astride')) {
      add('junction', job.line === 'astride'
        ? 'A new wall astride the line. It may stand there only if your neighbour agrees in writing.'
        : 'A new wall up to the line, on your side of it.');
    }
    if (work.digs) {
      var reach = excavation(job.distance, job.depth, job.footing);
      if (reach === 3) add('excavation', 'You dig ' + metres(job.distance) + ' from their building, within 3 m, and deeper than their foundations.');
      if (reach === 6) add('excavation', 'You dig ' + metres(job.distance) + ' from their building, within 6 m, and deep enough to meet the 45° line from their foundations.');
    }
    return list;
  }
  function longest(list) {
    return list.reduce(function (most, n) { return Math.max(most, n.months); }, 0);
  }

  function parseDay(text) {
    var m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text || '');
    var d = m && new Date(Date.UTC(+m[1], m[2] - 1, +m[3]));
    return d && d.toISOString().slice(0, 10) === text ? d : null;
  }
  /** The last day to give notice, with a day in hand, for work that begins on `start`; null for no date. */
  function serveBy(start, months) {
    var d = parseDay(start);
    if (!d) return null;
    var day = d.getUTCDate();
    d.setUTCDate(1);
    d.setUTCMonth(d.getUTCMonth() - months);
    // A month may be shorter: 31 March less one month is the end of February.
    d.setUTCDate(Math.min(day, new Date(Date.UTC(d.getUTCFullYear(), d.getUTCMonth() + 1, 0)).getUTCDate()));
    d.setUTCDate(d.getUTCDate() - 1);
    return d.toISOString().slice(0, 10);
  }
  function longDay(text) {
    var d = parseDay(text), months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
    return d ? d.getUTCDate() + ' ' + months[d.getUTCMonth()] + ' ' + d.getUTCFullYear() : '';
  }

  /** The fee for a survey: a house from before 1900, or a listed one, gets Level 3. Null fee: by quote. */
  function survey(price, level, isOld) {
    var of = isOld ? 3 : level, band = null;
    for (var i = 0; i < BANDS.length && !band; i++) if (price <= BANDS[i].to) band = BANDS[i];
    return { level: of, fee: band ? band[of] : null, raised: of !== level };
  }
  /** The part of a fee that is VAT, in pence. */
  function vatIn(fee) { return Math.round(fee * VAT / (100 + VAT)); }

  function isPhone(value) {
    return /^(07\d{9}|0[23]\d{9}|01\d{8,9})$/.test(String(value).replace(/[\s().-]/g, '').replace(/^(\+|00)44(0)?/, '0'));
  }
  function isEmail(value) { return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(String(value).trim()); }
  /** A full postcode, or its first half. */
  function postcode(value) {
    var t = String(value || '').toUpperCase().replace(/\s+/g, '');
    var m = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})?$/.exec(t);
    return m ? m[1] + (m[2] ? ' ' + m[2] : '') : null;
  }

  window.Corve = {
    VAT: VAT, SERVICES: SERVICES, PEOPLE: PEOPLE, EXTRAS: EXTRAS, BANDS: BANDS, NOTICES: NOTICES, WORKS: WORKS,
    find: find, money: money, feeWords: feeWords, excavation: excavation, notices: notices, longest: longest, serveBy: serveBy, longDay: longDay,
    survey: survey, vatIn: vatIn, isPhone: isPhone, isEmail: isEmail, postcode: postcode
  };
})();
