/* Low pressure: the slider turns the needle and says what the reading means. */
(function () {
  'use strict';
  var range = document.getElementById('bar');
  var needle = document.getElementById('needle');
  var words = document.getElementById('reading');
  var panel = document.getElementById('dial');

  function show() {
    var r = window.Helix.pressure(range.value);
    needle.style.transform = 'rotate(' + (-135 + Number(range.value) * 67.5) + 'deg)';
    words.textContent = r.text;
    panel.setAttribute('data-level', r.level);
    // The slider itself is read out with the words, so the live text need not repeat while it has focus.
    range.setAttribute('aria-valuetext', r.text);
  }

  range.addEventListener('input', show);
  [].forEach.call(document.querySelectorAll('[data-bar]'), function (b) {
    b.addEventListener('click', function () { range.value = b.getAttribute('data-bar'); show(); });
  });
  show();
})();
