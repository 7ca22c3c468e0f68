/* The rules of the service, without any page: postcodes, ages, dates, distances.
   Everything hangs on ToolTheft, so that a test can load this file alone. */
(function (root) {
  'use strict';

  // The 121 postcode areas of Great Britain and Northern Ireland.
  const AREAS = new Set(('AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY ' +
    'E EC EH EN EX FK FY G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML ' +
    'N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY ' +
    'TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE').split(' '));
  // A9, A99, A9A, AA9, AA99 and AA9A with the letters that really occur in each position.
  const OUTCODE = /^(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY])$/;
  const INCODE = /^\d[ABD-HJLNP-UW-Z]{2}$/;
  const DAY = 86400000;

  const tidy = (text) => String(text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  const isOutcode = (text) => OUTCODE.test(text) && AREAS.has(text.match(/^[A-Z]+/)[0]);

  /** 'rg1 2ab' -> 'RG1', or null. The second half is checked and never handed back. */
  function parsePostcode(text) {
    const all = tidy(text);
    const outcode = all.slice(0, -3);
    return INCODE.test(all.slice(-3)) && isOutcode(outcode) ? outcode : null;
  }

  /** What somebody types into the search: an outcode, or more of a postcode than is needed. */
  function parseOutcode(text) {
    const all = tidy(text);
    if (isOutcode(all)) {
      // 'RG1 1' means RG1 and the beginning of a second half, not RG11
      const first = tidy(String(text).trim().split(/\s+/)[0]);
      if (first !== all && isOutcode(first) && /^\d$/.test(all.slice(first.length))) return { outcode: first, cut: true };
      return { outcode: all, cut: false };
    }
    const outcode = parsePostcode(all);
    return outcode ? { outcode, cut: true } : null;
  }

  /** Midnight at the start of a day, so that ages count days and not hours. */
  const startOfDay = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
  function dateFromIso(iso) {
    const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '');
    if (!m) return null;
    const date = new Date(+m[1], +m[2] - 1, +m[3]);
    return date.getMonth() === +m[2] - 1 && date.getDate() === +m[3] ? date : null;
  }
  // Rounded, because a day on which the clocks change has 23 or 25 hours.
  const daysBetween = (date, today) => Math.round((startOfDay(today) - startOfDay(date)) / DAY);
  const dateBefore = (days, today) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - days);

  /** Red: 0 to 13 days. Orange: 14 to 42 days. Yellow: 43 days and more. */
  const ageClass = (days) => (days < 14 ? 'red' : days <= 42 ? 'orange' : 'yellow');
  const AGE_WORDS = { red: 'under 2 weeks old', orange: '2 to 6 weeks old', yellow: 'older than 6 weeks', waiting: 'waiting for a moderator' };

  function agoWords(days) {
    if (days === 0) return 'today';
    if (days === 1) return 'yesterday';
    return days <= 42 ? `${days} days ago` : `${Math.floor(days / 7)} weeks ago`;
  }
  const dateWords = (date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

  /** Words for what is wrong with the date of a theft, or nothing. */
  function dateError(iso, today) {
    const date = dateFromIso(iso);
    if (!date) return 'Enter the date on which you found the tools gone.';
    if (daysBetween(date, today) < 0) return 'The date cannot be in the future.';
    const oldest = new Date(today.getFullYear() - 1, today.getMonth(), today.getDate());
    return date < oldest ? 'The date cannot be more than 12 months ago.' : '';
  }

  /** Things that must not be published, found in free text. */
  function privateBits(text) {
    const upper = String(text).toUpperCase();
    // only with its space: without one, a model number such as DH18DBL looks the same
    if (/\b[A-Z]{2}\d{2} [A-Z]{3}\b/.test(upper)) return 'Leave out number plates. Tell the police about vehicles instead.';
    const codes = upper.match(/\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g) ?? [];
    if (codes.some(parsePostcode)) return 'Leave out full postcodes. Step 3 asks where it was.';
    if (/\S+@\S+\.\S+/.test(upper) || /(?:\+44|\b0)(?:[ -]?\d){9,10}\b/.test(upper)) return 'Leave out telephone numbers and e-mail addresses.';
    return '';
  }

  /** Why a picture is refused, or nothing. */
  function pictureError(file, already) {
    if (already >= 5) return 'You can add up to 5 pictures.';
    if (!['image/jpeg', 'image/png', 'image/webp'].includes(file.type)) return `${file.name} is not a JPEG, PNG or WebP picture.`;
    if (file.size > 10 * 1024 * 1024) return `${file.name} is larger than 10 MB.`;
    return file.size === 0 ? `${file.name} is empty.` : '';
  }

  /** Easting and northing in hundreds of metres; miles as the crow flies. */
  const miles = (a, b) => Math.hypot(a.e - b.e, a.n - b.n) / 16.09344;
  function milesWords(distance) {
    const whole = Math.max(1, Math.round(distance));
    return whole === 1 ? '1 mile' : `${whole} miles`;
  }
  const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;

  root.ToolTheft = Object.assign(root.ToolTheft ?? {}, {
    parsePostcode, parseOutcode, isOutcode, daysBetween, dateBefore, dateFromIso, ageClass, AGE_WORDS,
    agoWords, dateWords, dateError, privateBits, pictureError, miles, milesWords, count,
  });
})(typeof window === 'undefined' ? globalThis : window);
