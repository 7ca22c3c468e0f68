/* The quote form: photos are shown from the visitor's own device, errors are said in words, nothing is sent. */
(function () {
  'use strict';
  var E = window.Elver, form = document.getElementById('quote'), picks = [];
  var file = document.getElementById('photos'), thumbs = document.getElementById('thumbs'), drop = document.getElementById('dropsay');
  var done = document.getElementById('done'), sum = document.getElementById('sumerr');
  function at(id) { return document.getElementById(id); }
  function mark(id, text) {
    var e = at(id + '-e');
    e.textContent = text || '';
    e.hidden = !text;
    if (text) at(id).setAttribute('aria-invalid', 'true'); else at(id).removeAttribute('aria-invalid');
  }
  function show() {
    thumbs.textContent = '';
    picks.forEach(function (f, i) {
      var li = document.createElement('li'), img = document.createElement('img'), b = document.createElement('button');
      img.src = URL.createObjectURL(f);
      img.alt = '';
      img.onload = function () { URL.revokeObjectURL(img.src); };
      b.type = 'button';
      b.textContent = '×';
      b.setAttribute('aria-label', 'Take out ' + f.name);
      b.addEventListener('click', function () { picks.splice(i, 1); show(); file.focus(); });
      li.append(img, f.name, b);
      thumbs.append(li);
    });
    drop.textContent = picks.length ? picks.length + (picks.length === 1 ? ' photo' : ' photos') + ', room for ' + (E.MOST - picks.length) + ' more' : 'No photos yet';
  }
  file.addEventListener('change', function () {
    var r = E.checkPhotos(picks.concat([].slice.call(file.files)));
    picks = r.kept;
    mark('photos', r.problems.join(' '));
    file.value = '';
    show();
  });
  form.addEventListener('submit', function (e) {
    e.preventDefault();
    done.hidden = true;
    var pc = E.checkPostcode(at('postcode').value), errors = [];
    function need(id, ok, text) { mark(id, ok ? '' : text); if (!ok) errors.push([id, text]); }
    need('what', at('what').value, 'Choose what it’s about.');
    need('tell', picks.length || at('tell').value.trim().length > 9, 'Add a photo, or a sentence on what you need.');
    need('postcode', pc.ok, pc.message);
    need('name', at('name').value.trim(), 'Enter your name.');
    need('phone', E.parsePhone(at('phone').value), 'Enter a phone number, for example 07700 900123.');
    var list = sum.querySelector('ul');
    list.textContent = '';
    errors.forEach(function (x) {
      var li = document.createElement('li'), a = document.createElement('a');
      a.href = '#' + x[0];
      a.textContent = x[1];
      a.addEventListener('click', function (ev) { ev.preventDefault(); at(x[0]).focus(); });
      li.append(a);
      list.append(li);
    });
    sum.hidden = !errors.length;
    if (errors.length) { sum.focus(); return; }
    done.textContent = '';
    var h = document.createElement('h2'), p = document.createElement('p'), q = document.createElement('p');
    h.textContent = 'Nothing was sent: this is a demonstration';
    p.textContent = at('what').value + ', ' + pc.text + ', ' + (picks.length ? picks.length + (picks.length === 1 ? ' photo' : ' photos') : 'no photos') + '. ' + pc.message;
    q.textContent = 'On a real site this would be in the van by now, and ' + at('name').value.trim() + ' would hear back by six.';
    done.append(h, p, q);
    done.hidden = false;
    done.focus();
  });
})();
