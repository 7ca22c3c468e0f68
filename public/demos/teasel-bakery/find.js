/* Open or shut, at this minute in Ledbury. */
(function () {
  'use strict';
  var T = window.Teasel, box = document.getElementById('open-now');
  if (!T || !box) return;
  var c = T.ledbury(new Date()), next = T.firstMoment(new Date());
  box.textContent = T.isOpen(c.day, c.minutes)
    ? 'Open now, till ' + T.timeWords(T.OPEN[c.day][1]) + '.'
    : 'Shut now. The door opens ' + (next.day === c.day ? 'today' : 'on ' + T.DAYS[next.day]) + ' at ' + T.timeWords(next.minutes) + '.';
  box.hidden = false;
  [].forEach.call(document.querySelectorAll('[data-days]'), function (tr) {
    if (tr.getAttribute('data-days').split(' ').indexOf(String(c.day)) >= 0) tr.classList.add('today');
  });
})();
