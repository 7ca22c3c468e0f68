/* Filters for the list of jobs. The list itself is plain HTML; this file only hides and shows. */
(() => {
  const box = document.getElementById('filters');
  const count = document.getElementById('count');
  const none = document.getElementById('none');
  const items = [...document.querySelectorAll('#jobs > li')];
  const groups = [
    { key: 'service', legend: 'Service', names: { staircases: 'Staircases', sashes: 'Sash windows and doors', fitted: 'Fitted wardrobes and alcoves', kitchens: 'Kitchens' } },
    { key: 'town', legend: 'Town', names: {} },
    { key: 'wood', legend: 'Wood', names: {} },
  ];
  const chosen = { service: '', town: '', wood: '' };

  const fits = (item, filter) => groups.every(({ key }) => !filter[key] || item.dataset[key] === filter[key]);
  const howMany = (filter) => items.filter((item) => fits(item, filter)).length;

  for (const group of groups) {
    const set = document.createElement('fieldset');
    const legend = document.createElement('legend');
    legend.textContent = group.legend;
    set.append(legend);
    const values = [...new Set(items.map((item) => item.dataset[group.key]))];
    for (const value of ['', ...values]) {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.key = group.key;
      button.dataset.value = value;
      button.append(value ? group.names[value] || value : 'All');
      button.append(' ', document.createElement('b'));
      set.append(button);
    }
    box.append(set);
  }
  box.hidden = false;

  const sentence = (n) => {
    const marks = [chosen.service && groups[0].names[chosen.service], chosen.wood, chosen.town].filter(Boolean);
    return (n === 1 ? '1 finished job' : `${n} finished jobs`) + (marks.length ? `: ${marks.join(', ')}` : '');
  };

  const update = () => {
    let shown = 0;
    for (const item of items) {
      item.hidden = !fits(item, chosen);
      if (!item.hidden) shown += 1;
    }
    for (const button of box.querySelectorAll('button')) {
      const { key, value } = button.dataset;
      const n = howMany({ ...chosen, [key]: value });
      button.querySelector('b').textContent = n;
      button.setAttribute('aria-pressed', String(chosen[key] === value));
      // an empty choice stays reachable by keyboard, so its nought can be read
      button.setAttribute('aria-disabled', String(n === 0));
    }
    none.hidden = shown > 0;
    count.textContent = sentence(shown);
  };

  box.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button || button.getAttribute('aria-disabled') === 'true') return;
    const { key, value } = button.dataset;
    chosen[key] = chosen[key] === value ? '' : value;
    update();
  });

  // links such as /work#staircases open the list already filtered
  const fromHash = () => {
    const hash = decodeURIComponent(location.hash.slice(1));
    if (!(hash in groups[0].names)) return;
    Object.assign(chosen, { service: hash, town: '', wood: '' });
    update();
  };
  addEventListener('hashchange', fromHash);
  update();
  fromHash();
})();
