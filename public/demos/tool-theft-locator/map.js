/* The map itself: markers over a drawn ground; pan and zoom by mouse, touch and keyboard. */
(function () {
  'use strict';
  const T = window.ToolTheft;
  const MIN = 0.07, MAX = 9; // pixels per 100 m
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const clamp = (v, low, high) => Math.max(low, Math.min(high, v));

  /** box: the element with canvas, markers and buttons. onOpen(group, button) when an outcode is chosen;
      cover: a box that may lie over the map, under which no marker is offered. */
  T.createMap = function (box, { onOpen, cover, margin = 24 }) {
    const canvas = box.querySelector('canvas');
    const ctx = canvas.getContext('2d');
    const layer = box.querySelector('.markers');
    const knobBox = box.querySelector('.map-buttons');
    const scaleText = box.querySelector('.map-scale');
    const view = { w: 0, h: 0, cx: 4200, cy: 2900, s: 0.2 };
    let groups = [], chosen = '', frame = 0, flight = 0, home = null;
    const buttons = new Map();

    // -- where things are ------------------------------------------------------------------
    const X = (e) => view.w / 2 + (e - view.cx) * view.s;
    const Y = (n) => view.h / 2 - (n - view.cy) * view.s;
    function keepInside() {
      view.s = clamp(view.s, MIN, MAX);
      view.cx = clamp(view.cx, 1800, 6400);
      view.cy = clamp(view.cy, 600, 5400);
    }
    function fitOf(list, most = 3.4) {
      const es = list.map((o) => o.e), ns = list.map((o) => o.n);
      const e1 = Math.min(...es), e2 = Math.max(...es), n1 = Math.min(...ns), n2 = Math.max(...ns);
      const room = 2 * (margin + (view.w > 600 ? 56 : 34));
      const knobs = view.w > 600 ? 40 : 0, top = view.w > 600 ? 0 : 44; // the buttons need room too
      const s = Math.min((view.w - room - knobs) / Math.max(1, e2 - e1), (view.h - room - top) / Math.max(1, n2 - n1), most);
      return { cx: (e1 + e2 + knobs / s) / 2, cy: (n1 + n2 + top / s) / 2, s };
    }

    // -- moving ----------------------------------------------------------------------------
    function go(to, quick) {
      cancelAnimationFrame(flight);
      const from = { ...view };
      to = { cx: view.cx, cy: view.cy, s: view.s, ...to };
      to.s = clamp(to.s, MIN, MAX);
      if (quick || calm.matches) { Object.assign(view, to); keepInside(); return draw(); }
      const start = performance.now();
      (function fly(now) {
        const t = clamp((now - start) / 320, 0, 1), k = 1 - (1 - t) ** 3;
        view.s = from.s * (to.s / from.s) ** k;
        // the middle follows the scale, so that a zoom heads for its target and doesn't swing past it
        const m = Math.abs(to.s - from.s) < 1e-6 ? k : (1 / view.s - 1 / from.s) / (1 / to.s - 1 / from.s);
        view.cx = from.cx + (to.cx - from.cx) * m;
        view.cy = from.cy + (to.cy - from.cy) * m;
        keepInside(); draw();
        if (t < 1) flight = requestAnimationFrame(fly);
      })(start);
    }
    function zoomAt(factor, x = view.w / 2, y = view.h / 2, quick = false) {
      const s = clamp(view.s * factor, MIN, MAX);
      const e = view.cx + (x - view.w / 2) / view.s, n = view.cy - (y - view.h / 2) / view.s;
      go({ s, cx: e - (x - view.w / 2) / s, cy: n + (y - view.h / 2) / s }, quick);
    }
    const pan = (dx, dy, quick) => go({ cx: view.cx + dx / view.s, cy: view.cy - dy / view.s }, quick);

    // -- markers: one for each outcode, or for several while they would overlap -------------
    function clusters() {
      const out = [];
      for (const g of groups) {
        const x = X(g.e), y = Y(g.n);
        const near = out.find((c) => Math.hypot(c.x - x, c.y - y) < 38);
        if (near) near.members.push(g); else out.push({ x, y, members: [g] });
      }
      return out;
    }
    function words(c) {
      const reports = c.members.flatMap((g) => g.reports);
      const newest = Math.min(...reports.map((r) => r.days));
      const first = c.members[0];
      if (first.age === 'waiting') return { label: `${first.code}, ${first.place}: your report, waiting for a moderator`, tag: `${first.code} waiting` };
      if (c.members.length === 1) return { label: `${first.code}, ${first.place}: ${T.count(reports.length, 'report')}, ${reports.length > 1 ? 'the newest ' : ''}${T.agoWords(newest)}`, tag: `${first.code} ${first.place}` };
      const names = [...new Set(c.members.map((g) => g.place))];
      const where = names.length > 2 ? `${names[0]} and ${names.length - 1} places near it` : names.join(' and ');
      return { label: `${where}: ${reports.length} reports in ${c.members.length} outcodes, the newest ${T.agoWords(newest)}. Zoom in.`, tag: where };
    }
    function under(x, y) {
      return [knobBox, cover].some((over) => {
        if (!over || over.hidden) return false;
        const { offsetLeft: l, offsetTop: t, offsetWidth: w, offsetHeight: h } = over;
        return x > l - 19 && x < l + w + 19 && y > t - 19 && y < t + h + 19;
      });
    }
    function place() {
      const list = clusters(), used = new Set(), marks = [];
      for (const c of list) {
        const key = c.members.map((g) => g.code + g.reports.length).join();
        let button = buttons.get(key);
        if (!button) {
          const total = c.members.reduce((sum, g) => sum + g.reports.length, 0);
          const age = ['red', 'orange', 'yellow', 'waiting'].find((a) => c.members.some((g) => g.age === a));
          const { label, tag } = words(c);
          button = document.createElement('button');
          button.type = 'button';
          button.className = 'marker';
          button.dataset.codes = c.members.map((g) => g.code).join(' ');
          button.dataset.tag = tag;
          button.setAttribute('aria-label', label);
          button.innerHTML = T.shape(age, age === 'waiting' ? '' : total, c.members.length > 1 ? c.members.flatMap((g) => g.reports) : null);
          button.addEventListener('click', () => open(c.members, button));
          buttons.set(key, button);
          layer.append(button);
        }
        used.add(key);
        const inside = c.x > margin && c.x < view.w - margin && c.y > margin && c.y < view.h - margin && !under(c.x, c.y);
        button.hidden = !inside;
        button.style.transform = `translate(${(c.x - 20).toFixed(1)}px,${(c.y - 20).toFixed(1)}px)`;
        button.classList.toggle('is-chosen', c.members.some((g) => g.code === chosen));
        if (!inside) continue;
        const total = c.members.reduce((sum, g) => sum + g.reports.length, 0), many = c.members.length > 1;
        marks.push({ x: c.x, y: c.y, r: many ? Math.max(18, total * 2.2 + 2) : 17, low: many ? 29 : 17 });
      }
      for (const [key, button] of buttons) if (!used.has(key)) {
        // a marker that splits or joins hands the focus to the map, so that the keyboard is never lost
        if (button === document.activeElement) box.focus({ preventScroll: true });
        button.remove();
        buttons.delete(key);
      }
      return marks;
    }
    function open(members, button) {
      if (moved) return;
      if (members.length > 1 && view.s < MAX) { box.focus({ preventScroll: true }); return go(fitOf(members)); }
      onOpen?.(members[0], button);
    }

    // -- drawing, once for each frame at most ------------------------------------------------
    function draw() {
      if (frame) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        const marks = place();
        T.drawGround(ctx, view, { groups, chosen, marks, margin, reserved: [knobBox, scaleText] });
        if (!scaleText) return;
        const far = 110 / view.s / 10, km = [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5].find((k) => k <= far) ?? 0.5;
        scaleText.querySelector('i').style.width = `${km * 10 * view.s}px`;
        scaleText.querySelector('b').textContent = `${km} km`;
        scaleText.querySelector('span').textContent = T.gridRef(view.cx, view.cy);
      });
    }
    function size() {
      const { clientWidth: w, clientHeight: h } = box;
      if (!w || !h) return;
      const dpr = Math.min(2, window.devicePixelRatio || 1), first = !view.w;
      Object.assign(view, { w, h });
      canvas.width = w * dpr; canvas.height = h * dpr;
      if (first && home) Object.assign(view, fitOf(home));
      keepInside(); draw();
    }
    box.classList.add('is-ready');
    new ResizeObserver(size).observe(box);
    document.fonts?.ready.then(draw);

    // -- hands ---------------------------------------------------------------------------------
    const fingers = new Map();
    let moved = false;
    box.addEventListener('pointerdown', (event) => {
      if (event.target.closest('.map-buttons, .card') || event.button) return;
      if (!fingers.size) moved = false;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, sx: event.clientX, sy: event.clientY });
    });
    window.addEventListener('pointermove', (event) => {
      const f = fingers.get(event.pointerId);
      if (!f) return;
      if (!moved && Math.hypot(event.clientX - f.sx, event.clientY - f.sy) < 5) return;
      moved = true;
      box.classList.add('is-moving');
      if (fingers.size === 1) pan(f.x - event.clientX, f.y - event.clientY, true);
      else {
        const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)[1], r = box.getBoundingClientRect();
        const was = Math.hypot(f.x - other.x, f.y - other.y), is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        if (was > 10) zoomAt(is / was, (event.clientX + other.x) / 2 - r.left, (event.clientY + other.y) / 2 - r.top, true);
      }
      f.x = event.clientX; f.y = event.clientY;
    });
    const lift = (event) => {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      box.classList.remove('is-moving');
      setTimeout(() => { moved = false; }); // after the click that follows
    };
    window.addEventListener('pointerup', lift);
    window.addEventListener('pointercancel', lift);
    box.addEventListener('wheel', (event) => {
      // an unused map lets the page scroll past; one that was clicked zooms
      if (!box.contains(document.activeElement) && !event.ctrlKey) return;
      event.preventDefault();
      const r = box.getBoundingClientRect();
      zoomAt(2 ** (-clamp(event.deltaY, -120, 120) / 240), event.clientX - r.left, event.clientY - r.top, true);
    }, { passive: false });
    box.addEventListener('dblclick', (event) => {
      if (event.target.closest('button, .card')) return;
      const r = box.getBoundingClientRect();
      zoomAt(2, event.clientX - r.left, event.clientY - r.top);
    });
    box.addEventListener('keydown', (event) => {
      if (event.target.closest('.card') || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { ArrowLeft: [-90, 0], ArrowRight: [90, 0], ArrowUp: [0, -90], ArrowDown: [0, 90] }[event.key];
      if (step) pan(...step);
      else if (event.key === '+' || event.key === '=') zoomAt(1.7);
      else if (event.key === '-') zoomAt(1 / 1.7);
      else if (event.key === '0' || event.key === 'Home') api.whole();
      else return;
      event.preventDefault();
    });
    const press = (name, act) => box.querySelector(`[data-map="${name}"]`)?.addEventListener('click', act);
    press('in', () => zoomAt(1.9));
    press('out', () => zoomAt(1 / 1.9));
    press('whole', () => api.whole());

    const api = {
      show(list) { groups = list; draw(); },
      choose(code) { chosen = code; draw(); },
      whole() { if (home) go(fitOf(home)); },
      setHome(list) { home = list; if (view.w) Object.assign(view, fitOf(home)); draw(); },
      /** Brings an outcode out from under a box that lies over the map: beside it, or above it on a telephone. */
      reveal(o) {
        const x = X(o.e), y = Y(o.n), { offsetLeft: l, offsetTop: t, offsetWidth: cw } = cover;
        if (x > margin + 20 && x < view.w - margin - 20 && y > margin + 20 && y < view.h - margin - 20 && !under(x, y)) return;
        const beside = view.w - l - cw > 220;
        const to = beside ? { x: (l + cw + view.w) / 2, y: view.h / 2 } : { x: view.w / 2, y: (knobBox.offsetTop + knobBox.offsetHeight + t) / 2 };
        go({ cx: o.e - (to.x - view.w / 2) / view.s, cy: o.n + (to.y - view.h / 2) / view.s });
      },
      fit(list, most) { if (list.length) go(fitOf(list, most)); },
      marker(code) { return [...buttons.values()].find((b) => !b.hidden && b.dataset.codes.split(' ').includes(code)); },
    };
    size();
    return api;
  };
})();
