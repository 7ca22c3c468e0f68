/* Up to five pictures, shown from blob: addresses and kept in this page only. */
(function () {
  'use strict';
  const T = window.ToolTheft;
  const input = document.getElementById('pictures');
  const list = document.getElementById('picture-list');
  const status = document.getElementById('picture-status');
  const error = document.getElementById('pictures-error');
  const kept = [];

  T.pictures = { count: () => kept.length };

  function render() {
    list.textContent = '';
    kept.forEach((picture, index) => {
      const item = document.createElement('li');
      const img = new Image(120, 90);
      img.src = picture.url;
      img.alt = `Picture ${index + 1}: ${picture.name}`;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'plain';
      button.innerHTML = `Remove<span class="sr"> picture ${index + 1}, ${T.safe(picture.name)}</span>`;
      button.addEventListener('click', () => {
        URL.revokeObjectURL(picture.url);
        kept.splice(index, 1);
        error.hidden = true;
        render();
        // the next picture takes the focus, or the field when none is left
        (list.querySelectorAll('button')[Math.min(index, kept.length - 1)] ?? input).focus();
      });
      item.append(img, button);
      list.append(item);
    });
    status.textContent = `${kept.length} of 5 pictures added.`;
    T.previewReport?.();
  }

  input.addEventListener('change', () => {
    const refused = new Set();
    for (const file of input.files) {
      const wrong = T.pictureError(file, kept.length);
      if (wrong) refused.add(wrong);
      else kept.push({ name: file.name, url: URL.createObjectURL(file) });
    }
    input.value = ''; // so that the same file can be chosen again after it was removed
    error.textContent = [...refused].join(' ');
    error.hidden = !refused.size;
    if (refused.size) input.setAttribute('aria-invalid', 'true'); else input.removeAttribute('aria-invalid');
    render();
  });
})();
