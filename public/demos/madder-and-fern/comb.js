/* Draws the comb: a lock of hair as wide as the free time runs through its teeth.
   Only the picture; the two sliders over it carry the meaning. */
(function () {
  'use strict';
  var COPPER = ['#6b2f14', '#8f4a20', '#a85f2c', '#4a1f0d', '#c4803f', '#381507'];
  var DYE = {
    hair: ['#a31c08', '#d1391a', '#f06a45', '#7a1206'],
    nails: ['#a8540a', '#e08b22', '#f3b04e', '#8a4206'],
    brows: ['#0f4a35', '#2c8a66', '#5bb892', '#0a3325'],
    skin: ['#8f8a1c', '#c9c43f', '#e8e487', '#6a6512'],
    both: ['#4a0f06', '#8e1d0b', '#c23a1a', '#38100a']
  };

  // The same numbers at each drawing, so that nothing flickers while you drag.
  function random(seed) {
    return function () { seed = (seed * 16807) % 2147483647; return seed / 2147483647; };
  }

  function rounded(c, x, y, w, h, r) {
    c.beginPath();
    c.moveTo(x + r, y); c.arcTo(x + w, y, x + w, y + h, r); c.arcTo(x + w, y + h, x, y + h, r);
    c.arcTo(x, y + h, x, y, r); c.arcTo(x, y, x + w, y, r); c.closePath();
  }

  /** @param s { first, last, from, to, close, blocks: [{ from, to, kind }] } in minutes */
  window.drawComb = function (canvas, s) {
    var box = canvas.getBoundingClientRect(), dpr = Math.min(2, window.devicePixelRatio || 1);
    if (!box.width) return;
    canvas.width = Math.round(box.width * dpr); canvas.height = Math.round(box.height * dpr);
    var c = canvas.getContext('2d');
    c.scale(dpr, dpr);
    var edge = 14, W = box.width - 2 * edge, H = box.height;
    function x(min) { return edge + W * (min - s.first) / (s.last - s.first); }

    var top = 62, spine = 40, teeth = 58, y1 = top + spine, y2 = y1 + teeth;
    var r = random(7), step = W < 600 ? 1.5 : 2, a = x(s.from), b = x(s.to), mid = (a + b) / 2, half = Math.max(1, (b - a) / 2);

    // Hair: comes out of the picture, through the teeth, and falls to a soft point.
    c.lineCap = 'round';
    var pull = Math.min(34, half * .34);
    for (var px = edge; px < edge + W; px += step / 3) {
      var jitter = r(), tone = r(), wave = r(), wide = r();
      if (px < a || px > b) continue;
      var min = s.first + (px - edge) / W * (s.last - s.first), palette = COPPER;
      for (var i = 0; i < s.blocks.length; i++) if (min >= s.blocks[i].from && min < s.blocks[i].to) palette = DYE[s.blocks[i].kind];
      var k = (px - mid) / half, sway = Math.sin(px * .03) * 7 + Math.sin(px * .11 + 1) * 3 + (wave - .5) * 7;
      var tip = H - 3 - 46 * Math.pow(Math.abs(k), 2.6) - jitter * jitter * 44 - 9 * Math.sin(px * .06);
      var g = c.createLinearGradient(0, 0, 0, H), col = palette[Math.floor(tone * palette.length)];
      g.addColorStop(0, col + '00'); g.addColorStop(.24, col + 'e6'); g.addColorStop(.8, col + 'f2'); g.addColorStop(1, col + '18');
      c.strokeStyle = g;
      c.lineWidth = .8 + wide * wide * 1.7;
      c.beginPath();
      c.moveTo(px + sway * .9, jitter * 18);
      c.bezierCurveTo(px - sway, top * .5, px + sway * .3, top, px, y1);
      c.bezierCurveTo(px + sway * .8, y2 + 6, px - sway * .9 - k * pull * .4, y2 + (tip - y2) * .5, px + sway * .5 - k * pull, tip);
      c.stroke();
    }
    // Light across the lock.
    if (b - a > 8) {
      c.globalCompositeOperation = 'source-atop';
      var sh = c.createLinearGradient(0, y1, 0, H);
      sh.addColorStop(0, 'rgba(30,6,0,.55)'); sh.addColorStop(.34, 'rgba(255,214,160,0)'); sh.addColorStop(.62, 'rgba(255,220,170,.34)'); sh.addColorStop(.8, 'rgba(60,10,0,.12)');
      c.fillStyle = sh; c.fillRect(0, y1, box.width, H - y1);
      c.globalCompositeOperation = 'source-over';
    }

    // The comb: spine and teeth as one shape, filled with tortoiseshell.
    var n = Math.round((s.last - s.first) / (W > 900 ? 5 : W > 560 ? 7.5 : 15)), t = W / n, shape = new Path2D();
    shape.moveTo(edge - 12, y2 - 6);
    shape.lineTo(edge - 12, top + 18); shape.quadraticCurveTo(edge - 12, top + 4, edge + 6, top + 3);
    shape.quadraticCurveTo(box.width / 2, top - 7, edge + W - 6, top + 3);
    shape.quadraticCurveTo(edge + W + 12, top + 4, edge + W + 12, top + 18);
    shape.lineTo(edge + W + 12, y2 - 6); shape.quadraticCurveTo(edge + W + 9, y2 + 2, edge + W + 4, y2 - 8); shape.lineTo(edge + W + 2, y1);
    for (var j = n - 1; j >= 0; j--) {
      var l = edge + j * t + t * .24, m = edge + j * t + t * .76, minute = s.first + (j + .5) * (s.last - s.first) / n;
      var end = minute > s.close || minute < s.open ? y1 + 10 : y2;
      shape.lineTo(m, y1); shape.lineTo(m - t * .06, end - 5);
      shape.quadraticCurveTo((l + m) / 2, end + 3, l + t * .06, end - 5); shape.lineTo(l, y1);
    }
    shape.lineTo(edge - 2, y1); shape.lineTo(edge - 4, y2 - 8); shape.quadraticCurveTo(edge - 9, y2 + 2, edge - 12, y2 - 6);
    shape.closePath();
    c.save();
    c.shadowColor = 'rgba(10,10,0,.45)'; c.shadowBlur = 9; c.shadowOffsetY = 5;
    c.fillStyle = '#7d2c0a'; c.fill(shape);
    c.shadowColor = 'transparent';
    c.clip(shape);
    var q = random(23);
    for (var p = 0; p < W / 9; p++) {
      var cx = q() * box.width, cy = top + q() * (spine + teeth), rad = 10 + q() * 46, dark = q();
      var blob = c.createRadialGradient(cx, cy, 0, cx, cy, rad), ink = dark > .55 ? '38,10,2' : dark > .25 ? '226,130,34' : '150,52,10';
      blob.addColorStop(0, 'rgba(' + ink + ',.62)'); blob.addColorStop(.7, 'rgba(' + ink + ',.34)'); blob.addColorStop(1, 'rgba(' + ink + ',0)');
      c.fillStyle = blob; c.fillRect(cx - rad, cy - rad, rad * 2, rad * 2);
    }
    // The hours sit on a darker band; a gleam runs along the back.
    var band = c.createLinearGradient(0, top - 8, 0, y1 + 6);
    band.addColorStop(0, 'rgba(255,226,170,.65)'); band.addColorStop(.16, 'rgba(255,220,150,.06)'); band.addColorStop(.3, 'rgba(30,6,0,.5)'); band.addColorStop(.85, 'rgba(30,6,0,.5)'); band.addColorStop(1, 'rgba(0,0,0,0)');
    c.fillStyle = band; c.fillRect(0, top - 10, box.width, spine + 18);
    c.restore();
    rounded(c, edge - 6, top + 5, W + 12, 2.5, 1.2);
    c.fillStyle = 'rgba(255,238,200,.5)'; c.fill();
  };

  /** A small comb: how much of the gap a treatment takes. */
  window.drawFill = function (canvas, share, colour) {
    var box = canvas.getBoundingClientRect(), dpr = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = Math.round(box.width * dpr); canvas.height = Math.round(box.height * dpr);
    var c = canvas.getContext('2d'), n = 40, t = box.width / n;
    c.scale(dpr, dpr);
    for (var i = 0; i < n; i++) {
      c.fillStyle = i < Math.round(share * n) ? colour : '#c9d5c9';
      c.fillRect(i * t, 0, t + .5, 4);
      c.fillRect(i * t + t * .2, 0, t * .6, box.height);
    }
  };
})();
