/* Draws the sheet under the markers: sea, land, outcodes, grid, rivers, roads, names and the numbered margin. */
(function () {
  'use strict';
  const T = window.ToolTheft;
  const G = window.ToolTheftGround;
  const INK = '#17191b';
  const FONT = 'Archivo, "Arial Narrow", sans-serif';
  const TINT = { red: 'rgba(214,34,44,.2)', orange: 'rgba(246,138,9,.24)', yellow: 'rgba(255,213,0,.26)', waiting: 'rgba(23,25,27,.08)' };

  /** The width has to be set after the font, because setting the font forgets it. */
  function setFont(ctx, weightAndSize, stretch) {
    ctx.font = `${weightAndSize} ${FONT}`;
    if (!('fontStretch' in ctx)) return;
    ctx.fontStretch = 'normal';
    ctx.fontStretch = stretch;
  }
  /** 'e,n de,dn de,dn' to points */
  function points(text) {
    let e = 0, n = 0;
    return text.trim().split(/\s+/).map((pair) => {
      const [de, dn] = pair.split(',').map(Number);
      return [e += de, n += dn];
    });
  }
  function path(list, closed) {
    const p = new Path2D();
    for (const pts of list) {
      pts.forEach(([e, n], i) => (i ? p.lineTo(e, -n) : p.moveTo(e, -n)));
      if (closed) p.closePath();
    }
    return p;
  }
  /** Rivers and roads bend through the middles between their points, as nothing on the ground turns at a corner. */
  function smooth(list) {
    const p = new Path2D();
    for (const pts of list) {
      p.moveTo(pts[0][0], -pts[0][1]);
      for (let i = 1; i < pts.length - 1; i++) p.quadraticCurveTo(pts[i][0], -pts[i][1], (pts[i][0] + pts[i + 1][0]) / 2, -(pts[i][1] + pts[i + 1][1]) / 2);
      p.lineTo(pts.at(-1)[0], -pts.at(-1)[1]);
    }
    return p;
  }
  const coast = path(G.coast.split('|').map(points), true);
  const rivers = Object.entries(G.rivers).map(([name, text]) => ({ name, pts: points(text) }));
  const roads = Object.entries(G.roads).map(([name, text]) => ({ name, pts: points(text) }));
  const riverPath = smooth(rivers.map((r) => r.pts));
  const roadPath = smooth(roads.map((r) => r.pts));
  const places = G.places.trim().split('\n').map((line) => {
    const [, rank, e, n, name] = /^(\d) (\d+) (\d+) (.+)$/.exec(line);
    return { rank: +rank, e: +e, n: +n, name };
  });

  /* Rough outcode areas: a circle round each middle, cut half way to every neighbour.
     True boundaries wind along streets; these only say which part of town is meant. */
  const cells = {};
  function cell(code) {
    if (cells[code]) return cells[code];
    const o = T.outcodes[code];
    const near = Object.values(T.outcodes).filter((q) => q !== o)
      .map((q) => ({ q, d: Math.hypot(q.e - o.e, q.n - o.n) })).sort((a, b) => a.d - b.d).slice(0, 16);
    const r = Math.min(55, Math.max(18, near[3].d * 0.85));
    let poly = Array.from({ length: 28 }, (_, i) => [o.e + r * Math.cos(i / 14 * Math.PI), o.n + r * Math.sin(i / 14 * Math.PI)]);
    for (const { q } of near) {
      const a = q.e - o.e, b = q.n - o.n, c = (q.e * q.e + q.n * q.n - o.e * o.e - o.n * o.n) / 2;
      const side = (p) => a * p[0] + b * p[1] - c;
      poly = poly.flatMap((p, i) => {
        const before = poly[(i || poly.length) - 1], s = side(p), t = side(before);
        const cut = [before[0] + (p[0] - before[0]) * t / (t - s), before[1] + (p[1] - before[1]) * t / (t - s)];
        return s <= 0 ? (t > 0 ? [cut, p] : [p]) : t <= 0 ? [cut] : [];
      });
    }
    return (cells[code] = path([poly], true));
  }

  const SQUARES = ['SV SW SX SY SZ TV TW', 'SQ SR SS ST SU TQ TR', 'SL SM SN SO SP TL TM', 'SF SG SH SJ SK TF TG', 'SA SB SC SD SE TA TB', 'NV NW NX NY NZ OV OW']
    .map((row) => row.split(' '));
  T.gridRef = (e, n) => {
    const letters = SQUARES[Math.floor(n / 1000)]?.[Math.floor(e / 1000)];
    const two = (v) => String(Math.floor((v % 1000) / 10)).padStart(2, '0');
    return letters ? `${letters} ${two(e)} ${two(n)}` : '';
  };

  /** view: { w, h, cx, cy, s } in pixels per 100 m; marks: [{ x, y, r, low }] already standing there */
  T.drawGround = function (ctx, view, { groups, chosen, marks, margin, reserved }) {
    const { w, h, cx, cy, s } = view;
    const dpr = Math.min(2, window.devicePixelRatio || 1);
    const X = (e) => w / 2 + (e - cx) * s, Y = (n) => h / 2 - (n - cy) * s;
    const west = cx - w / 2 / s, east = cx + w / 2 / s, south = cy - h / 2 / s, north = cy + h / 2 / s;
    const toGround = () => ctx.setTransform(s * dpr, 0, 0, s * dpr, (w / 2 - cx * s) * dpr, (h / 2 + cy * s) * dpr);
    const toScreen = () => ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
    const thin = (px) => { ctx.lineWidth = px / s; };

    toScreen();
    ctx.fillStyle = '#cfe0e4';
    ctx.fillRect(0, 0, w, h);
    toGround();
    ctx.lineJoin = ctx.lineCap = 'round';
    for (const [px, colour] of [[22, '#d6e6e9'], [13, '#dfecee'], [6, '#e9f2f2']]) {
      ctx.strokeStyle = colour; thin(px); ctx.stroke(coast);
    }
    ctx.fillStyle = '#f8f5ea'; ctx.fill(coast);
    ctx.strokeStyle = '#4b7f92'; thin(1.1); ctx.stroke(coast);

    // the grid of the national map: 100, 10 or 1 km, whichever gives lines a thumb's width apart or more
    const step = [10, 50, 100, 500, 1000].find((d) => d * s >= 46) ?? 1000;
    toScreen();
    for (let pass = 0; pass < 2; pass++) {
      ctx.beginPath();
      ctx.strokeStyle = pass ? 'rgba(38,112,140,.42)' : 'rgba(38,112,140,.2)';
      ctx.lineWidth = pass ? 1.2 : 1;
      const major = step * (String(step)[0] === '5' ? 2 : 10);
      for (let e = Math.ceil(west / step) * step; e < east; e += step) if ((e % major === 0) === !!pass) { const x = Math.round(X(e)) + .5; ctx.moveTo(x, 0); ctx.lineTo(x, h); }
      for (let n = Math.ceil(south / step) * step; n < north; n += step) if ((n % major === 0) === !!pass) { const y = Math.round(Y(n)) + .5; ctx.moveTo(0, y); ctx.lineTo(w, y); }
      ctx.stroke();
    }
    if (s < .9) {
      ctx.fillStyle = 'rgba(38,112,140,.15)'; setFont(ctx, `700 ${Math.min(120, 520 * s)}px`, 'extra-condensed'); ctx.textAlign = 'center'; ctx.textBaseline = 'middle';
      SQUARES.forEach((row, n) => row.forEach((letters, e) => ctx.fillText(letters, X(e * 1000 + 500), Y(n * 1000 + 500))));
    }

    toGround();
    const close = s > 1.1;
    if (close) {
      ctx.save(); ctx.clip(coast);
      for (const g of groups) { ctx.fillStyle = TINT[g.age]; ctx.fill(cell(g.code)); }
      if (chosen && T.outcodes[chosen]) { ctx.fillStyle = 'rgba(226,241,26,.5)'; ctx.fill(cell(chosen)); }
      ctx.strokeStyle = 'rgba(90,72,96,.6)'; thin(1); ctx.setLineDash([5 / s, 2 / s, 1.2 / s, 2 / s]);
      for (const o of Object.values(T.outcodes)) if (o.e > west - 40 && o.e < east + 40 && o.n > south - 40 && o.n < north + 40) ctx.stroke(cell(o.code));
      ctx.setLineDash([]); ctx.restore();
      if (chosen && T.outcodes[chosen]) { ctx.strokeStyle = INK; thin(2.4); ctx.stroke(cell(chosen)); }
    }
    ctx.strokeStyle = '#8fbccb'; thin(Math.min(9, Math.max(1.3, s * 2.2))); ctx.stroke(riverPath);
    ctx.strokeStyle = '#39708a'; thin(Math.min(7, Math.max(1.6, s * 1.9))); ctx.stroke(roadPath);
    ctx.strokeStyle = '#e4eef0'; thin(Math.min(3, Math.max(.5, s * .9))); ctx.stroke(roadPath);

    toScreen();
    // names: the markers stand first, then each name takes the first free place beside its town
    const taken = [...marks.map((m) => [m.x - m.r, m.y - 17, m.x + m.r, m.y + m.low]), ...reserved.map((b) => [b.offsetLeft - 4, b.offsetTop - 4, b.offsetLeft + b.offsetWidth + 4, b.offsetTop + b.offsetHeight + 4])];
    const free = (b) => b[0] > margin + 2 && b[2] < w - margin && b[1] > margin && b[3] < h - margin && taken.every((t) => b[0] > t[2] || b[2] < t[0] || b[1] > t[3] || b[3] < t[1]);
    const write = (text, x, y, colour) => {
      ctx.textBaseline = 'middle'; ctx.textAlign = 'left'; ctx.lineWidth = 3.5; ctx.strokeStyle = 'rgba(248,245,234,.92)';
      ctx.strokeText(text, x, y); ctx.fillStyle = colour; ctx.fillText(text, x, y);
    };
    if (close) for (const o of Object.values(T.outcodes)) {
      const x = X(o.e), y = Y(o.n);
      if (x < 0 || x > w || y < 0 || y > h) continue;
      setFont(ctx, `700 ${s > 3 ? 18 : 15}px`, 'condensed');
      const tw = ctx.measureText(o.code).width, has = marks.some((m) => Math.abs(m.x - x) < 4 && Math.abs(m.y - y) < 4);
      const b = [x - tw / 2 - 1, y + (has ? 18 : -8), x + tw / 2 + 1, y + (has ? 34 : 8)];
      if (free(b)) { taken.push(b); write(o.code, x - tw / 2, (b[1] + b[3]) / 2, '#4e3f53'); }
    }
    const most = s < .1 ? 1 : s < .19 ? 2 : s < 1 ? 3 : 4;
    for (const p of places) {
      const x = X(p.e), y = Y(p.n);
      if (p.rank > most || x < 0 || x > w || y < 0 || y > h) continue;
      const size = (p.rank === 1 ? 17 : p.rank === 2 ? 15 : 13) + (close ? 2 : 0);
      const text = close && p.rank < 3 ? p.name.toUpperCase() : p.name;
      setFont(ctx, `${p.rank < 3 ? 650 : 500} ${size}px`, close && p.rank < 3 ? 'normal' : 'condensed');
      const tw = ctx.measureText(text).width, onMark = marks.find((m) => Math.hypot(m.x - x, m.y - y) < 26), gap = onMark ? Math.max(20, onMark.r + 2) : close ? 0 : 6, hh = size / 2;
      const ox = onMark ? onMark.x : x, oy = onMark ? onMark.y : y;
      const spots = [[ox + gap, oy - hh], [ox - gap - tw, oy - hh], [ox - tw / 2, oy + (onMark ? onMark.low + 2 : gap)], [ox - tw / 2, oy - gap - size], [ox + gap * .8, oy + gap * .6], [ox + gap * .8, oy - gap * .6 - size], [ox - gap - tw, oy + gap * .6], [ox - gap - tw, oy - gap * .6 - size]];
      const spot = spots.find(([a, b]) => free([a - 1, b, a + tw + 1, b + size]));
      if (!spot) continue;
      taken.push([spot[0] - 1, spot[1], spot[0] + tw + 1, spot[1] + size]);
      if (!onMark && !close) { ctx.fillStyle = INK; ctx.beginPath(); ctx.arc(x, y, p.rank < 3 ? 2.4 : 1.8, 0, 7); ctx.fill(); }
      write(text, spot[0], spot[1] + hh, p.rank < 3 ? INK : '#43474a');
    }
    // motorway numbers, as white on blue, once for each stretch in view
    if (s > .3) for (const road of roads) {
      const middle = road.pts.slice(1).map((p, i) => [(p[0] + road.pts[i][0]) / 2, (p[1] + road.pts[i][1]) / 2]);
      const at = middle.map(([e, n]) => [X(e), Y(n)]).find(([x, y]) => free([x - 18, y - 10, x + 18, y + 10]));
      if (!at) continue;
      setFont(ctx, '700 12px', 'condensed');
      const tw = ctx.measureText(road.name).width + 8;
      taken.push([at[0] - tw / 2, at[1] - 9, at[0] + tw / 2, at[1] + 9]);
      ctx.fillStyle = '#235a75'; ctx.beginPath(); ctx.roundRect(at[0] - tw / 2, at[1] - 8, tw, 16, 2.5); ctx.fill();
      ctx.fillStyle = '#fff'; ctx.fillText(road.name, at[0] - tw / 2 + 4, at[1] + .5);
    }
    if (margin) frame(ctx, view, step, margin);
  };

  /** The numbered margin of a map sheet: kilometres east along top and bottom, kilometres north up the sides. */
  function frame(ctx, { w, h, cx, cy, s }, step, m) {
    ctx.fillStyle = '#fdfcf7';
    ctx.fillRect(0, 0, w, m); ctx.fillRect(0, h - m, w, m); ctx.fillRect(0, 0, m, h); ctx.fillRect(w - m, 0, m, h);
    ctx.strokeStyle = INK; ctx.lineWidth = 1.5; ctx.strokeRect(m, m, w - 2 * m, h - 2 * m);
    ctx.lineWidth = .75; ctx.strokeRect(m - 3.5, m - 3.5, w - 2 * m + 7, h - 2 * m + 7);
    ctx.fillStyle = '#1d5a75'; setFont(ctx, '600 13px', 'extra-condensed'); ctx.textAlign = 'center'; ctx.textBaseline = 'middle';
    const label = (v) => (step >= 100 ? String(v / 10) : String((v / 10) % 100).padStart(2, '0'));
    const west = cx - w / 2 / s, south = cy - h / 2 / s;
    for (let e = Math.ceil(west / step) * step; ; e += step) {
      const x = w / 2 + (e - cx) * s;
      if (x > w - m - 8) break;
      if (x > m + 8) { ctx.fillText(label(e), x, (m - 3) / 2); ctx.fillText(label(e), x, h - (m - 3) / 2); }
    }
    for (let n = Math.ceil(south / step) * step; ; n += step) {
      const y = h / 2 - (n - cy) * s;
      if (y < m + 8) break;
      if (y < h - m - 8) { ctx.fillText(label(n), (m - 3) / 2, y); ctx.fillText(label(n), w - (m - 3) / 2, y); }
    }
  }
})();
