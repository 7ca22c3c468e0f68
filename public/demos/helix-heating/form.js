/* Errors in words: beside the field and, with links, in a summary that takes the focus. */
(function () {
  'use strict';

  function field(id) { return document.getElementById(id); }

  function clear(id) {
    var el = field(id), err = field(id + '-error');
    el.removeAttribute('aria-invalid');
    err.textContent = '';
    err.hidden = true;
  }

  function mark(id, text) {
    var el = field(id), err = field(id + '-error');
    el.setAttribute('aria-invalid', 'true');
    err.textContent = text;
    err.hidden = false;
  }

  /** errors: [{ id, text }]. Shows them, or hides the summary when there are none. */
  function show(ids, errors, summary) {
    ids.forEach(clear);
    errors.forEach(function (e) { mark(e.id, e.text); });
    var list = summary.querySelector('ul');
    list.textContent = '';
    errors.forEach(function (e) {
      var li = document.createElement('li'), a = document.createElement('a');
      a.href = '#' + e.id;
      a.textContent = e.text;
      a.addEventListener('click', function (ev) { ev.preventDefault(); field(e.id).focus(); });
      li.appendChild(a);
      list.appendChild(li);
    });
    summary.hidden = errors.length === 0;
    if (errors.length) summary.focus();
  }

  window.HelixForm = { show: show, mark: mark, clear: clear };
})();
