/* On every page: is the door open, and which line of the opening hours is today's. */
(function () {
  'use strict';
  var now = new Date(), door = window.Salon.doorNow(now);
  document.querySelectorAll('[data-door]').forEach(function (el) {
    el.textContent = door.text;
    var dot = el.parentElement.querySelector('.dot');
    if (dot) dot.classList.toggle('on', door.open);
  });
  document.querySelectorAll('[data-weekday="' + now.getDay() + '"]').forEach(function (tr) { tr.classList.add('today'); });

  // Posts from Instagram, only after a yes.
  var yes = document.getElementById('insta-yes');
  if (!yes) return;
  var tiles = document.querySelectorAll('.insta li'), state = document.getElementById('insta-state'), on = false;
  yes.addEventListener('click', function () {
    on = !on;
    tiles.forEach(function (li, i) { li.textContent = on ? 'Post ' + (i + 1) + ' of 6 would load here' : i === 0 ? 'Nothing loaded' : ''; });
    yes.textContent = on ? 'Hide them again' : 'Show our six latest posts';
    yes.setAttribute('aria-pressed', String(on));
    state.textContent = on
      ? 'On a live site your six newest posts load now, each with its caption and a link. This demonstration has no connection, so nothing was fetched.'
      : 'Nothing has been loaded from Instagram.';
  });
})();
