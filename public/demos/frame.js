// What a demonstration owes to the page around it while it is shown in a frame.
if (window.parent !== window) {
  // The page around the frame has its own way back.
  document.querySelectorAll('[data-way-back]').forEach(function (link) {
    link.hidden = true;
  });

  // A key pressed inside a frame is the frame's alone: the page around it hears of Escape from here,
  // so that its "Press ESC to close" holds. What the demonstration itself closes with Escape it keeps.
  window.addEventListener('keydown', function (event) {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      window.parent.postMessage('demo:escape', '*');
    }
  });

  // Each page visited in a frame is a step of the whole tab's way back: after a look round in here,
  // Back would seem to do nothing. So a page takes the place of the one before it.
  window.addEventListener('click', function (event) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    var link = event.target.closest ? event.target.closest('a[href]') : null;
    if (!link || link.target) return;
    var demos = window.location.protocol + '//' + window.location.host + '/demos/';
    if (link.href.indexOf(demos) !== 0) return;
    event.preventDefault();
    window.location.replace(link.href);
  });
}
