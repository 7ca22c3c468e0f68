/* Today's column, and the shelf sorted by what must be avoided. */
(function () {
  'use strict';
  var T = window.Teasel, sorted = document.getElementById('sorted');
  if (!T || !sorted) return;
  var today = T.ledbury(new Date()).day, table = document.querySelector('.week');
  var heads = [].slice.call(table.querySelectorAll('thead th'));
  heads.forEach(function (th, i) {
    if (+th.getAttribute('data-day') !== today) return;
    th.insertAdjacentHTML('beforeend', ' <small>today</small>');
    [].forEach.call(table.rows, function (row) { row.cells[i].classList.add('today'); });
  });

  var boxes = [].slice.call(document.querySelectorAll('[name="avoid"]'));
  function words(list) { return list.length < 2 ? list.join('') : list.slice(0, -1).join(', ') + ' and ' + list[list.length - 1]; }
  function add(parent, tag, text, cls) {
    var el = document.createElement(tag);
    el.textContent = text;
    if (cls) el.className = cls;
    parent.appendChild(el);
    return el;
  }
  function rows(title, items, cls) {
    var box = add(sorted, 'div', '', cls);
    add(box, 'h3', title);
    if (!items.length) { add(box, 'p', 'None.'); return; }
    var ul = add(box, 'ul', '');
    items.forEach(function (i) {
      var li = add(ul, 'li', ''), a = add(li, 'a', i.name.replace(', a slice', ''));
      a.href = '#' + i.id;
      if (i.hit.length) add(li, 'span', ' ' + words(i.hit));
    });
  }
  function show() {
    var picked = boxes.filter(function (b) { return b.checked; }).map(function (b) { return b.value; });
    [].forEach.call(document.querySelectorAll('[data-a]'), function (c) { c.classList.toggle('on', picked.indexOf(c.getAttribute('data-a')) >= 0); });
    sorted.textContent = '';
    if (!picked.length) { add(sorted, 'p', 'Nothing is ticked yet, so here’s a loaf with sesame in it. The whole table is below.', 'hint'); return; }
    var r = T.avoid(picked), cakes = 'Cakes to order are in the table below.';
    rows('Leave these: ' + words(picked) + ' in the recipe', r.contains, 'leave');
    rows('Not in the recipe', r.recipeWithout, 'without');
    add(sorted, 'p', r.inTheRoom.length
      ? 'We use ' + words(r.inTheRoom) + ' in the same room every day, so a trace may be in any of them. ' + cakes
      : 'We don’t use ' + words(picked) + ' in any recipe. We can’t speak for every factory that our ingredients come from: read the labels in the blue folder. ' + cakes, 'trace');
  }
  boxes.forEach(function (b) { b.addEventListener('change', show); });
  show();
})();
