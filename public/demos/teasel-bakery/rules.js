/* The rules of the bakery, without any page: what is baked when, what is in it, what a cake costs.
   Everything hangs on window.Teasel so that a test can load this file by itself. The clock is passed in. */
(function () {
  'use strict';

  var DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

  // Opening hours in minutes since midnight; a day without an entry is shut.
  var OPEN = { 2: [450, 960], 3: [450, 960], 4: [450, 960], 5: [450, 960], 6: [450, 840] };

  // The fourteen that UK law names, in the words of the Food Standards Agency.
  var ALLERGENS = ['celery', 'gluten', 'crustaceans', 'eggs', 'fish', 'lupin', 'milk', 'molluscs', 'mustard', 'nuts', 'peanuts', 'sesame', 'soya', 'sulphites'];
  // What we use in some recipe, so that it may reach everything else made in the room.
  var IN_THE_ROOM = ['eggs', 'gluten', 'milk', 'mustard', 'nuts', 'sesame', 'sulphites'];

  /** '7.30' -> 450 */
  function min(t) { var p = String(t).split('.'); return p[0] * 60 + (+p[1] || 0); }

  // days: when it is baked; out: leaves the oven; gone: usually sold by. Minutes in the oven: bake.
  var WEEK = [2, 3, 4, 5, 6];
  var BREAD = [
    { id: 'white-tin', name: 'White tin', price: 340, bake: 35, has: ['gluten'], grain: 'wheat', bakes: [[[2, 3, 4, 5], ['6.45', '10.30'], '15.30'], [[6], ['6.30', '9.30'], '13.30']] },
    { id: 'wholemeal-tin', name: 'Wholemeal tin', price: 360, bake: 40, has: ['gluten'], grain: 'wheat', bakes: [[[2, 3, 4, 5], ['7.15'], '14.00'], [[6], ['7.15'], '12.00']] },
    { id: 'malted', name: 'Malted bloomer', price: 390, bake: 35, has: ['gluten'], grain: 'wheat, barley', bakes: [[[2, 3, 4, 5], ['8.00'], '15.00'], [[6], ['8.00'], '13.00']] },
    { id: 'seeded', name: 'Seeded tin', price: 420, bake: 40, has: ['gluten', 'sesame'], grain: 'wheat', bakes: [[[2, 4, 6], ['8.30'], '13.00']] },
    { id: 'sourdough', name: 'Teasel sourdough', price: 460, bake: 45, has: ['gluten'], grain: 'wheat', bakes: [[[2, 3, 4, 5], ['9.00'], '15.00'], [[6], ['7.45', '10.45'], '13.45']] },
    { id: 'cottage', name: 'Cottage loaf', price: 380, bake: 40, has: ['gluten'], grain: 'wheat', bakes: [[[5, 6], ['8.45'], '12.00']] },
    { id: 'rye', name: 'Rye', price: 480, bake: 60, has: ['gluten'], grain: 'rye, wheat', bakes: [[[3, 5], ['9.30'], '15.30']] },
    { id: 'sticks', name: 'Sticks', price: 240, bake: 20, has: ['gluten'], grain: 'wheat', bakes: [[[4, 5], ['11.00'], '14.30'], [[6], ['10.15'], '13.00']] },
    { id: 'buns', name: 'Chelsea buns', price: 290, bake: 20, each: true, has: ['gluten', 'milk', 'eggs'], grain: 'wheat', bakes: [[[2, 3, 4, 5], ['7.30'], '11.00'], [[6], ['7.30', '10.00'], '12.30']] },
    { id: 'scones', name: 'Cheese scones', price: 260, bake: 15, each: true, has: ['gluten', 'milk', 'eggs', 'mustard'], grain: 'wheat', bakes: [[[2, 3, 4, 5], ['9.45', '13.30'], '15.45'], [[6], ['9.45'], '13.00']] },
    { id: 'rolls', name: 'Sausage rolls', price: 380, bake: 30, each: true, has: ['gluten', 'milk', 'eggs', 'mustard', 'sulphites'], grain: 'wheat', bakes: [[[2, 3, 4, 5], ['11.00'], '14.00'], [[6], ['10.30'], '13.00']] },
    { id: 'tart', name: 'Plum tart, a slice', price: 360, bake: 45, has: ['gluten', 'milk', 'eggs', 'nuts'], grain: 'wheat', nut: 'almond', bakes: [[[4, 5], ['11.30'], '15.30'], [[6], ['10.45'], '13.45']] }
  ];

  var CAKES = [
    { id: 'victoria', name: 'Victoria sponge', notice: 2, sizes: { 8: 2800, 14: 3900, 24: 5800 }, has: ['gluten', 'milk', 'eggs'], grain: 'wheat' },
    { id: 'walnut', name: 'Coffee and walnut', notice: 2, sizes: { 8: 3200, 14: 4400, 24: 6500 }, has: ['gluten', 'milk', 'eggs', 'nuts'], grain: 'wheat', nut: 'walnut' },
    { id: 'chocolate', name: 'Chocolate', notice: 2, sizes: { 8: 3200, 14: 4400, 24: 6500 }, has: ['gluten', 'milk', 'eggs', 'soya'], grain: 'wheat' },
    { id: 'cider-cake', name: 'Apple and cider', notice: 3, sizes: { 8: 3000, 14: 4200, 24: 6200 }, has: ['gluten', 'milk', 'eggs', 'sulphites'], grain: 'wheat' },
    { id: 'fruit', name: 'Fruit cake, iced', notice: 10, sizes: { 8: 4600, 14: 6800, 24: 9800 }, has: ['gluten', 'milk', 'eggs', 'nuts', 'sulphites'], grain: 'wheat', nut: 'almond' }
  ];
  // Chocolate brings soya into the cake bench.
  IN_THE_ROOM.push('soya');
  IN_THE_ROOM.sort();
  var WRITING = 28; // letters that fit on the smallest cake

  function find(list, id) {
    for (var i = 0; i < list.length; i++) if (list[i].id === id) return list[i];
    return null;
  }

  /** 570 -> '9.30', 720 -> 'noon', 840 -> '2 pm', 870 -> '2.30' */
  function timeWords(m) {
    if (m === 720) return 'noon';
    var h = Math.floor(m / 60), q = m % 60, h12 = ((h + 11) % 12) + 1;
    return q ? h12 + '.' + ('0' + q).slice(-2) : h12 + (h < 12 ? ' am' : ' pm');
  }

  function money(p) { return '£' + (p / 100).toFixed(2).replace('.00', ''); }

  /** What a shelf ticket must say: 'wheat, sesame, milk'. */
  function contains(item) {
    return item.has.map(function (a) {
      return a === 'gluten' ? item.grain : a === 'nuts' && item.nut ? item.nut : a;
    }).join(', ');
  }

  /** Day and minutes in Ledbury, whatever the visitor's own clock is set to. */
  function ledbury(date) {
    var parts = {};
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
      .formatToParts(date).forEach(function (p) { parts[p.type] = p.value; });
    return { day: DAYS.indexOf(parts.weekday), minutes: (+parts.hour % 24) * 60 + +parts.minute };
  }

  function bakeOn(item, day) {
    for (var i = 0; i < item.bakes.length; i++) {
      if (item.bakes[i][0].indexOf(day) >= 0) {
        return { outs: item.bakes[i][1].map(min), gone: min(item.bakes[i][2]) };
      }
    }
    return null;
  }

  function daysOf(item) {
    return WEEK.filter(function (d) { return bakeOn(item, d); });
  }

  function dayWords(days) {
    if (days.length === WEEK.length) return 'Tuesday to Saturday';
    var names = days.map(function (d) { return days.length > 2 ? DAYS[d].slice(0, 3) : DAYS[d]; });
    return names.length === 1 ? names[0] : names.slice(0, -1).join(', ') + ' and ' + names[names.length - 1];
  }

  /** Where one thing is: { id, place: none | later | oven | shelf | gone, next, words, warm, few }.
      A second batch may be in the oven while the first is on the shelf: then `next` is set too. */
  function stateOf(item, day, minutes) {
    var b = bakeOn(item, day), s = { id: item.id, place: 'none', next: null, warm: false, few: false, words: '' };
    if (!b) {
      s.words = 'On ' + dayWords(daysOf(item));
      return s;
    }
    var last = null, coming = null;
    b.outs.forEach(function (o) {
      if (o <= minutes) last = o;
      else if (coming === null) coming = o;
    });
    var baking = coming !== null && minutes >= coming - item.bake;
    if (baking) s.next = coming;
    if (minutes >= b.gone) {
      s.place = 'gone';
      s.words = 'Usually gone by ' + timeWords(b.gone);
    } else if (last !== null) {
      s.place = 'shelf';
      s.warm = minutes - last < 60;
      s.few = !baking && b.gone - minutes <= 45;
      s.words = s.warm ? 'Warm, out at ' + timeWords(last) : s.few ? 'Last few' : baking ? 'More at ' + timeWords(coming) : 'Till about ' + timeWords(b.gone);
    } else {
      s.place = baking ? 'oven' : 'later';
      s.words = baking ? 'In the oven till ' + timeWords(coming) : 'Out at ' + timeWords(coming);
    }
    return s;
  }

  function shelf(day, minutes) {
    return BREAD.map(function (item) { return stateOf(item, day, minutes); });
  }

  function isOpen(day, minutes) {
    return !!OPEN[day] && minutes >= OPEN[day][0] && minutes < OPEN[day][1];
  }

  /** The moment a visitor is shown first: now while we are open, else when we open next. */
  function firstMoment(date) {
    var c = ledbury(date);
    if (isOpen(c.day, c.minutes)) return { day: c.day, minutes: Math.floor(c.minutes / 15) * 15, isNow: true };
    var d = c.day;
    if (!OPEN[d] || c.minutes >= OPEN[d][1]) do { d = (d + 1) % 7; } while (!OPEN[d]);
    return { day: d, minutes: OPEN[d][0], isNow: false };
  }

  function count(n, one, many) {
    var words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
    return words[n] + ' ' + (n === 1 ? one : many);
  }

  /** The moment in a sentence or two. */
  function sentence(day, minutes) {
    var all = shelf(day, minutes), on = 0, oven = 0, gone = 0;
    all.forEach(function (s) {
      if (s.place === 'shelf') on++;
      if (s.next !== null) oven++;
      if (s.place === 'gone') gone++;
    });
    var text = on ? count(on, 'thing', 'things') + ' on the shelf' : 'Nothing on the shelf yet';
    text += oven ? ', ' + count(oven, 'in the oven', 'in the oven').toLowerCase() : '';
    text += gone ? ', ' + count(gone, 'usually gone', 'usually gone').toLowerCase() + '. ' : '. ';
    if (!OPEN[day]) return 'We’re shut on ' + DAYS[day] + 's.';
    if (minutes < OPEN[day][0]) text += 'The door opens at ' + timeWords(OPEN[day][0]) + '.';
    else if (minutes >= OPEN[day][1]) text += 'The door shut at ' + timeWords(OPEN[day][1]) + '.';
    return text.trim();
  }

  /** The colour of the wall: the light that comes through the window at that hour. */
  function lightAt(minutes) {
    return minutes < 405 ? 'night' : minutes < 510 ? 'dawn' : minutes < 690 ? 'morning' : minutes < 840 ? 'noon' : 'afternoon';
  }

  /** Sorts by what must be avoided. The second list is what the recipe leaves out, never what is free of it. */
  function avoid(allergens) {
    var out = { contains: [], recipeWithout: [], inTheRoom: [] };
    BREAD.forEach(function (item) {
      var hit = item.has.filter(function (a) { return allergens.indexOf(a) >= 0; });
      out[hit.length ? 'contains' : 'recipeWithout'].push({ id: item.id, name: item.name, hit: hit });
    });
    out.inTheRoom = allergens.filter(function (a) { return IN_THE_ROOM.indexOf(a) >= 0; });
    return out;
  }

  // -- cakes ------------------------------------------------------------------
  function iso(d) { return d.getUTCFullYear() + '-' + ('0' + (d.getUTCMonth() + 1)).slice(-2) + '-' + ('0' + d.getUTCDate()).slice(-2); }
  function parseDay(text) {
    var m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text || '');
    var d = m && new Date(Date.UTC(+m[1], m[2] - 1, +m[3]));
    return d && iso(d) === text ? d : null;
  }
  function longDay(d) { return DAYS[d.getUTCDay()] + ' ' + d.getUTCDate() + ' ' + ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][d.getUTCMonth()]; }

  /** The first day a cake can be fetched: so many baking days lie between, today not counted. */
  function earliest(cake, now) {
    var l = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
    var d = parseDay(l), left = cake.notice;
    while (left >= 0) {
      d = new Date(d.getTime() + 864e5);
      if (OPEN[d.getUTCDay()]) left--;
    }
    return iso(d);
  }

  function checkDay(cake, value, now) {
    var d = parseDay(value), first = earliest(cake, now);
    if (!d) return { ok: false, message: 'Choose the day you want to fetch it.' };
    if (!OPEN[d.getUTCDay()]) return { ok: false, message: 'We’re shut on ' + DAYS[d.getUTCDay()] + 's. Choose a day from Tuesday to Saturday.' };
    if (value < first) return { ok: false, message: 'This cake takes us ' + cake.notice + ' baking days. The first day is ' + longDay(parseDay(first)) + '.' };
    return { ok: true, message: longDay(d) };
  }

  /** UK numbers as people type them; plain digits or null. */
  function parsePhone(value) {
    var d = String(value || '').replace(/[\s().-]/g, '').replace(/^(\+|00)44(0)?/, '0');
    return /^(07\d{9}|0[23]\d{9}|01\d{8,9})$/.test(d) ? d : null;
  }

  window.Teasel = {
    DAYS: DAYS, OPEN: OPEN, WEEK: WEEK, ALLERGENS: ALLERGENS, IN_THE_ROOM: IN_THE_ROOM, BREAD: BREAD, CAKES: CAKES, WRITING: WRITING,
    find: find, timeWords: timeWords, money: money, contains: contains, ledbury: ledbury, bakeOn: bakeOn, daysOf: daysOf, dayWords: dayWords,
    stateOf: stateOf, shelf: shelf, isOpen: isOpen, firstMoment: firstMoment, sentence: sentence, lightAt: lightAt, avoid: avoid,
    earliest: earliest, checkDay: checkDay, longDay: longDay, parseDay: parseDay, parsePhone: parsePhone
  };
})();
