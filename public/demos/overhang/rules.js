/* What Overhang knows: the week, its coaches, its prices, and which way to pay is cheapest.
   Loaded by the pages and by the tests. Days: 0 is Sunday. Times: minutes since midnight. Money: pence. */
(function () {
  'use strict';
  var DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  var MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  var WEEK = [1, 2, 3, 4, 5, 6, 0];
  var ROWS = ['7 am', '10 am', '1 pm', '4 pm', '6.30'];

  var COACHES = [
    { id: 'ama', name: 'Ama Boateng' },
    { id: 'priya', name: 'Priya Nair' },
    { id: 'tom', name: 'Tom Rees' },
    { id: 'joan', name: 'Joan Birch' }
  ];

  var PRICES = [
    { id: 'first', name: 'First session', price: 1400 },
    { id: 'once', name: 'Once, any day', price: 1150 },
    { id: 'lunch', name: 'Lunch hour', price: 700 },
    { id: 'ten', name: 'Ten visits, no end date', price: 9800 },
    { id: 'month', name: 'A month, stop when you like', price: 4600 },
    { id: 'lesson', name: 'A lesson with Priya', price: 1800 },
    { id: 'young', name: 'An hour for children', price: 950 },
    { id: 'family', name: 'Families, one adult and one child', price: 1700 },
    { id: 'joan', name: 'An hour with Joan', price: 800 },
    { id: 'shoes', name: 'Shoes', price: 300 },
    { id: 'harness', name: 'Harness', price: 250 }
  ];

  // What is on the wall. `colour` is the hold's, `places` how many may come; without it nobody books.
  var KINDS = {
    'First time': { colour: 'pink', price: 'first', places: 8, says: 'Shoes and harness are in the price.' },
    'Early wall': { colour: 'orange', price: 'once', says: 'Ropes and boulders. Out in time for work.' },
    'Open wall': { colour: 'orange', price: 'once', says: 'Ropes and boulders. Come and go as you like.' },
    'Lunch hour': { colour: 'violet', price: 'lunch', says: 'An hour on the boulders. Quiet, and the kettle’s on.' },
    'Over 60': { colour: 'violet', price: 'joan', places: 12, says: 'Never climbed is fine. Shoes and tea are in the price.' },
    'Stretch': { colour: 'violet', price: 'joan', places: 12, says: 'On the mats, no climbing. For stiff backs and tight calves.' },
    'Technique': { colour: 'cyan', price: 'lesson', places: 6, says: 'Feet first: how to climb the same route with less arm.' },
    'Lead': { colour: 'cyan', price: 'lesson', places: 6, says: 'For people who can belay: clip the rope as you go.' },
    'Routes': { colour: 'cyan', price: 'lesson', places: 6, says: 'Priya’s new routes, and how she’d climb them.' },
    'Ages 6–9': { colour: 'lime', price: 'young', places: 10, says: 'Games on the boulders and one go on a rope. Shoes are in the price.' },
    'Ages 10–14': { colour: 'lime', price: 'young', places: 10, says: 'They learn to tie in and to belay. Shoes are in the price.' },
    'Home school': { colour: 'lime', price: 'young', places: 10, says: 'All ages from six, in Welsh or English. Shoes are in the price.' },
    'Families': { colour: 'lime', price: 'family', places: 12, says: 'You hold the rope, Tom watches the knots. Shoes are in the price.' }
  };

  // id, day, row of the wall, from, till, what, coach, places left
  var SESSIONS = [
    ['mon-early', 1, 0, 420, 540, 'Early wall'],
    ['mon-lunch', 1, 2, 780, 840, 'Lunch hour'],
    ['mon-small', 1, 3, 960, 1020, 'Ages 6–9', 'tom', 2],
    ['mon-technique', 1, 4, 1110, 1200, 'Technique', 'priya', 3],
    ['tue-sixty', 2, 1, 600, 690, 'Over 60', 'joan', 5],
    ['tue-first', 2, 3, 990, 1080, 'First time', 'ama', 4],
    ['wed-early', 3, 0, 420, 540, 'Early wall'],
    ['wed-school', 3, 1, 600, 690, 'Home school', 'tom', 4],
    ['wed-lunch', 3, 2, 780, 840, 'Lunch hour'],
    ['wed-open', 3, 3, 960, 1260, 'Open wall'],
    ['thu-stretch', 4, 1, 600, 660, 'Stretch', 'joan', 7],
    ['thu-big', 4, 3, 960, 1050, 'Ages 10–14', 'tom', 3],
    ['thu-first', 4, 4, 1110, 1200, 'First time', 'ama', 2],
    ['fri-early', 5, 0, 420, 540, 'Early wall'],
    ['fri-lunch', 5, 2, 780, 840, 'Lunch hour'],
    ['fri-open', 5, 4, 1110, 1320, 'Open wall'],
    ['sat-first', 6, 1, 600, 690, 'First time', 'ama', 6],
    ['sat-lead', 6, 2, 780, 900, 'Lead', 'priya', 2],
    ['sat-open', 6, 3, 960, 1200, 'Open wall'],
    ['sat-routes', 6, 4, 1110, 1200, 'Routes', 'priya', 4],
    ['sun-families', 0, 1, 600, 690, 'Families', 'tom', 5],
    ['sun-open', 0, 3, 960, 1200, 'Open wall']
  ].map(function (s) {
    var k = KINDS[s[5]];
    return { id: s[0], day: s[1], row: s[2], from: s[3], till: s[4], what: s[5], coach: s[6] || null, left: s[7] || null, places: k.places || null, colour: k.colour, price: k.price, says: k.says };
  });

  var VISITORS = [
    { id: 'never', name: 'Never climbed', fits: function (s) { return s.colour === 'pink'; } },
    { id: 'climb', name: 'Climb already', fits: function (s) { return s.colour === 'orange' || s.colour === 'cyan' || s.what === 'Lunch hour'; } },
    { id: 'children', name: 'With children', fits: function (s) { return s.colour === 'lime'; } },
    { id: 'sixty', name: 'Over 60', fits: function (s) { return s.colour === 'violet'; } },
    { id: 'work', name: 'Work all day', fits: function (s) { return s.day > 0 && s.day < 6 && (s.till <= 540 || s.till >= 1200) && s.colour !== 'lime'; } }
  ];

  function find(list, id) {
    for (var i = 0; i < list.length; i++) if (list[i].id === id) return list[i];
    return null;
  }
  function price(id) { return find(PRICES, id).price; }
  function coach(s) { return s.coach ? find(COACHES, s.coach).name.split(' ')[0] : null; }
  function money(p) { return '£' + (p / 100).toFixed(2).replace('.00', ''); }

  /** 990 -> '4.30', 600 -> '10', 720 -> 'noon' */
  function clock(m) {
    if (m === 720) return 'noon';
    var h = ((Math.floor(m / 60) + 11) % 12) + 1;
    return h + (m % 60 ? '.' + ('0' + (m % 60)).slice(-2) : '');
  }
  /** '4.30 to 6 pm', '11 am to 1 pm' */
  function hours(from, till) {
    var a = from < 720 ? ' am' : ' pm', b = till < 720 ? ' am' : ' pm';
    return clock(from) + (a === b || from === 720 ? '' : a) + ' to ' + clock(till) + (till === 720 ? '' : b);
  }
  function shortDay(day) { return DAYS[day].slice(0, 3); }
  /** 'Tue 4.30' */
  function when(s) { return shortDay(s.day) + ' ' + clock(s.from); }

  /** What a hold says beyond its name, in the list and to those who hear it. */
  function detail(s) { return hours(s.from, s.till) + ', ' + money(price(s.price)); }

  function fits(visitor) { return SESSIONS.filter(find(VISITORS, visitor).fits); }
  function sameAs(s) { return SESSIONS.filter(function (o) { return o.what === s.what; }); }
  function hoursOf(id) { return SESSIONS.filter(function (s) { return s.coach === id; }); }

  var NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen'];
  function count(n) { return NUMBERS[n] || String(n); }
  function list(words) { return words.length < 2 ? words.join('') : words.slice(0, -1).join(', ') + ' and ' + words[words.length - 1]; }

  /** Day, minutes and date in Abergavenny, whatever the visitor's own clock is set to. */
  function here(date) {
    var p = {};
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long', year: 'numeric', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
      .formatToParts(date).forEach(function (x) { p[x.type] = x.value; });
    return { day: DAYS.indexOf(p.weekday), minutes: (+p.hour % 24) * 60 + +p.minute, date: Date.UTC(+p.year, p.month - 1, +p.day) };
  }
  /** Days until a session begins next; one that has begun counts for next week. */
  function daysUntil(s, now) {
    var h = here(now), d = (s.day - h.day + 7) % 7;
    return d === 0 && s.from <= h.minutes ? 7 : d;
  }
  /** The earliest of some sessions. */
  function next(sessions, now) {
    return sessions.slice().sort(function (a, b) {
      return daysUntil(a, now) - daysUntil(b, now) || a.from - b.from;
    })[0];
  }
  /** 'Tuesday 1 December' */
  function dateOf(s, now) {
    var d = new Date(here(now).date + daysUntil(s, now) * 864e5);
    return DAYS[d.getUTCDay()] + ' ' + d.getUTCDate() + ' ' + MONTHS[d.getUTCMonth()];
  }
  /** 'Three holds for you: Tue 4.30, Thu 6.30 and Sat 10.' */
  function sentence(visitor, now) {
    var s = fits(visitor), text = count(s.length) + ' holds for you';
    if (s.length <= 4) return text + ': ' + list(s.map(when)) + '.';
    var n = next(s, now);
    return text + '. The next is ' + n.what + ', ' + DAYS[n.day] + ' at ' + clock(n.from) + '.';
  }
  /** When the door is open on a day, as [from, till]: sessions that touch or overlap count as one. */
  function doorHours(day) {
    return SESSIONS.filter(function (s) { return s.day === day; }).sort(function (a, b) { return a.from - b.from; })
      .reduce(function (all, s) {
        var last = all[all.length - 1];
        if (last && s.from <= last[1]) last[1] = Math.max(last[1], s.till);
        else all.push([s.from, s.till]);
        return all;
      }, []);
  }
  /** Whether the door is open, and till when or from when. */
  function door(now) {
    var h = here(now), open = doorHours(h.day).filter(function (o) { return o[0] <= h.minutes && o[1] > h.minutes; })[0];
    if (open) return { open: true, text: 'Open now, till ' + clock(open[1]) + '.' };
    var n = next(SESSIONS, now), d = daysUntil(n, now);
    return { open: false, text: 'Shut now. Open ' + (d === 0 ? 'today' : d === 1 ? 'tomorrow' : 'on ' + DAYS[n.day]) + ' at ' + clock(n.from) + (n.from < 720 ? ' am.' : ' pm.') };
  }

  // -- which way to pay --------------------------------------------------------
  /** So many visits on cards of ten; those left over are paid one by one where that is cheaper. */
  function tens(visits) {
    var cards = Math.floor(visits / 10), rest = visits % 10;
    return cards * price('ten') + Math.min(rest * price('once'), rest ? price('ten') : 0);
  }
  /** What so many visits a month cost over so many months, in each of the three ways. */
  function compare(perMonth, months) {
    var visits = perMonth * months;
    var ways = [
      { id: 'once', total: visits * price('once') },
      { id: 'ten', total: visits < fromVisits('ten') ? price('ten') : tens(visits) },
      { id: 'month', total: months * price('month') }
    ];
    var best = ways.reduce(function (a, b) { return b.total < a.total ? b : a; });
    return { visits: visits, ways: ways, best: best.id };
  }
  /** Break-even: from which visit a card, or from how many a month the month, costs less than paying once each time. */
  function fromVisits(id) { return Math.floor(price(id) / price('once')) + 1; }
  /** From how many visits a month the month costs less than visits from a full card. */
  function monthBeatsTen() { return Math.floor(price('month') / (price('ten') / 10)) + 1; }
  function advice(perMonth, months) {
    var c = compare(perMonth, months), by = function (id) { return find(c.ways, id).total; };
    if (c.best === 'once') return 'Pay each time. A ten-visit card pays from the ' + ordinal(fromVisits('ten')) + ' visit.';
    if (c.best === 'ten') return 'Take ten visits. You keep ' + money(by('once') - by('ten')) + ', and the card has no end date.';
    return 'Take the month. You keep ' + money(by('once') - by('month')) + ' against paying each time.';
  }
  function ordinal(n) { return ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'][n] || n + 'th'; }

  // -- the form ------------------------------------------------------------------
  /** UK numbers as people type them, or an e-mail address; null for neither. */
  function parseContact(value) {
    var text = String(value || '').trim();
    if (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) return text;
    var d = text.replace(/[\s().-]/g, '').replace(/^(\+|00)44(0)?/, '0');
    return /^(07\d{9}|0[23]\d{9}|01\d{8,9})$/.test(d) ? d : null;
  }

  window.Overhang = {
    DAYS: DAYS, WEEK: WEEK, ROWS: ROWS, COACHES: COACHES, PRICES: PRICES, KINDS: KINDS, SESSIONS: SESSIONS, VISITORS: VISITORS,
    find: find, price: price, coach: coach, money: money, clock: clock, hours: hours, shortDay: shortDay, when: when, detail: detail,
    fits: fits, sameAs: sameAs, hoursOf: hoursOf, count: count, list: list, here: here, daysUntil: daysUntil, next: next, dateOf: dateOf, sentence: sentence, doorHours: doorHours, door: door,
    compare: compare, fromVisits: fromVisits, monthBeatsTen: monthBeatsTen, advice: advice, parseContact: parseContact
  };
})();
