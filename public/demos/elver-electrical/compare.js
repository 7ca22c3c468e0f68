/* Before and after: a range over two pictures. */
(function () {
  'use strict';
  [].forEach.call(document.querySelectorAll('[data-ba]'), function (box) {
    var range = box.querySelector('input');
    function cut() {
      box.style.setProperty('--cut', range.value + '%');
      range.setAttribute('aria-valuetext', range.value + ' per cent before');
    }
    range.addEventListener('input', cut);
    cut();
  });
})();
