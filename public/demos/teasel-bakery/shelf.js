/* The shelf: day and hour are picked, rules.js says where each thing is, the rack shows it. */
(function () {
  'use strict';
  var T = window.Teasel, hero = document.getElementById('shelf');
  if (!T || !hero) return;
  var hour = document.getElementById('hour'), out = document.getElementById('hour-out'), at = document.getElementById('at');
  var say = document.getElementById('say'), mouth = document.getElementById('mouth'), ovenSay = document.getElementById('oven-say');
  var status = document.getElementById('status'), now = document.getElementById('now');
  var radios = [].slice.call(hero.querySelectorAll('[name="day"]')), things = {}, speak = 0;
  [].forEach.call(hero.querySelectorAll('.thing'), function (li) {
    things[li.getAttribute('data-id')] = { li: li, when: li.querySelector('.when'), img: li.querySelector('img') };
  });

  function list(words) { return words.length < 2 ? words.join('') : words.slice(0, -1).join(', ') + ' and ' + words[words.length - 1]; }

  /** Minutes of the day at which the shelf is fullest, shown first while we are shut. */
  var FULLEST = 675;

  function firstShown() {
    var first = T.firstMoment(new Date());
    return first.isNow ? first : { day: first.day, minutes: FULLEST, isNow: false };
  }

  function show(aloud) {
    var day = +radios.filter(function (r) { return r.checked; })[0].value, m = +hour.value, oven = [];
    var title = T.DAYS[day] + ', ' + T.timeWords(m), text = T.sentence(day, m);
    T.shelf(day, m).forEach(function (s) {
      var t = things[s.id];
      t.li.setAttribute('data-place', s.place);
      t.li.classList.toggle('warm', s.warm);
      t.li.classList.toggle('few', s.few && !s.warm);
      t.when.textContent = s.words;
      if (s.next !== null) oven.push(s);
    });
    out.textContent = T.timeWords(m);
    at.textContent = title + '.';
    say.textContent = text;
    hour.setAttribute('aria-valuetext', title);
    hero.setAttribute('data-light', T.lightAt(m));
    hero.style.setProperty('--sun', ((m - 390) / 600).toFixed(3));
    hero.style.setProperty('--at', ((m - 300) / 690).toFixed(4));

    mouth.textContent = '';
    oven.slice(0, 4).forEach(function (s) {
      var img = things[s.id].img.cloneNode();
      img.removeAttribute('fetchpriority');
      mouth.appendChild(img);
    });
    mouth.className = 'mouth n' + Math.min(oven.length, 4);
    ovenSay.textContent = oven.length
      ? 'In the oven: ' + list(oven.map(function (s) { return T.find(T.BREAD, s.id).name.replace(', a slice', '') + ', ' + T.timeWords(s.next); }))
      : 'Nothing in the oven at this hour';
    if (aloud) {
      clearTimeout(speak);
      speak = setTimeout(function () { status.textContent = title + '. ' + text; }, 500);
    }
    var first = firstShown();
    now.hidden = first.day === day && first.minutes === m;
    now.textContent = first.isNow ? 'Back to now' : 'Back to ' + T.DAYS[first.day] + ', ' + T.timeWords(FULLEST);
  }

  function reset(aloud) {
    var first = firstShown();
    radios.forEach(function (r) { r.checked = +r.value === first.day; });
    hour.value = first.minutes;
    show(aloud);
  }

  hour.addEventListener('input', function () { show(true); });
  radios.forEach(function (r) { r.addEventListener('change', function () { show(true); }); });
  now.addEventListener('click', function () { reset(true); hour.focus(); });
  hero.classList.add('live');
  reset(false);
})();
