/* The plan: a service in the list or its number on the plan draws its part and shows its card. */
(function () {
  'use strict';
  var C = window.Corve, hero = document.getElementById('hero');
  if (!C || !hero) return;
  var plan = document.getElementById('plan'), status = document.getElementById('status');
  var links = [].slice.call(hero.querySelectorAll('a[data-for]')), cards = [].slice.call(hero.querySelectorAll('.card'));
  var drawn = [].slice.call(hero.querySelectorAll('.part')), narrow = window.matchMedia('(max-width: 1240px)');

  function choose(id, aloud) {
    var service = C.find(C.SERVICES, id);
    if (!service) return;
    links.forEach(function (a) {
      if (a.getAttribute('data-for') === id) a.setAttribute('aria-current', 'true');
      else a.removeAttribute('aria-current');
    });
    cards.forEach(function (card) { card.classList.toggle('on', card.id === id); });
    drawn.forEach(function (g) { g.classList.toggle('on', g.getAttribute('data-part') === service.part); });
    if (aloud) {
      var card = document.getElementById(id);
      status.textContent = service.name + '. ' + card.querySelector('h2').lastChild.textContent.trim() + '. ' + C.feeWords(service) + '.';
    }
  }

  links.forEach(function (a) {
    a.addEventListener('click', function (e) {
      var id = a.getAttribute('data-for');
      e.preventDefault();
      choose(id, true);
      // Above a narrow window's list the plan is out of sight.
      if (narrow.matches && a.closest('.five')) {
        var still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        plan.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
      }
    });
  });
  hero.classList.add('live');
  choose(location.hash.slice(1), false);
})();
