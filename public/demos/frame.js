// A key pressed inside a frame is the frame's alone: the page around it hears of Escape from here,
// so that its "Press ESC to close" holds. What the demonstration itself closes with Escape it keeps.
if (window.parent !== window) {
  window.addEventListener('keydown', function (event) {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      window.parent.postMessage('demo:escape', '*');
    }
  });
}
