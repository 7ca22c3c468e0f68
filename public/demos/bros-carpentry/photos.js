/* Up to five photographs. They stay in this page: previews are blob: addresses, and large
   pictures are redrawn at 1600 px so that a phone would not have to send 5 MB each. */
window.BrosPhotos = (() => {
  const LIMIT = 5;
  const EDGE = 1600;
  const input = document.getElementById('photos');
  const list = document.getElementById('thumbs');
  const live = document.getElementById('photos-live');
  const error = document.getElementById('photos-err');
  const photos = [];

  const size = (bytes) => (bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1e3))} kB`);
  const fail = (text) => {
    error.textContent = text;
    error.hidden = !text;
    input.toggleAttribute('aria-invalid', false);
    if (text) input.setAttribute('aria-invalid', 'true');
  };

  async function shrink(file) {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, EDGE / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size < 600000) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.82));
    return blob && blob.size < file.size ? blob : file;
  }

  function draw() {
    list.replaceChildren(...photos.map((photo, index) => {
      const item = document.createElement('li');
      const img = document.createElement('img');
      img.src = photo.url;
      img.alt = `Photograph ${index + 1}: ${photo.name}`;
      const text = document.createElement('p');
      text.textContent = photo.after < photo.before ? `${size(photo.before)}, made ${size(photo.after)}` : size(photo.after);
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Remove';
      button.setAttribute('aria-label', `Remove photograph ${index + 1}: ${photo.name}`);
      button.addEventListener('click', () => remove(photo));
      item.append(img, text, button);
      return item;
    }));
  }

  const say = () => { live.textContent = photos.length === 0 ? 'No photographs yet.' : `${photos.length} of ${LIMIT} photographs.`; };

  function remove(photo) {
    const index = photos.indexOf(photo);
    photos.splice(index, 1);
    URL.revokeObjectURL(photo.url);
    fail('');
    draw();
    say();
    const buttons = list.querySelectorAll('button');
    (buttons[Math.min(index, buttons.length - 1)] || input).focus();
  }

  input.addEventListener('change', async () => {
    const files = [...input.files];
    input.value = ''; // the same picture may be chosen again after it was removed
    let problem = '';
    for (const file of files) {
      if (!file.type.startsWith('image/')) { problem = `${file.name} is not a picture.`; continue; }
      if (photos.length >= LIMIT) { problem = 'You can add up to 5 photographs.'; break; }
      const photo = { name: file.name, before: file.size, after: file.size, url: '' };
      photos.push(photo); // takes its place at once, so that a quick second choice is counted
      try {
        const small = await shrink(file);
        photo.after = small.size;
        photo.url = URL.createObjectURL(small);
      } catch {
        photos.splice(photos.indexOf(photo), 1);
        problem = `${file.name} can’t be opened as a picture.`;
      }
    }
    fail(problem);
    draw();
    say();
  });

  return { all: () => photos };
})();
