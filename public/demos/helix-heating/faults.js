/* Home page: one fault chosen shows its answer and the part of the drawing concerned. */
(function () {
  'use strict';
  var schematic = document.getElementById('schematic');
  var needle = document.getElementById('needle');
  var status = document.getElementById('fault-status');
  var strip = document.getElementById('strip');
  var buttons = [].slice.call(document.querySelectorAll('button[data-fault]'));
  var whatsapp = document.querySelector('.bar-whatsapp');
  var phone = window.matchMedia('(max-width: 760px)');
  var calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  var chosen = null;
  var FULL = '0 0 1040 664', BOILER = '15 6 657 657', RADIATORS = '672 24 352 352';

  // bar: what the gauge shows; parts: what lights up; view: what a phone sees of the drawing.
  var FAULTS = {
    'no-hot-water': { bar: 1.3, parts: ['diverter', 'plate', 'sensor'], view: BOILER, part: 'Diverter valve (3), plate heat exchanger (4)', first: 'run the hot tap and watch whether the boiler tries to light.' },
    'no-heating': { bar: 1.3, parts: ['stat', 'pump'], view: BOILER, part: 'Room thermostat (10), pump (5)', first: 'turn the thermostat up by five degrees and listen for the boiler.' },
    leak: { bar: 0.7, parts: ['rad2', 'prv', 'gauge'], view: FULL, part: 'Radiator valve (12), relief valve (7)', first: 'catch the water, then close the valve on either side of it.' },
    noise: { bar: 1.2, parts: ['exchanger', 'pump'], view: BOILER, part: 'Heat exchanger (1), pump (5)', first: 'note when it comes: on lighting, while hot, or as it cools.' },
    'gauge-at-nought': { bar: 0, parts: ['gauge', 'loop', 'vessel', 'prv'], view: BOILER, part: 'Gauge (8), filling loop (9), vessel (6), relief valve (7)', first: 'look for wet patches under radiators and below the outside pipe.' },
    'cold-at-the-top': { bar: 1.1, parts: ['rad1'], view: RADIATORS, part: 'Radiator (11), its bleed valve top right', first: 'heating off, let it cool, then bleed the radiator with a key.' }
  };

  // 0 to 4 bar lie on 270 degrees of the dial.
  function turn(bar) { needle.style.transform = 'rotate(' + (-135 + bar * 67.5) + 'deg)'; }

  function frame() {
    schematic.setAttribute('viewBox', phone.matches && chosen ? FAULTS[chosen].view : FULL);
    // On a phone a part can stand outside the crop; the whole drawing keeps its shape.
    schematic.setAttribute('data-view', phone.matches && chosen && FAULTS[chosen].view !== FULL ? 'near' : 'full');
  }

  function choose(id, quiet) {
    var f = FAULTS[id];
    if (!f) return;
    chosen = id;
    buttons.forEach(function (b) { b.setAttribute('aria-pressed', String(b.getAttribute('data-fault') === id)); });
    [].forEach.call(document.querySelectorAll('.answer'), function (a) { a.hidden = a.id !== 'fault-' + id; });
    schematic.setAttribute('data-fault', id);
    [].forEach.call(document.querySelectorAll('[data-part]'), function (p) {
      p.classList.toggle('on', f.parts.indexOf(p.getAttribute('data-part')) >= 0);
    });
    turn(f.bar);
    frame();
    strip.querySelector('.s-part').textContent = f.part;
    strip.querySelector('.s-first').textContent = 'First: ' + f.first;
    strip.querySelector('.s-link').setAttribute('href', '#fault-' + id);
    strip.hidden = false;
    whatsapp.setAttribute('href', '#msg-' + id);
    var name = document.querySelector('#fault-' + id + ' h2').textContent;
    if (!quiet) status.textContent = name + ': the checks are shown below the drawing. Concerned: ' + f.part + '. Gauge at ' + f.bar + ' bar.';
  }

  buttons.forEach(function (b) {
    b.addEventListener('click', function () {
      choose(b.getAttribute('data-fault'));
      // On a phone the drawing stands below the list, out of sight.
      if (phone.matches) schematic.scrollIntoView({ block: 'start', behavior: calm.matches ? 'auto' : 'smooth' });
    });
  });

  // Other pages link to a fault by its name, e.g. #fault-leak.
  function fromHash() {
    var id = location.hash.replace('#fault-', '');
    if (!FAULTS[id] || location.hash.indexOf('#fault-') !== 0) return;
    if (id !== chosen) choose(id, true);
    document.getElementById('fault-' + id).scrollIntoView();
  }

  window.addEventListener('hashchange', fromHash);
  phone.addEventListener('change', frame);
  turn(1.3);
  fromHash();
})();
