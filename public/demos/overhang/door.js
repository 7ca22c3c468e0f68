/* Open or shut, at this minute in Abergavenny. */
(function () {
  'use strict';
  var O = window.Overhang;
  if (O) [].forEach.call(document.querySelectorAll('[data-door]'), function (box) { box.textContent = O.door(new Date()).text; });
})();
