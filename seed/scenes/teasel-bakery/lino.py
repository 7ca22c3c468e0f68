"""How the prints are made. Used by `print_bread.py`, which says how it is run.

A thing is a distance field (smooth unions make dough of spheres and boxes). It is lit from a window on
the left, and the light is cut into four inks: paper, butter, crust, russet over one dark key. Where one
ink gives way to the next the edge is torn by strokes that follow the form, as a gouge leaves them.
"""

import struct
import zlib

import numpy as np
from scipy.ndimage import binary_dilation, gaussian_filter, map_coordinates, zoom

INK, PAPER, BUTTER, CRUST, RUSSET, PLUM, BLUSH, LILAC = (
    '#2a1a2e', '#fdf6e6', '#f2c76e', '#d08b36', '#8e4a24', '#6b2f5c', '#d98a86', '#b9a9d0')

# Per material: the four inks from light to dark.
RAMPS = {
    'crust': (BUTTER, CRUST, RUSSET, INK), 'pale': (PAPER, BUTTER, CRUST, RUSSET),
    'dark': (CRUST, RUSSET, RUSSET, INK), 'flour': (PAPER, PAPER, BUTTER, RUSSET),
    'crumb': (PAPER, PAPER, BUTTER, CRUST), 'pastry': (PAPER, BUTTER, CRUST, RUSSET),
    'plum': (LILAC, PLUM, PLUM, INK), 'meat': (BLUSH, BLUSH, RUSSET, INK), 'seed': (PAPER, PAPER, CRUST, INK),
    'icing': (PAPER, PAPER, PAPER, LILAC), 'choc': (CRUST, RUSSET, INK, INK), 'jam': (BLUSH, PLUM, PLUM, INK),
    'stand': (PAPER, PAPER, LILAC, INK), 'kraft': (BUTTER, CRUST, CRUST, RUSSET), 'ink': (INK,) * 4,
    'coffee': (BUTTER, BUTTER, CRUST, RUSSET),
}
NAMES = list(RAMPS)


def M(name):
    return NAMES.index(name)


def rgb(h):
    return np.array([int(h[i:i + 2], 16) for i in (1, 3, 5)], float)


# -- shapes ---------------------------------------------------------------------------------------
def length(v):
    return np.sqrt((v * v).sum(-1))


def smin(a, b, k):
    h = np.clip(.5 + .5 * (b - a) / k, 0, 1)
    return b * (1 - h) + a * h - k * h * (1 - h)


def smax(a, b, k):
    return -smin(-a, -b, k)


def ellipsoid(p, r):
    r = np.array(r)
    a, b = length(p / r), length(p / (r * r))
    return a * (a - 1) / np.maximum(b, 1e-6)


def box(p, h, r):
    q = np.abs(p) - (np.array(h) - r)
    return length(np.maximum(q, 0)) + np.minimum(q.max(-1), 0) - r


def cyl(p, r, h, rd):
    q = np.stack([np.hypot(p[:, 0], p[:, 2]) - r + rd, np.abs(p[:, 1]) - h + rd], -1)
    return np.minimum(q.max(-1), 0) + length(np.maximum(q, 0)) - rd


def capsule(p, a, b, r):
    a, b = np.array(a, float), np.array(b, float)
    ab = b - a
    t = np.clip(((p - a) @ ab) / (ab @ ab), 0, 1)
    return length(p - a - t[:, None] * ab) - r


def rot(p, axis, deg):
    """Turns the thing by deg about an axis (so the point by the inverse)."""
    c, s = np.cos(np.radians(-deg)), np.sin(np.radians(-deg))
    x, y, z = p.T
    if axis == 'x':
        return np.stack([x, c * y - s * z, s * y + c * z], -1)
    if axis == 'y':
        return np.stack([c * x + s * z, y, -s * x + c * z], -1)
    return np.stack([c * x - s * y, s * x + c * y, z], -1)


def _hash(i, j, k, seed):
    n = (i * 374761393 + j * 668265263 + k * 2147483647 + seed * 974711).astype(np.int64)
    n = (n ^ (n >> 13)) * 1274126177 & 0xFFFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 65535


def noise(p, f, seed=0):
    q = p * f
    i = np.floor(q).astype(np.int64)
    u = q - i
    u = u * u * (3 - 2 * u)
    out = 0
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                w = (u[:, 0] if dx else 1 - u[:, 0]) * (u[:, 1] if dy else 1 - u[:, 1]) * (u[:, 2] if dz else 1 - u[:, 2])
                out = out + w * _hash(i[:, 0] + dx, i[:, 1] + dy, i[:, 2] + dz, seed)
    return out * 2 - 1


def cells(p, f, seed=0):
    """Distance to the nearest scattered point, and that point's own number."""
    q = p * f
    i = np.floor(q).astype(np.int64)
    best, who = np.full(len(p), 9.), np.zeros(len(p))
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            for dz in (-1, 0, 1):
                a, b, c = i[:, 0] + dx, i[:, 1] + dy, i[:, 2] + dz
                o = np.stack([a + .2 + .6 * _hash(a, b, c, seed), b + .2 + .6 * _hash(a, b, c, seed + 7), c + .2 + .6 * _hash(a, b, c, seed + 13)], -1)
                d = length(q - o)
                near = d < best
                best = np.where(near, d, best)
                who = np.where(near, _hash(a, b, c, seed + 29), who)
    return best / f, who


# -- light ----------------------------------------------------------------------------------------
class Print:
    """One print: `scene(p) -> (distance, material, tone)`; tone lightens or darkens the surface."""

    def __init__(self, scene, width, height, *, px=440, pitch=21, base=.42, axis=(0, 1, 0), seed=1,
                 stroke=34, grain=2.6, tear=.42, thresholds=(.8, .5, .25), ground=True, light=(-.62, .62, .48)):
        self.__dict__.update(locals())
        self.ss = 2
        # strokes and key line stay the same part of a unit at every size
        self.k = px / width / 150
        self.w, self.h = px, int(px * height / width)  # geometry; the strokes are cut at twice that

    def march(self):
        W, H = self.w, self.h
        th = np.radians(self.pitch)
        self.f = np.array([0, -np.sin(th), -np.cos(th)], np.float32)
        up = np.array([0, np.cos(th), -np.sin(th)], np.float32)
        X, Y = np.meshgrid(((np.arange(W) + .5) / W - .5).astype(np.float32), ((H - np.arange(H) - .5) / H).astype(np.float32))
        o = X.reshape(-1, 1) * self.width * np.array([1., 0, 0]) + (Y.reshape(-1, 1) * self.height - self.base) * up - self.f * 6
        t = np.full(len(o), 3.2)
        live = np.arange(len(o))
        hit = np.zeros(len(o), bool)
        for _ in range(60):
            d = self.scene(o[live] + t[live, None] * self.f)[0]
            t[live] += d * .85
            done = d < .003
            hit[live[done]] = True
            live = live[~done & (t[live] < 9)]
            if not len(live):
                break
        return o, t, hit

    def run(self):
        W, H = self.w, self.h
        o, t, hit = self.march()
        f = self.f
        light = np.array(self.light) / np.linalg.norm(self.light)
        n = np.zeros((len(o), 3))
        tone, mat = np.zeros(len(o)), np.zeros(len(o), int)
        p = o[hit] + t[hit, None] * f
        e = .006
        k = np.array([[1, -1, -1], [-1, -1, 1], [-1, 1, -1], [1, 1, 1]], float)
        nn = sum(kk * self.scene(p + e * kk)[0][:, None] for kk in k)
        nn /= np.maximum(length(nn), 1e-9)[:, None]
        _, m, extra = self.scene(p)
        ao = np.ones(len(p))
        for i, a in enumerate((.04, .1, .2, .36)):
            ao -= np.clip(a - np.minimum(self.scene(p + nn * a)[0], (p + nn * a)[:, 1] + .0), 0, 1) * (2.0, 1.1, .62, .36)[i]
        sh = self.shadow(p + nn * .02, light)
        diff = np.clip(nn @ light, 0, 1)
        sky = .5 + .5 * nn[:, 1]
        rim = np.clip(-(nn @ f), 0, 1)
        T = (.1 + .62 * diff * (.25 + .75 * sh) + .24 * sky) * np.clip(ao, .12, 1) + extra
        T -= .3 * np.clip(.34 - rim, 0, 1) / .34
        tone[hit], mat[hit], n[hit] = T, m, nn
        self.hit = hit.reshape(H, W)
        # the direction of the gouge: round the form
        axis = np.array(self.axis, float)
        d3 = np.cross(n, axis / np.linalg.norm(axis))
        upv = np.array([0, -f[2], f[1]])
        dx, dy = d3[:, 0], -(d3 @ upv)
        flat = np.hypot(dx, dy) < .05
        dx, dy = np.where(flat, 1, dx), np.where(flat, 0, dy)
        dx, dy = dx.reshape(H, W), dy.reshape(H, W)
        g = ~self.hit
        dx[g], dy[g] = 1, .04
        # shadow on the board
        S = np.zeros(len(o))
        if self.ground:
            tg = (0 - o[:, 1]) / f[1]
            gp = o + tg[:, None] * f
            miss = ~hit
            q = gp[miss]
            s = self.shadow(q + np.array([0, .01, 0]), light, soft=7)
            occ = np.ones(len(q))
            for a in (.06, .16, .34):
                occ -= np.clip(a - self.scene(q + np.array([0, a, 0]))[0], 0, 1) * 1.5
            # it runs out before the edge of the frame does
            room = np.clip((self.width / 2 - np.abs(q[:, 0])) / (.16 * self.width), 0, 1)
            S[miss] = np.clip((1 - s) * .55 * room + (1 - np.clip(occ, 0, 1)) * .75, 0, 1) * np.clip(room * 3, 0, 1)
        up = lambda a, order=1: zoom(a, 2, order=order, mode='nearest', grid_mode=True)
        mats = np.unique(mat[hit])
        votes = np.stack([up(gaussian_filter(((mat.reshape(H, W) == m) & self.hit).astype(np.float32), .6)) for m in mats])
        self.hit = up(gaussian_filter(self.hit.astype(np.float32), .7)) > .5
        tone2 = tone.reshape(H, W)
        depth = np.where(hit, t, 20).reshape(H, W)
        return self.cut(up(tone2), mats[votes.argmax(0)], up(depth, 0), up(dx), up(dy), up(S.reshape(H, W)))

    def shadow(self, p, light, soft=9):
        res, t = np.ones(len(p)), np.full(len(p), .03)
        for _ in range(14):
            d = self.scene(p + t[:, None] * light)[0]
            res = np.minimum(res, soft * d / t)
            t += np.clip(d, .05, .4)
        return np.clip(res, 0, 1)

    def strokes(self, dx, dy, rng):
        H, W = dx.shape
        m = np.hypot(dx, dy) + 1e-9
        dx, dy = dx / m, dy / m
        nz = gaussian_filter(rng.standard_normal((H, W)), self.grain * self.k)
        acc = nz.copy()
        for sgn in (1, -1):
            y, x = np.mgrid[0:H, 0:W].astype(float)
            for _ in range(round(self.stroke * self.k / 4)):
                vx = map_coordinates(dx, [y, x], order=0, mode='nearest')
                vy = map_coordinates(dy, [y, x], order=0, mode='nearest')
                x += sgn * 4 * vx
                y += sgn * 4 * vy
                acc += map_coordinates(nz, [y, x], order=0, mode='reflect')
        flat = acc.ravel()
        u = np.empty_like(flat)
        u[np.argsort(flat)] = np.linspace(0, 1, flat.size)
        return u.reshape(H, W)

    def cut(self, T, mat, depth, dx, dy, S):
        H, W = T.shape
        rng = np.random.default_rng(self.seed)
        U = self.strokes(dx, dy, rng)
        V = T + self.tear * (U - .5) * np.clip(1.15 - np.abs(T - .5), .5, 1)
        a, b, c = self.thresholds
        level = np.where(V > a, 0, np.where(V > b, 1, np.where(V > c, 2, 3)))
        # the key line: silhouettes, and edges where one thing stands before another
        edge = np.zeros((H, W), bool)
        for ax in (0, 1):
            edge |= np.abs(np.diff(depth, axis=ax, append=np.take(depth, [-1], ax))) > .12
        line = binary_dilation(edge, iterations=round(3 * self.k))
        wob = gaussian_filter(rng.standard_normal((H, W)), 9 * self.k)
        line &= wob > -.045 / self.k
        img = np.zeros((H, W, 4))
        for i, name in enumerate(NAMES):
            for lv in range(4):
                where = self.hit & (mat == i) & (level == lv)
                img[where, :3], img[where, 3] = rgb(RAMPS[name][lv]), 255
        # the colour block a hair off its key
        img = np.roll(img, (2, -2), (0, 1))
        img[:2], img[:, -2:] = 0, 0
        keep = img[..., 3] > 0
        img[line & (self.hit | keep | binary_dilation(self.hit, iterations=3))] = [*rgb(INK), 255]
        shade = ~keep & ~line & (S + .75 * (U - .5) > .55) & (S > .12)
        img[shade] = [*rgb(INK), 255]
        # ink that did not take: a few pinholes
        holes = gaussian_filter(rng.standard_normal((H, W)), 1.3)
        img[(holes > .78) & (img[..., 3] > 0) & (img[..., 0] < 60), :3] = rgb(RUSSET)
        s = self.ss
        al = img[..., 3:] / 255
        pre = (img[..., :3] * al).reshape(H // s, s, W // s, s, 3).mean((1, 3))
        al = al.reshape(H // s, s, W // s, s, 1).mean((1, 3))
        return np.concatenate([np.where(al > 0, pre / np.maximum(al, 1e-6), 0), al * 255], -1).round().astype(np.uint8)


def save(path, a):
    h, w, _ = a.shape
    raw = b''.join(b'\0' + a[i].tobytes() for i in range(h))
    chunk = lambda k, d: struct.pack('>I', len(d)) + k + d + struct.pack('>I', zlib.crc32(k + d))
    with open(path, 'wb') as out:
        out.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 6, 0, 0, 0)) + chunk(b'IDAT', zlib.compress(raw, 6)) + chunk(b'IEND', b''))
