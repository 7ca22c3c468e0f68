/* On every page: copying the first line of the WhatsApp message. */
(function () {
  'use strict';

  function say(button, text) {
    var out = button.parentNode.querySelector('[role="status"]');
    if (out) out.textContent = text;
  }

  // Where the clipboard is refused (a frame, an old browser) the words are selected instead.
  function select(node) {
    var range = document.createRange(), sel = window.getSelection();
    range.selectNodeContents(node);
    sel.removeAllRanges();
    sel.addRange(range);
  }

  document.addEventListener('click', function (e) {
    var button = e.target.closest && e.target.closest('[data-copy]');
    if (!button) return;
    var node = document.getElementById(button.getAttribute('data-copy'));
    // A frame may not hand the clipboard on; asking first keeps the console quiet.
    var policy = document.featurePolicy;
    var barred = policy && policy.allowsFeature && !policy.allowsFeature('clipboard-write');
    function done() { say(button, 'Copied. Paste it into WhatsApp.'); }
    function refused() { select(node); say(button, 'The words are selected. Copy them with your device.'); }
    if (barred || !navigator.clipboard || !navigator.clipboard.writeText) { refused(); return; }
    navigator.clipboard.writeText(node.textContent.trim()).then(done, refused);
  });
})();
