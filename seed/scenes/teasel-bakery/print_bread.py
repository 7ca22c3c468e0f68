"""python3 seed/scenes/teasel-bakery/print_bread.py OUT_FOLDER [pixels] [name…]   (numpy and scipy; then WebP, quality 56)

Writes one PNG with a clear ground for each thing the bakery makes.
"""

import sys
import time

import numpy as np

from lino import M, Print, box, capsule, cells, cyl, ellipsoid, length, noise, rot, save, smax, smin


def at(p, x, y, z):
    return p - np.array([x, y, z])


def pick(parts):
    """The nearest of several (distance, material, tone)."""
    d, m, e = parts[0]
    m, e = np.broadcast_to(m, d.shape), np.broadcast_to(e, d.shape)
    for d2, m2, e2 in parts[1:]:
        near = d2 < d
        d, m, e = np.where(near, d2, d), np.where(near, m2, m), np.where(near, e2, e)
    return d, m, e


def gash(d, g, wide, k=.05):
    """Cuts a score of the given half width: returns the cut body and how far inside the cut we are."""
    return smax(d, -(g - wide * 1.15), k), np.clip(1 - g / (wide * 1.5), 0, 1)


def rough(p, f, amp, seed=3):
    return amp * (noise(p, f, seed) + .5 * noise(p, f * 2.3, seed + 1))


# -- bread ----------------------------------------------------------------------------------------
def tin(brown, seed, split=True):
    def scene(p):
        q = rot(p, 'y', -24)
        body = box(at(q, 0, .5, 0), (1.12, .52, .55), .1)
        crown = ellipsoid(at(q, 0, 1.02, 0), (1.26, .5, .69)) + rough(q, 3, .018, seed)
        ends = smin(ellipsoid(at(q, -.5, 1.04, 0), (.72, .5, .68)), ellipsoid(at(q, .52, 1.05, 0), (.72, .5, .68)), .22)
        crown = smin(crown, ends, .1)
        d = smin(body, crown, .05)
        inside = 0
        if split:
            g = np.hypot(q[:, 1] - 1.56 + .05 * q[:, 0] ** 2, q[:, 2] + .05 * np.sin(3 * q[:, 0]))
            g = np.maximum(g, np.abs(q[:, 0]) - .92)
            d, inside = gash(d, g, .1)
        top = q[:, 1] > .86
        m = np.where(top, M('dark' if brown else 'crust'), M('crust' if brown else 'pale'))
        m = np.where(inside > .2, M('crust' if brown else 'crumb'), m)
        e = np.where(top, .02 + .2 * noise(q, 2.2, seed) + .1 * noise(q, 5, seed), -.02 + .1 * noise(q, 1.6, seed + 5)) + .1 * (inside > .2)
        return d, m, e
    return scene


def bloomer(p):
    q = rot(p, 'y', -16)
    d = ellipsoid(at(q, 0, .42, 0), (1.5, .6, .66)) + rough(q, 3, .02)
    d = smax(d, -q[:, 1], .08)
    inside = np.zeros(len(p))
    for i in range(5):
        x = -.86 + .43 * i
        g = capsule(q, (x - .2, .98 - .16 * x * x, .42), (x + .16, 1.05 - .16 * x * x, -.36), .01)
        d, s = gash(d, g, .085, .04)
        inside = np.maximum(inside, s)
    c, who = cells(q, 9, 4)
    flake = (c < .035) & (who > .45) & (inside < .1)
    m = np.where(inside > .12, M('crumb'), np.where(flake, M('seed'), M('crust')))
    return d, m, .06 + .1 * noise(q, 2, 8) - .1 * (q[:, 1] < .2)


def seeded(p):
    q = rot(p, 'y', -24)
    d = smin(box(at(q, 0, .46, 0), (1.08, .48, .54), .12), ellipsoid(at(q, 0, .98, 0), (1.2, .46, .66)), .08)
    c, who = cells(q * np.array([1, 1.25, 1.6]), 6.2, 11)
    on = np.clip((q[:, 1] - .45) / .5, 0, 1)
    seed = (c < .062) & (who < .15 + .8 * on)
    d = d + rough(q, 4, .012) - np.where(seed, np.sqrt(np.maximum(.062 ** 2 - c ** 2, 0)) * .55, 0)
    m = np.where(seed, np.where(who > .62, M('dark'), M('seed')), np.where(q[:, 1] > .84, M('crust'), M('pale')))
    return d, m, np.where(seed, .18, .0) + .06 * noise(q, 2, 8)


def rye(p):
    q = rot(p, 'y', -20)
    d = ellipsoid(at(q, 0, .38, 0), (1.32, .56, .78)) + rough(q, 2.4, .03, 9)
    d = smax(d, -q[:, 1], .08)
    w = q + .12 * np.stack([noise(q, 3, 1), noise(q, 3, 2), noise(q, 3, 5)], -1)
    r = np.minimum(np.abs(noise(w, 2.7, 21)), np.abs(noise(w, 3.6, 33)) + .03)
    crack = np.clip(1 - r / .075, 0, 1) * np.clip((q[:, 1] - .12) / .3, 0, 1)
    d = d + .045 * crack
    flour = (q[:, 1] > .22 + .12 * noise(q, 3, 3)) & (crack < .25)
    return d, np.where(flour, M('flour'), M('dark')), np.where(flour, .02, -.16 * (crack > .25)) + .05 * noise(q, 3, 8)


def sourdough(p):
    q = rot(p, 'y', 12)
    d = ellipsoid(at(q, 0, .5, 0), (1.16, .72, 1.1)) + rough(q, 2.6, .022, 5)
    d = smax(d, -q[:, 1], .1)
    # the basket's rings, in flour
    r = np.hypot(q[:, 0], q[:, 2])
    a = np.arctan2(q[:, 2], q[:, 0])
    ring = np.sin(r * 21 + .35 * np.sin(3 * a)) + .5 * noise(q, 7, 2)
    flour = (ring > .1) & (q[:, 1] > .3) & (noise(q, 1.5, 31) > -.35)
    # a teasel cut into the top: stalk, and leaves on both sides
    inside = np.zeros(len(p))
    top = lambda x, z: .5 + .72 * np.sqrt(max(0, 1 - (x / 1.16) ** 2 - (z / 1.1) ** 2))
    def cut(d, x0, z0, x1, z1, wide):
        g = capsule(q, (x0, top(x0, z0), z0), (x1, top(x1, z1), z1), .01)
        return gash(d, g, wide, .045)
    for x0, z0, x1, z1, w in [(-.62, .62, .0, .34, .075), (.0, .34, .62, -.1, .075),
                              (-.3, .36, -.42, .12, .05), (.0, .22, -.1, -.04, .05), (.3, .02, .22, -.26, .05),
                              (-.2, .6, .12, .72, .05), (.12, .42, .46, .5, .05), (.42, .2, .76, .22, .05)]:
        d, s = cut(d, x0, z0, x1, z1, w)
        inside = np.maximum(inside, s)
    m = np.where(inside > .1, M('crumb'), np.where(flour, M('flour'), M('crust')))
    m = np.where((q[:, 1] < .36 + .08 * noise(q, 3, 4)) & (inside < .1), M('dark'), m)
    return d, m, .0 + .1 * noise(q, 2.2, 8) + .12 * (inside > .3)


def cottage(p):
    big = ellipsoid(at(p, 0, .46, 0), (1.0, .56, .98)) + rough(p, 3, .016)
    small = ellipsoid(at(p, .02, 1.2, 0), (.62, .44, .6)) + rough(p, 3, .014, 8)
    d = smax(smin(big, small, .07), -p[:, 1], .08)
    d = smax(d, -(length((at(p, .02, 1.68, 0)) * np.array([1, .8, 1])) - .12), .12)
    a = np.arctan2(p[:, 2], p[:, 0])
    r = np.hypot(p[:, 0], p[:, 2])
    inside = np.zeros(len(p))
    for i in range(9):
        th = np.pi * 2 * i / 9 + .3
        c, s = np.cos(th), np.sin(th)
        g = capsule(p, (.74 * c, .94, .72 * s), (1.02 * c, .5, .99 * s), .01)
        d, k = gash(d, g, .05, .04)
        inside = np.maximum(inside, k)
    m = np.where(inside > .15, M('crumb'), M('crust'))
    return d, m, .05 + .09 * noise(p, 2, 8) - .16 * (p[:, 1] < .16) + .06 * (p[:, 1] > 1.1)


def sticks(p):
    parts = []
    for i, (y, z, x, turn) in enumerate([(.24, .3, -.05, -7), (.24, -.27, .08, -3), (.66, .02, .03, -10)]):
        q = rot(at(p, x, y, z), 'y', turn)
        u = np.clip(np.abs(q[:, 0]) / 1.62, 0, 1)
        d = capsule(q * np.array([1, 1.06, 1]), (-1.36, 0, 0), (1.36, 0, 0), .285) + .11 * u ** 6 + rough(q, 4, .012, i)
        inside = np.zeros(len(p))
        for j in range(5):
            c = -1.04 + .52 * j
            g = capsule(q, (c - .22, .235, .12), (c + .24, .26, -.12), .01)
            d, k = gash(d, g, .066, .035)
            inside = np.maximum(inside, k)
        parts.append((d, np.where(inside > .12, M('crumb'), M('crust')), .05 + .1 * noise(q, 2.4, 8 + i) + .05 * (i == 2)))
    return pick(parts)


# -- the rest of the shelf --------------------------------------------------------------------------
def bag(p):
    q = rot(p, 'y', 18)
    y = q[:, 1]
    grow = 1 + .05 * (y - .8)
    fold = .02 * noise(q * np.array([1, .45, 1]), 3.2, 6) + .012 * noise(q, 7, 9)
    b = at(q, 0, .86, 0) / np.stack([grow, np.ones(len(p)), grow], -1)
    # a gusset pressed into the side
    side = .1 * np.clip(1 - np.abs(q[:, 2]) / .3, 0, 1) * (y < 1.6)
    d = box(b, (.74, .88, .42), .03) + fold + np.where(np.abs(q[:, 0]) > .6, side, 0)
    zig = 1.66 + .035 * np.abs(((q[:, 0] * 9 + q[:, 2] * 9) % 1) - .5)
    d = smax(d, y - zig, .01)
    d = smax(d, -box(at(q, 0, 1.5, 0), (.69, .5, .37), .03), .01)
    r = np.hypot(q[:, 0], y - .82)
    front = q[:, 2] > .3
    seal = front & (r < .36) & ~((r > .29) & (r < .325))
    head = front & (((q[:, 0] / .1) ** 2 + ((y - .9) / .16) ** 2 < 1) | ((np.abs(q[:, 0]) < .018) & (y < .9) & (y > .56)) | ((np.abs(y - .72 - .9 * np.abs(q[:, 0])) < .022) & (np.abs(q[:, 0]) < .19)))
    parts = [(d * .85, np.where(head & seal, M('stand'), np.where(seal, M('jam'), M('kraft'))), np.where(head & seal, .3, .08 + .25 * noise(q, 2.4, 3)))]
    for i, (x, z, lean, fwd) in enumerate([(-.36, -.02, 9, -4), (.04, .1, -3, 3), (.38, -.08, -13, -6)]):
        c = rot(rot(at(q, x, .4, z), 'z', lean), 'x', fwd)
        s = capsule(c, (0, 0, 0), (0, 2.05 - .12 * i, 0), .2) + rough(c, 4, .012, i)
        ins = np.zeros(len(p))
        for j in range(3):
            g = capsule(c, (-.1, 1.28 + .34 * j, .17), (.1, 1.46 + .34 * j, .16), .01)
            s, k = gash(s, g, .055, .03)
            ins = np.maximum(ins, k)
        parts.append((s, np.where(ins > .12, M('crumb'), M('crust')), .06 + .1 * noise(c, 2.4, i)))
    return pick(parts)


def bun(q, seed):
    r = np.hypot(q[:, 0], q[:, 2])
    a = np.arctan2(q[:, 2], q[:, 0])
    d = cyl(q, .56, .3, .17) + rough(q, 4, .01, seed)
    turn = (r / .56 * 2.55 - a / (2 * np.pi)) % 1
    g = np.abs(turn - .5) * 2          # 1 in the groove
    groove = np.clip((g - .62) / .38, 0, 1) * (r < .58) * (q[:, 1] > .1)
    d = d + .075 * groove
    ice = (q[:, 1] > .14) & (np.sin(q[:, 0] * 11 + q[:, 2] * 7 + 1.4 * noise(q, 3, seed)) > .45)
    m = np.where(groove > .45, M('dark'), np.where(ice, M('icing'), M('crust')))
    return d * .8, m, np.where(ice & (groove <= .45), .2, .08)


def buns(p):
    return pick([bun(rot(at(p, -.62, .3, .1), 'y', 20), 1), bun(rot(at(p, .64, .3, .16), 'y', 140), 2),
                 bun(rot(rot(at(p, .0, .86, -.02), 'x', 24), 'y', 75), 3)])


def scone(q, seed):
    d = cyl(q, .5, .36, .09) + rough(q, 5, .022, seed)
    crack = np.clip(1 - np.abs(q[:, 1] + .03 - .08 * noise(q, 3, seed)) / .055, 0, 1)
    d = d + .05 * crack
    cheese = q[:, 1] > .2 + .14 * noise(q * np.array([1, .3, 1]), 5, seed + 3)
    d = d - .028 * cheese
    m = np.where(cheese, M('crust'), M('pale'))
    return d * .85, m, np.where(cheese, .12 + .16 * noise(q, 6, seed), .1) - .28 * (crack > .5)


def scones(p):
    return pick([scone(rot(at(p, -.56, .36, .12), 'y', 20), 1), scone(rot(at(p, .56, .36, .2), 'y', 100), 2),
                 scone(rot(rot(at(p, .02, 1.06, .02), 'y', 75), 'z', -5), 3)])


def roll(q, seed):
    body = capsule(q * np.array([1, 1.08, .92]), (-1.3, 0, 0), (1.3, 0, 0), .34) + rough(q * np.array([.5, 1, 1]), 6, .014, seed)
    d = smax(body, np.abs(q[:, 0]) - .74, .03)
    inside = np.zeros(len(q))
    for j in range(4):
        c = -.5 + .33 * j
        g = capsule(q, (c - .05, .33, .22), (c + .07, .33, -.2), .01)
        d, k = gash(d, g, .04, .03)
        inside = np.maximum(inside, k)
    r = np.hypot(q[:, 1] * 1.08, q[:, 2] * .92)
    end = np.abs(q[:, 0]) > .715
    swirl = np.abs(((r * 15) % 1) - .5) < .16
    m = np.where(end & (r < .24), M('meat'), np.where(end & swirl, M('crust'), np.where(inside > .2, M('dark'), M('pastry'))))
    return d, m, np.where(end, .08 * noise(q, 9, 4), .0 + .16 * noise(q * np.array([.5, 1, 1]), 3.4, seed + 4))


def rolls(p):
    return pick([roll(rot(at(p, -.25, .34, .34), 'y', 24), 1), roll(rot(at(p, .28, .34, -.34), 'y', 20), 2),
                 roll(rot(at(p, .05, .9, .02), 'y', 32), 3)])


def tart(p):
    q = rot(rot(at(p, 0, .66, -.05), 'x', 33), 'y', 8)
    r = np.hypot(q[:, 0], q[:, 2])
    a = np.arctan2(q[:, 2], q[:, 0])
    flute = .028 * np.cos(a * 34)
    shell = cyl(q, 1.22 + .1 * 0, .17, .03) - flute * (r > 1)
    shell = smax(shell, -cyl(at(q, 0, .2, 0), 1.08, .2, .02), .03)
    fill = cyl(at(q, 0, -.02, 0), 1.1, .1, .02) + rough(q, 5, .01)
    parts = [(shell, np.where(noise(q, 4, 2) > .1, M('crust'), M('pastry')), .1), (fill, M('jam'), .12)]
    for count, rad, size in [(1, 0, .2), (6, .42, .2), (12, .84, .2)]:
        for i in range(count):
            th = 2 * np.pi * i / count + .2 * rad
            x, z = rad * np.cos(th), rad * np.sin(th)
            s = rot(at(q, x, .1, z), 'y', np.degrees(-th))
            s = rot(s, 'z', 14)
            d = smax(ellipsoid(s, (.205, .15, .165)), -(np.hypot(s[:, 2], s[:, 1] - .15) - .018), .03)
            near = length(at(q, x, .1, z)) < .45
            d = np.where(near, d, 1)
            parts.append((np.where(near, d, length(at(q, x, .1, z)) - .3), np.where(noise(s, 9, i) > .35, M('jam'), M('plum')), .12))
    # what it leans on: a block behind
    prop = box(at(p, 0, .25, -.75), (.5, .25, .1), .03)
    d, m, e = pick(parts)
    return np.minimum(d, prop) * .9, np.where(prop < d, M('ink'), m), e


def round_cake(layers, top, *, r=.86, slice_at=62, wide=44, deco=None, side=None, stand=True):
    """Layers from below: (height, material). A slice is out, so that the inside shows."""
    total = sum(h for h, _ in layers)

    def scene(p):
        lift = .52 if stand else 0
        q = rot(at(p, 0, lift, 0), 'y', 0)
        rr = np.hypot(q[:, 0], q[:, 2])
        body = cyl(at(q, 0, total / 2, 0), r, total / 2, .05) + rough(q, 5, .008)
        a = np.degrees(np.arctan2(q[:, 2], q[:, 0]))
        c0, c1 = np.radians(slice_at - wide / 2), np.radians(slice_at + wide / 2)
        n0, n1 = np.array([-np.sin(c0), 0, np.cos(c0)]), np.array([np.sin(c1), 0, -np.cos(c1)])
        wedge = smax(-(q @ n0), -(q @ n1), .01)
        d = smax(body, -wedge, .015)
        cutface = (-wedge > -.02) & (rr < r - .035)
        y, m, acc = q[:, 1], np.full(len(q), M(layers[-1][1])), 0
        for h, name in reversed(layers):
            m = np.where(y < total - acc, M(name), m)
            acc += h
        acc = 0
        e = np.where(cutface, .2 + .16 * noise(q, 14, 4), .05)
        if side:
            m = np.where(~cutface, M(side), m)
        m = np.where((y > total - .05) & ~cutface, M(top), m)
        e = np.where((y > total - .05) & ~cutface, .1, e)
        parts = [(d, m, e)]
        if deco:
            parts += deco(q, total, a, rr)
        if stand:
            dish = cyl(at(p, 0, .48, 0), 1.16, .035, .03)
            foot = smax(cyl(at(p, 0, .22, 0), .15, .26, .03), -p[:, 1], .02)
            foot = smin(foot, cyl(at(p, 0, .03, 0), .5, .035, .03), .22)
            lip = (np.abs(p[:, 1] - .48) < .05)
            parts += [(smin(dish, foot, .05), M('stand'), .12)]
        return pick(parts)
    return scene


def blobs(n, rad, size, name, tone=.12, flat=.8, phase=.2, skip=None):
    def deco(q, total, a, rr):
        out = []
        for i in range(n):
            th = 2 * np.pi * (i + phase) / n
            if skip and skip[0] < np.degrees(th) % 360 < skip[1]:
                continue
            c = at(q, rad * np.cos(th), total + size * .35, rad * np.sin(th))
            out.append((ellipsoid(rot(c, 'y', 40 * i), (size * 1.15, size * flat, size)) + .02 * np.cos(9 * np.arctan2(c[:, 2], c[:, 0])), M(name), tone))
        return out
    return deco


def dust(q, total, a, rr):
    return []


cider = round_cake([(.62, 'coffee')], 'pale', r=.98, side='crust', deco=blobs(11, .66, .13, 'pastry', .1, .5, skip=(35, 88)), slice_at=62)
victoria = round_cake([(.34, 'pale'), (.07, 'jam'), (.09, 'icing'), (.34, 'pale')], 'flour', r=1.0)
chocolate = round_cake([(.3, 'choc'), (.08, 'coffee'), (.3, 'choc'), (.1, 'choc')], 'choc', r=.96, side='choc', deco=blobs(12, .78, .11, 'coffee', .1, .9, skip=(35, 88)))
walnut = round_cake([(.3, 'pale'), (.09, 'coffee'), (.3, 'pale'), (.1, 'coffee')], 'coffee', r=.98, side='coffee', deco=blobs(10, .74, .13, 'dark', .2, .7, skip=(35, 88)))
fruit = round_cake([(.68, 'choc'), (.07, 'coffee'), (.1, 'icing')], 'icing', r=.96, side='icing', deco=blobs(16, .84, .08, 'icing', .2, .9, skip=(38, 86)))


THINGS = {
    # name: scene, frame width, height, options. The cakes and the bag were printed 600 pixels wide.
    'white-tin': (tin(False, 3), 3.0, 2.3, dict(axis=(1, 0, .4))),
    'wholemeal-tin': (tin(True, 7, split=False), 3.0, 2.3, dict(axis=(1, 0, .4))),
    'malted': (bloomer, 3.4, 1.9, dict(axis=(1, 0, .3))),
    'seeded': (seeded, 3.0, 2.2, dict(axis=(1, 0, .4))),
    'rye': (rye, 3.0, 1.8, dict(axis=(1, 0, .3))),
    'sourdough': (sourdough, 2.7, 2.05, dict()),
    'cottage': (cottage, 2.4, 2.4, dict()),
    'sticks': (sticks, 3.7, 1.75, dict(axis=(1, 0, .1))),
    'buns': (buns, 2.9, 2.05, dict(grain=2.2)),
    'scones': (scones, 2.7, 2.2, dict()),
    'rolls': (rolls, 2.7, 2.0, dict(axis=(1, 0, -.4))),
    'tart': (tart, 2.9, 2.45, dict(grain=2.2, base=.56)),
    'cider-cake': (cider, 2.7, 2.2, dict()),
    'bag': (bag, 2.7, 3.3, dict(axis=(0, 1, .3))),
    'victoria': (victoria, 2.7, 2.35, dict()),
    'chocolate': (chocolate, 2.7, 2.35, dict()),
    'walnut': (walnut, 2.7, 2.35, dict()),
    'fruit': (fruit, 2.7, 2.35, dict()),
}

if __name__ == '__main__':
    folder, names = sys.argv[1], sys.argv[2:]
    px = None
    if names and names[0].isdigit():
        px = int(names.pop(0))
    for name in names or THINGS:
        scene, w, h, opts = THINGS[name]
        began = time.time()
        # all at one scale: 150 px to the unit
        save(f'{folder}/{name}.png', Print(scene, w, h, px=px or int(w * 150) // 2 * 2, **opts).run())
        print(name, f'{time.time() - began:.0f} s', flush=True)
