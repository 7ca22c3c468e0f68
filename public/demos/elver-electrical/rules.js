/* The rules of the site, without any page: where we drive, which photos we take, when the next report is due,
   whether a supply can take a car. Everything hangs on window.Elver so that a test can load this file. */
(function () {
  'use strict';

  // Outward codes we drive to.
  var AREA = {
    GL1: 'Gloucester', GL2: 'Quedgeley, Hardwicke and the vale', GL3: 'Churchdown and Hucclecote', GL4: 'Matson, Abbeymead and Tuffley',
    GL5: 'Stroud', GL6: 'Painswick and Nailsworth', GL10: 'Stonehouse', GL11: 'Dursley', GL18: 'Newent', GL19: 'Ashleworth and Corse',
    GL20: 'Tewkesbury', GL50: 'Cheltenham', GL51: 'Cheltenham', GL52: 'Cheltenham and Bishop’s Cleeve', GL53: 'Cheltenham'
  };

  var POSTCODE = /^([A-PR-UWYZ](?:[0-9][0-9A-HJKPSTUW]?|[A-HK-Y][0-9][0-9ABEHMNPRVWXY]?))([0-9][ABD-HJLNP-UW-Z]{2})$/;

  /** Says in words whether we come: { ok, inArea, text, message }. */
  function checkPostcode(value) {
    var bare = String(value || '').toUpperCase().replace(/\s+/g, '');
    if (!bare) return { ok: false, inArea: false, message: 'Enter the postcode, for example GL1 2EH.' };
    var m = POSTCODE.exec(bare);
    if (!m) return { ok: false, inArea: false, message: 'That isn’t a full postcode. It should look like GL1 2EH.' };
    var text = m[1] + ' ' + m[2], name = Object.prototype.hasOwnProperty.call(AREA, m[1]) ? AREA[m[1]] : null;
    return name
      ? { ok: true, inArea: true, text: text, message: m[1] + ' is ' + name + ': we come to you.' }
      : { ok: true, inArea: false, text: text, message: m[1] + ' is further than we drive. Ring us and we’ll say who’s nearer.' };
  }

  /** UK numbers as people type them; the plain digits or null. */
  function parsePhone(value) {
    var d = String(value || '').replace(/[\s().-]/g, '').replace(/^(\+|00)44(0)?/, '0');
    return /^(07\d{9}|0[23]\d{9}|01\d{8,9})$/.test(d) ? d : null;
  }

  var MOST = 6, LARGEST = 12 * 1024 * 1024;

  /** Which of the chosen files we take: { kept: [...], problems: [text] }. */
  function checkPhotos(files) {
    var kept = [], problems = [];
    files.forEach(function (f) {
      if (!/^image\//.test(f.type)) problems.push(f.name + ' isn’t a photo.');
      else if (f.size > LARGEST) problems.push(f.name + ' is larger than 12 MB.');
      else if (kept.length === MOST) problems.push(f.name + ' is one too many: ' + MOST + ' is the most.');
      else kept.push(f);
    });
    return { kept: kept, problems: problems };
  }

  function day(d) {
    return d.getDate() + ' ' + ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][d.getMonth()] + ' ' + d.getFullYear();
  }

  /**
   * When the next report on a rented home in England is due: five years on, or sooner where the report
   * says so. last: '2021-06-01'. { ok, due, late, text }.
   */
  function nextReport(last, today, years) {
    var m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(last || '');
    if (!m) return { ok: false, text: 'Enter the date on the report.' };
    var from = new Date(+m[1], +m[2] - 1, +m[3]);
    if (from.getMonth() !== +m[2] - 1 || from.getDate() !== +m[3]) return { ok: false, text: 'Enter the date on the report.' };
    if (from > today) return { ok: false, text: 'That date is still to come.' };
    var due = new Date(from.getFullYear() + Math.min(5, years || 5), from.getMonth(), from.getDate());
    // 29 February falls in no other year but a leap year: the day before then.
    if (due.getMonth() !== from.getMonth()) due = new Date(due.getFullYear(), due.getMonth(), 0);
    var start = new Date(today.getFullYear(), today.getMonth(), today.getDate());
    var days = Math.round((due - start) / 864e5);
    return {
      ok: true, due: day(due), late: days < 0,
      text: days < 0 ? 'Overdue. Ring us; we keep two slots a week for these.'
        : days === 0 ? 'Due today.'
          : days < 60 ? 'Due in ' + days + (days === 1 ? ' day' : ' days') + '. Book it now.'
            : 'You have ' + Math.floor(days / 30.44) + ' months. We write to you two months before.'
    };
  }

  var CAR = 32;
  // Amps after diversity, as the On-Site Guide reckons them for one house, rounded.
  var DRAW = { basics: 46, cooker: 17, shower: 37, bigShower: 46, heatPump: 16, immersion: 13 };

  /** Can the main fuse take a 7.4 kW charge point? choices: keys of DRAW besides basics. */
  function supply(fuse, choices) {
    var house = choices.reduce(function (sum, key) { return sum + DRAW[key]; }, DRAW.basics);
    var total = house + CAR;
    if (total <= fuse) return { house: house, total: total, verdict: 'fits', text: 'It fits: ' + total + ' A of ' + fuse + ' A at the busiest hour.' };
    if (house <= fuse) return { house: house, total: total, verdict: 'limit', text: 'It fits with a load limiter: house and car could want ' + total + ' A of ' + fuse + ' A, so the charger slows down while you shower or cook.' };
    return { house: house, total: total, verdict: 'more', text: 'The house alone could want ' + house + ' A of ' + fuse + ' A. We measure first, and ask National Grid for a larger fuse if it’s needed.' };
  }

  window.Elver = { AREA: AREA, CAR: CAR, DRAW: DRAW, MOST: MOST, checkPostcode: checkPostcode, parsePhone: parsePhone, checkPhotos: checkPhotos, nextReport: nextReport, supply: supply };
})();
