"""python3 seed/scenes/teasel-bakery/draw_town.py public/demos/teasel-bakery/img [folder for the inline ones]   (no packages)

Cuts the drawn prints: the Market House, the teasel, and the marks the gouge leaves on a cleared wall.
"""

import math
import random
import sys

INK, PAPER, BUTTER, CRUST, RUSSET, PLUM, LILAC = '#2a1a2e', '#fdf6e6', '#f2c76e', '#d08b36', '#8e4a24', '#6b2f5c', '#b9a9d0'
out = sys.argv[1]


def f(v):
    return f'{v:.1f}'.rstrip('0').rstrip('.')


def poly(points, rnd, j=1.1):
    """A shape with the wobble of a hand that cuts."""
    return 'M' + 'L'.join(f'{f(x + rnd.uniform(-j, j))} {f(y + rnd.uniform(-j, j))}' for x, y in points) + 'Z'


def bar(x1, y1, x2, y2, w, rnd, j=.9):
    a = math.atan2(y2 - y1, x2 - x1) + math.pi / 2
    dx, dy = math.cos(a) * w / 2, math.sin(a) * w / 2
    return poly([(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)], rnd, j)


def gouge(x, y, length, w, angle, rnd):
    """One stroke of the tool: thin where it enters, blunt where it leaves."""
    c, s = math.cos(angle), math.sin(angle)
    p = lambda u, v: f'{f(x + u * c - v * s)} {f(y + u * s + v * c)}'
    b = rnd.uniform(-.12, .12) * length
    return f'M{p(0, 0)}Q{p(length * .5, -w + b)} {p(length, -w * .3)}L{p(length, w * .4)}Q{p(length * .5, w + b)} {p(0, 0)}Z'


def svg(name, w, h, parts):
    body = ''.join(f'<path fill="{c}" d="{"".join(d)}"/>' for c, d in parts if d)
    with open(f'{out}/{name}.svg', 'w') as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{body}</svg>\n')


# -- Market House, seen from the High Street -------------------------------------------------------
def market_house():
    rnd = random.Random(7)
    W, H = 900, 640
    sky, cloud, ground, wall, tile, tilecut, oak, oakcut, dark, glass, stone, under, shade = ([] for _ in range(13))
    sky.append(poly([(0, 0), (W, 0), (W, 560), (0, 560)], rnd, 3))
    for _ in range(150):
        x, y = rnd.uniform(0, W), rnd.uniform(8, 480)
        cloud.append(gouge(x, y, rnd.uniform(30, 110), rnd.uniform(1, 3.4), rnd.uniform(-.12, .05), rnd))
    ground.append(poly([(0, 548), (W, 548), (W, H), (0, H)], rnd, 3))
    L, R = 130, 770
    floor, eaves = 356, 196
    # the dark under the house
    under.append(poly([(L + 14, floor), (R - 14, floor), (R - 14, 556), (L + 14, 556)], rnd))
    for _ in range(120):
        x, y = rnd.uniform(L + 18, R - 60), floor + 196 * rnd.random() ** 1.9
        shade.append(gouge(x, y, rnd.uniform(20, 50), rnd.uniform(1.5, 3.6), rnd.uniform(-.04, .04), rnd))
    dark.append(bar(L, floor + 10, R, floor + 10, 26, rnd))
    wall.append(poly([(L - 12, floor), (L - 12, eaves), (R + 12, eaves), (R + 12, floor)], rnd))
    # roof, hipped at both ends
    roof = [(L - 44, eaves + 10), (L + 58, 66), (R - 58, 66), (R + 44, eaves + 10)]
    tile.append(poly(roof, rnd, 2))
    for row in range(11):
        y = 78 + row * 12
        t = (y - 66) / (eaves + 10 - 66)
        x0, x1 = L + 58 - 102 * t + 10, R - 58 + 102 * t - 10
        x = x0 + rnd.uniform(0, 12)
        while x < x1 - 12:
            tilecut.append(gouge(x, y + rnd.uniform(-1, 1), rnd.uniform(9, 17), rnd.uniform(1.2, 2.4), rnd.uniform(-.08, .08), rnd))
            x += rnd.uniform(17, 25)
    dark.append(bar(L + 50, 64, R - 50, 64, 9, rnd))
    dark.append(bar(L - 48, eaves + 12, R + 48, eaves + 12, 10, rnd))
    # timber: sill, middle rail, posts, and the herringbone between
    bays = 6
    bw = (R - L + 24) / bays
    for y, t in ((floor - 4, 17), ((floor + eaves) / 2 + 8, 10), (eaves + 14, 12)):
        oak.append(bar(L - 16, y, R + 16, y, t, rnd))
    mid = (floor + eaves) / 2 + 8
    for i in range(bays + 1):
        x = L - 12 + i * bw
        oak.append(bar(x, eaves + 10, x, floor, 12, rnd))
    for i in range(bays):
        x0, x1 = L - 12 + i * bw + 6, L - 12 + (i + 1) * bw - 6
        # below the rail: herringbone
        c = (x0 + x1) / 2
        oak.append(bar(c, mid, c, floor - 8, 7, rnd))
        for k in range(3):
            y = mid + 10 + k * 21
            oak.append(bar(x0, y + 16, c, y - 2, 6.5, rnd))
            oak.append(bar(c, y - 2, x1, y + 16, 6.5, rnd))
        # above: window, or bracing
        if i in (1, 2, 3, 4):
            glass.append(poly([(x0 + 14, eaves + 26), (x1 - 14, eaves + 26), (x1 - 14, mid - 8), (x0 + 14, mid - 8)], rnd))
            for k in range(1, 4):
                xx = x0 + 14 + (x1 - x0 - 28) * k / 4
                oakcut.append(bar(xx, eaves + 27, xx, mid - 9, 3, rnd, .5))
            oakcut.append(bar(x0 + 14, eaves + 46, x1 - 14, eaves + 46, 3, rnd, .5))
        else:
            for k in range(3):
                a, b = (0, 18) if i == 0 else (18, 0)
                oak.append(bar(x0, mid - 8 - a - k * 16, x1, mid - 8 - b - k * 16, 6.5, rnd))
    # the posts it stands on, with their braces and stone feet
    posts = []
    far = []
    for i in range(5):
        x = L + 70 + i * (R - L - 140) / 4
        far.append(bar(x, floor + 8, x, 542, 11, rnd))
    for i in range(6):
        x = L + 16 + i * (R - L - 32) / 5
        posts.append(bar(x, floor, x, 560, 22, rnd))
        for s in (-1, 1):
            if 0 <= i + (s > 0) and (i > 0 or s > 0) and (i < 5 or s < 0):
                posts.append(bar(x + s * 6, floor + 58, x + s * 46, floor + 4, 10, rnd))
        stone.append(poly([(x - 19, 556), (x + 19, 556), (x + 22, 578), (x - 22, 578)], rnd))
        for k in range(9):
            oakcut.append(gouge(x + rnd.uniform(-7, 5), floor + 26 + k * 20, rnd.uniform(12, 26), 1.5, math.pi / 2 + rnd.uniform(-.06, .06), rnd))
    # market stalls in the shade: an awning, crates
    stall, stall2 = [], []
    stall.append(poly([(300, 452), (398, 452), (412, 484), (286, 484)], rnd))
    for k in range(4):
        stall2.append(poly([(306 + k * 26, 452), (318 + k * 26, 452), (318 + k * 29 - 4, 484), (300 + k * 30, 484)], rnd, .6))
    stall2.append(poly([(300, 522), (398, 522), (398, 546), (300, 546)], rnd))
    stall.append(poly([(306, 512), (326, 505), (344, 512), (362, 504), (392, 512), (392, 524), (306, 524)], rnd))
    # cobbles
    cob = []
    for row in range(6):
        y = 586 + row * 10
        x = rnd.uniform(0, 30)
        while x < W:
            cob.append(gouge(x, y + rnd.uniform(-2, 2), rnd.uniform(10, 34), rnd.uniform(1, 2.6), rnd.uniform(-.05, .05), rnd))
            x += rnd.uniform(26, 74)
    svg('market-house', W, H, [(LILAC, sky), (PAPER, cloud), (INK, ground), (LILAC, cob), (BUTTER, under), (CRUST, shade), (INK, dark), (PLUM, far), (PLUM, stall), (PAPER, stall2), (PAPER, wall),
                               (RUSSET, tile), (BUTTER, tilecut), (INK, oak), (INK, glass), (INK, posts), (CRUST, oakcut), (LILAC, stone)])


# -- The teasel -------------------------------------------------------------------------------------
def teasel():
    rnd = random.Random(3)
    W, H = 300, 520
    ink, cut, band, stem = [], [], [], []
    cx, cy, rx, ry = 150, 190, 62, 108
    # spines round the outline
    for i in range(74):
        a = math.pi * 2 * i / 74
        x, y = cx + rx * math.cos(a), cy + ry * math.sin(a)
        up = math.atan2(math.sin(a) * 1.2 - .75, math.cos(a) * 1.5)
        ln = rnd.uniform(15, 25)
        ink.append(poly([(x + 4 * math.cos(up + 1.57), y + 4 * math.sin(up + 1.57)), (x + ln * math.cos(up), y + ln * math.sin(up)), (x - 4 * math.cos(up + 1.57), y - 4 * math.sin(up + 1.57))], rnd, .4))
    ink.append('M' + 'L'.join(f'{f(cx + rx * math.cos(t / 20 * math.pi))} {f(cy + ry * math.sin(t / 20 * math.pi))}' for t in range(40)) + 'Z')
    # rows of scales, in two spirals
    for row in range(17):
        v = -0.92 + row * 1.84 / 16
        half = math.sqrt(1 - v * v)
        n = max(3, round(8 * half))
        for k in range(n):
            u = (-1 + 2 * (k + (.25 if row % 2 else .75)) / n) * half
            x, y = cx + u * rx * .93, cy + v * ry
            lean = -math.pi / 2 + u * .5
            ln = 13.5 * (1 - .35 * abs(u))
            shape = gouge(x - ln / 2 * math.cos(lean), y - ln / 2 * math.sin(lean), ln, 2.9 * (1 - .45 * abs(u)), lean, rnd)
            (band if -.34 < v < -.02 else cut).append(shape)
    # the long bracts that curve up from below, and the stalk
    for s, reach, lift in ((-1, 128, 250), (1, 132, 235), (-1, 96, 60), (1, 104, 78), (-1, 66, -30), (1, 60, -20)):
        x1, y1 = cx + s * reach, cy + ry - lift
        ink.append(f'M{cx - s * 6} {cy + ry + 6}C{f(cx + s * reach * .7)} {cy + ry + 26} {f(x1 + s * 14)} {f(y1 + 120)} {f(x1)} {f(y1)}C{f(x1 + s * 3)} {f(y1 + 130)} {f(cx + s * reach * .62)} {cy + ry + 8} {cx + s * 8} {cy + ry - 8}Z')
    stem.append(poly([(cx - 7, cy + ry - 4), (cx + 7, cy + ry - 4), (cx + 9, H), (cx - 9, H)], rnd, .6))
    for k in range(13):
        y = cy + ry + 26 + k * 15
        s = -1 if k % 2 else 1
        stem.append(poly([(cx + s * 6, y), (cx + s * 18, y + 4), (cx + s * 6, y + 7)], rnd, .4))
        cut.append(gouge(cx - 2 + rnd.uniform(-2, 2), y - 6, rnd.uniform(10, 15), 1.3, math.pi / 2, rnd))
    svg('teasel', W, H, [(INK, ink), (INK, stem), (LILAC, band), (BUTTER, cut)])


# -- What the gouge leaves: a tile for the walls -----------------------------------------------------
def chatter():
    rnd = random.Random(11)
    W = 360
    marks = []
    for _ in range(74):
        x, y, ln, w, a = rnd.uniform(0, W), rnd.uniform(0, W), rnd.uniform(12, 46), rnd.uniform(.6, 1.7), rnd.uniform(-.16, .16)
        for dx in (0, -W):
            for dy in (0, -W) if y > W - 20 else (0,):
                if dx == 0 or x + ln > W:
                    state = rnd.getstate()
                    marks.append(gouge(x + dx, y + dy, ln, w, a, random.Random(int(x * 100))))
                    rnd.setstate(state)
    svg('chatter', W, W, [('#fff', marks)])


def board():
    """A shelf's edge: oak, end to end."""
    rnd = random.Random(5)
    W, H = 480, 18
    grain, light = [], []
    for _ in range(46):
        x, y = rnd.uniform(0, W - 60), rnd.uniform(3, H - 3)
        (grain if rnd.random() < .6 else light).append(gouge(x, y, rnd.uniform(24, 90), rnd.uniform(.5, 1.2), rnd.uniform(-.02, .02), rnd))
    svg('board', W, H, [(CRUST, [f'M0 0H{W}V{H}H0Z']), (RUSSET, grain), (BUTTER, light), (INK, [f'M0 {H - 3}H{W}V{H}H0Z', f'M0 0H{W}V1.6H0Z'])])



def oven():
    """The oven's mouth: an arch of bricks round a glow."""
    rnd = random.Random(9)
    W, H = 440, 236
    wall, brick, cutm, hole, glow1, glow2, emb = ([] for _ in range(7))
    wall.append(poly([(2, 2), (W - 2, 2), (W - 2, H - 2), (2, H - 2)], rnd, 2))
    for row in range(11):
        y = 6 + row * 21
        x = -20 if row % 2 else 2
        while x < W - 8:
            w = 44
            x0, x1 = max(x + 2, 6), min(x + w - 2, W - 6)
            if x1 - x0 > 8:
                brick.append(poly([(x0, y + 2), (x1, y + 2), (x1, y + 18), (x0, y + 18)], rnd, 1.3))
                for _ in range(1):
                    cutm.append(gouge(rnd.uniform(x0 + 2, max(x0 + 3, x1 - 16)), rnd.uniform(y + 5, y + 15), rnd.uniform(6, 13), rnd.uniform(.7, 1.4), rnd.uniform(-.1, .1), rnd))
            x += w
    cx, base, rx, ry = W / 2, 224, 196, 196
    arch = lambda r, k=1.0: [(cx - r, base)] + [(cx - r * math.cos(t / 24 * math.pi), base - ry * k * r / rx * math.sin(t / 24 * math.pi) ** .75) for t in range(25)] + [(cx + r, base)]
    ring_in, ring = arch(160, .98), arch(196, .98)
    hole.append(poly(ring, rnd, 1))
    stones = []
    for t in range(17):
        a0, a1 = (t + .06) / 17 * math.pi, (t + .94) / 17 * math.pi
        pt = lambda r, a: (cx - r * math.cos(a), base - ry * .98 * r / rx * math.sin(a) ** .75)
        stones.append(poly([pt(164, a0), pt(192, a0), pt(192, a1), pt(164, a1)], rnd, 1.1))
    for r, into in ((146, glow1), (118, glow2)):
        into.append(poly(arch(r, .95), rnd, 1.5))
    for _ in range(64):
        x, y = cx + rnd.uniform(-140, 110), base - 4 - 120 * rnd.random() ** 1.6
        if abs(x - cx) < 135:
            emb.append(gouge(x, y, rnd.uniform(14, 46), rnd.uniform(1, 2.4), rnd.uniform(-.08, .08), rnd))
    svg('oven', W, H, [(INK, wall), (PLUM, brick), (INK, cutm), (INK, hole), (LILAC, stones), (INK, [poly(ring_in, rnd, 1)]), (RUSSET, glow1), (CRUST, glow2), (BUTTER, emb),
                       (INK, [poly([(cx - 160, 214), (cx + 160, 214), (cx + 166, 226), (cx - 166, 226)], rnd, 1)])])


def crumbs():
    rnd = random.Random(2)
    bits, dots = [], []
    for _ in range(26):
        x, y, r = min(186, max(14, 100 + rnd.gauss(0, 42))), 24 + rnd.gauss(0, 5), rnd.uniform(1, 4)
        pts = [(x + r * 1.4 * math.cos(a), y + r * .8 * math.sin(a)) for a in (0, 1.3, 2.6, 3.9, 5.2)]
        (bits if rnd.random() < .6 else dots).append(poly(pts, rnd, .6))
    svg('crumbs', 200, 40, [(INK, bits), (RUSSET, dots)])


def sign(path, small):
    """The mark: a teasel's head with few, bold cuts."""
    cx, cy, rx, ry = 22, 17.5, 8.2, 12.6
    spines = ''
    for i in range(26):
        a = 2 * math.pi * i / 26
        x, y, up = cx + rx * math.cos(a), cy + ry * math.sin(a), math.atan2(math.sin(a) * 1.2 - .7, math.cos(a) * 1.5)
        n = lambda k: f'{f(x + k * math.cos(up + 1.57))} {f(y + k * math.sin(up + 1.57))}'
        spines += f'M{n(1.2)}L{f(x + 3.6 * math.cos(up))} {f(y + 3.6 * math.sin(up))}L{n(-1.2)}Z'
    head = f'M{cx - rx} {cy}a{rx} {ry} 0 1 0 {2 * rx} 0a{rx} {ry} 0 1 0 {-2 * rx} 0Z'
    leaves = f'M20.8 30C11 35 6 27 4.6 15 4 28 8 38 20.8 33ZM23.2 30C33 35 38 27 39.4 15 40 28 36 38 23.2 33ZM20.7 29h2.6l.7 15h-4Z'
    cuts = ''
    rnd = random.Random(1)
    for row, n in ((8, 2), (12, 3), (16, 4), (20, 3), (24, 3), (27.4, 2)):
        for k in range(n):
            u = (k - (n - 1) / 2)
            cuts += gouge(cx + u * 3.7, row + 1.6, 3.5, .62, -math.pi / 2 + u * .22, rnd)
    with open(path, 'w') as file:
        ground = f'<rect width="44" height="44" rx="8" fill="{BUTTER}"/>' if small else ''
        a = 'width="44" height="44" aria-hidden="true"' if not small else 'xmlns="http://www.w3.org/2000/svg"'
        file.write(f'<svg {a} viewBox="0 0 44 44">{ground}<path fill="{INK}" d="{spines}{head}{leaves}"/><path fill="{BUTTER if not small else PAPER}" d="{cuts}"/></svg>\n')


def town_map(path):
    rnd = random.Random(4)
    W, H = 620, 560
    land, cut, street, house, roof = [], [], [], [], []
    land.append(poly([(0, 0), (W, 0), (W, H), (0, H)], rnd, 3))
    roads = [((408, 0), (372, 190), 34), ((372, 190), (366, 400), 52), ((366, 400), (384, H), 36), ((372, 196), (150, 236), 32), ((150, 236), (0, 300), 28),
             ((372, 262), (540, 214), 16), ((364, 410), (120, 452), 28), ((120, 452), (0, 500), 26), ((372, 404), (W, 376), 30)]
    for (x1, y1), (x2, y2), w in roads:
        street.append(bar(x1, y1, x2, y2, w, rnd, 1.4))
    for x, y, rr in ((150, 236, 15), (120, 452, 13.5), (372, 196, 20), (368, 402, 22)):
        street.append(poly([(x + rr * math.cos(k / 5 * math.pi), y + rr * math.sin(k / 5 * math.pi)) for k in range(9, -1, -1)], rnd, .4))
    for _ in range(230):
        cut.append(gouge(rnd.uniform(0, W), rnd.uniform(0, H), rnd.uniform(12, 34), rnd.uniform(.8, 1.8), rnd.uniform(-.5, -.3), rnd))
    P = lambda d, c: f'<path fill="{c}" d="{"".join(d)}"/>'
    t = lambda x, y, words, rot=0, cls='st': f'<text class="{cls}" x="{x}" y="{y}"' + (f' transform="rotate({rot} {x} {y})"' if rot else '') + f'>{words}</text>'
    mh = poly([(388, 262), (420, 258), (424, 318), (392, 322)], rnd, 1)
    tower = poly([(334, 164), (352, 161), (354, 184), (336, 187)], rnd, 1)
    shop = poly([(206, 186), (250, 178), (254, 204), (210, 212)], rnd, 1)
    church = poly([(548, 176), (596, 168), (598, 190), (550, 198)], rnd, 1)
    steps = ''.join(f'<ellipse cx="{f(x)}" cy="{f(y)}" rx="3" ry="5.6" transform="rotate({r} {f(x)} {f(y)})"/>' for x, y, r in
                    [(384 - (k % 2) * 8, 292 - k * 15, -6) for k in range(6)] + [(360 - k * 16, 203 + k * 2.8 + (k % 2) * 8, -80) for k in range(7)])
    body = (P(land, LILAC) + P(cut, '#cabde0') + P(street, PAPER) + P([mh, tower, church], INK) + P([poly([(394, 276), (418, 273), (418, 280), (394, 283)], rnd, .5), poly([(396, 296), (420, 293), (420, 300), (396, 303)], rnd, .5)], BUTTER)
            + P([shop], RUSSET) + f'<g fill="{PLUM}">{steps}</g>'
            + t(424, 60, 'The Homend', 80) + t(350, 386, 'High Street', -89) + t(382, 536, 'The Southend', -84) + t(86, 268, 'Bye Street', -18) + t(440, 232, 'Church Lane', -16) + t(150, 446, 'New Street', -10) + t(470, 396, 'Worcester Road', -4)
            + t(434, 296, 'Market House', 0, 'pl') + t(352, 132, 'Clock tower', 0, 'pl e') + t(306, 172, 'Teasel Bakery', 0, 'us e') + t(604, 158, 'Church', 0, 'pl e')
            + ''.join(f'<g class="pk"><path fill="{INK}" d="{poly([(x, y), (x + 34, y - 3), (x + 35, y + 31), (x + 2, y + 33)], rnd, 1)}"/><text x="{x + 10}" y="{y + 25}">P</text></g>' for x, y in ((48, 188), (246, 268)))
            + t(24, 178, 'Bye Street', 0, 'sm') + t(206, 322, 'St Katherine’s', 0, 'sm') + t(446, 22, '↑ station', 0, 'sm'))
    with open(path, 'w') as file:
        file.write(f'<svg viewBox="0 0 {W} {H}" role="img" aria-labelledby="map-t map-d"><title id="map-t">The way to the bakery</title><desc id="map-d">From the Market House north up the High Street to the clock tower, then left into Bye Street. The bakery is on the right. Car parks: Bye Street, further down; St Katherine’s, between Bye Street and the High Street.</desc>{body}</svg>\n')


if len(sys.argv) > 2:  # the inline ones, for the pages
    sign(sys.argv[2] + '/logo.svg', False)
    town_map(sys.argv[2] + '/map.svg')
sign(out + '/../favicon.svg', True)
oven()
crumbs()
market_house()
teasel()
chatter()
board()
