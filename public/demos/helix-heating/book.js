/* Booking request: the next five working days, the postcode in words, errors in words, the slip. */
(function () {
  'use strict';
  var H = window.Helix, F = window.HelixForm;
  var form = document.getElementById('booking');
  var IDS = ['fault', 'urgency', 'postcode', 'day', 'time', 'name', 'phone', 'photos', 'notes'];
  var get = function (id) { return document.getElementById(id); };

  var days = H.workingDays(new Date(), 5);
  days.forEach(function (d) {
    var o = document.createElement('option');
    o.value = d.value;
    o.textContent = d.label;
    get('day').appendChild(o);
  });

  // The area is said as soon as the postcode is whole, and corrected when it changes.
  function area(final) {
    var value = get('postcode').value, r = H.checkPostcode(value), note = get('area');
    if (r.ok) { F.clear('postcode'); note.textContent = r.message; note.setAttribute('data-in', String(r.inArea)); if (final) get('postcode').value = r.text; }
    else { note.textContent = ''; note.removeAttribute('data-in'); }
  }
  get('postcode').addEventListener('input', function () { area(false); });
  get('postcode').addEventListener('change', function () { area(true); });

  function check() {
    var e = [], p = H.checkPostcode(get('postcode').value), name = get('name').value.trim();
    if (!get('fault').value) e.push({ id: 'fault', text: 'Choose what has gone wrong.' });
    if (!get('urgency').value) e.push({ id: 'urgency', text: 'Choose how urgent it is.' });
    if (!p.ok) e.push({ id: 'postcode', text: p.message });
    else if (!p.inArea) e.push({ id: 'postcode', text: p.message + ' A firm nearer to you will be quicker.' });
    if (!get('day').value) e.push({ id: 'day', text: 'Choose a day.' });
    if (!get('time').value) e.push({ id: 'time', text: 'Choose a time of day.' });
    if (name.length < 2) e.push({ id: 'name', text: 'Enter your name, so that we know whom to ask for.' });
    if (!get('phone').value.trim()) e.push({ id: 'phone', text: 'Enter a phone number, so that the engineer can ring before setting off.' });
    else if (!H.parsePhone(get('phone').value)) e.push({ id: 'phone', text: 'This is not a UK phone number. It has 11 digits, as in 07700 900123.' });
    var photos = H.photoFault(Array.prototype.slice.call(get('photos').files));
    if (photos) e.push({ id: 'photos', text: photos });
    if (get('notes').value.length > 400) e.push({ id: 'notes', text: 'Keep the notes to 400 characters.' });
    return e;
  }

  function chosen(id) { var s = get(id); return s.options[s.selectedIndex].textContent; }

  function slip() {
    var rows = {
      fault: chosen('fault'), urgency: chosen('urgency'), postcode: H.parsePostcode(get('postcode').value).text,
      when: chosen('day') + ', ' + chosen('time'), name: get('name').value.trim(), phone: get('phone').value.trim(),
      photos: get('photos').files.length || 'None',
      notes: get('notes').value.trim() || 'None'
    };
    Object.keys(rows).forEach(function (k) { get('slip-' + k).textContent = rows[k]; });
  }

  form.addEventListener('submit', function (e) {
    e.preventDefault();
    var errors = check();
    F.show(IDS, errors, get('summary'));
    if (errors.length) return;
    slip();
    form.hidden = true;
    get('done').hidden = false;
    get('done').focus();
  });

  get('again').addEventListener('click', function () {
    get('done').hidden = true;
    form.hidden = false;
    get('fault').focus();
  });
})();
