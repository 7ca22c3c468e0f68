# Run: blender -b -P seed/scenes/madder-and-fern/scene.py -- hero|basin|nails|tools OUT.png WIDTH SAMPLES
"""The still lifes of the salon: everything is made here, textures included."""
import math
import random
import sys

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

name, out, width, samples = (sys.argv[sys.argv.index("--") + 1:] + ["hero", "/tmp/out.png", "480", "24"])[:4]
width, samples = int(width), int(samples)
random.seed(7)

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


# ---------------------------------------------------------------- colours and materials
def rgb(hexa):
    """sRGB hex to linear."""
    h = hexa.lstrip("#")
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c) + (1,)


FERN, MADDER, LICHEN = "#1c4a3a", "#b23418", "#d8d35a"


class Mat:
    def __init__(self, label):
        self.m = bpy.data.materials.new(label)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.n("OutputMaterial")

    def n(self, kind, **props):
        node = self.t.nodes.new("ShaderNode" + kind)
        for k, v in props.items():
            if hasattr(node, k) and k not in node.inputs:
                setattr(node, k, v)
            else:
                node.inputs[k].default_value = v
        return node

    def link(self, a, ai, b, bi):
        self.t.links.new(a.outputs[ai], b.inputs[bi])


def plain(label, colour, rough=.5, metal=0, sheen=0, coat=0, bump=0, bump_scale=40, sss=0):
    k = Mat(label)
    p = k.n("BsdfPrincipled", **{"Base Color": rgb(colour), "Roughness": rough, "Metallic": metal,
                                 "Sheen": sheen, "Clearcoat": coat, "Clearcoat Roughness": .08})
    if sss:
        p.inputs["Subsurface"].default_value = sss
        p.inputs["Subsurface Color"].default_value = rgb(colour)
        p.inputs["Subsurface Radius"].default_value = (.02, .02, .02)
    if bump:
        co = k.n("TexCoord")
        noise = k.n("TexNoise", Scale=bump_scale, Detail=6)
        b = k.n("Bump", Strength=bump, Distance=.01)
        k.link(co, "Object", noise, "Vector")
        k.link(noise, "Fac", b, "Height")
        k.link(b, "Normal", p, "Normal")
    k.link(p, 0, k.out, 0)
    return k.m


def glass(label, colour, rough=0.0, ior=1.48, density=0):
    """Glass whose shadow lets its colour through: caustics are off."""
    k = Mat(label)
    g = k.n("BsdfGlass", Color=rgb(colour), Roughness=rough, IOR=ior)
    t = k.n("BsdfTransparent", Color=rgb(colour))
    path = k.n("LightPath")
    mix = k.n("MixShader")
    k.link(path, "Is Shadow Ray", mix, 0)
    k.link(g, 0, mix, 1)
    k.link(t, 0, mix, 2)
    k.link(mix, 0, k.out, 0)
    if density:
        v = k.n("VolumeAbsorption", Color=rgb(colour), Density=density)
        k.link(v, 0, k.out, "Volume")
    return k.m


def plaster(label, colour, dark):
    k = Mat(label)
    co = k.n("TexCoord")
    n1 = k.n("TexNoise", Scale=2.2, Detail=8, Roughness=.65)
    n2 = k.n("TexNoise", Scale=26, Detail=5)
    ramp = k.n("ValToRGB")
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = rgb(dark), rgb(colour)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .3, .68
    p = k.n("BsdfPrincipled", Roughness=.82)
    b = k.n("Bump", Strength=.28, Distance=.012)
    for a in (n1, n2):
        k.link(co, "Object", a, "Vector")
    k.link(n1, "Fac", ramp, 0)
    k.link(ramp, 0, p, "Base Color")
    k.link(n2, "Fac", b, "Height")
    k.link(b, 0, p, "Normal")
    k.link(p, 0, k.out, 0)
    return k.m


def terrazzo(label, base, chips, scale=1.0, rough=.16, few=.58):
    """Two sizes of broken stone in a binder; a cell is a chip when its number says so."""
    k = Mat(label)
    co = k.n("TexCoord")
    warp = k.n("TexNoise", Scale=9 * scale, Detail=3)
    add = k.n("MixRGB", blend_type="ADD")
    add.inputs[0].default_value = .035 / scale
    k.link(co, "Object", warp, "Vector")
    k.link(co, "Object", add, 1)
    k.link(warp, "Color", add, 2)
    colour = k.n("RGB")
    colour.outputs[0].default_value = rgb(base)
    grain = k.n("TexNoise", Scale=160 * scale, Detail=2)
    k.link(co, "Object", grain, "Vector")
    shade = k.n("MixRGB", blend_type="MULTIPLY")
    shade.inputs[0].default_value = .22
    k.link(colour, 0, shade, 1)
    k.link(grain, "Fac", shade, 2)
    last = shade
    for size, share, edge in ((88, few, .10), (27, few + .02, .06)):
        cell = k.n("TexVoronoi", Scale=size * scale)
        rim = k.n("TexVoronoi", feature="DISTANCE_TO_EDGE", Scale=size * scale)
        for v in (cell, rim):
            k.link(add, 0, v, "Vector")
        sep = k.n("SeparateRGB")
        k.link(cell, "Color", sep, 0)
        here = k.n("Math", operation="GREATER_THAN")
        here.inputs[1].default_value = share
        k.link(sep, 0, here, 0)
        inside = k.n("MapRange")
        inside.inputs[1].default_value, inside.inputs[2].default_value = edge, edge + .02
        k.link(rim, "Distance", inside, 0)
        both = k.n("Math", operation="MULTIPLY")
        k.link(here, 0, both, 0)
        k.link(inside, 0, both, 1)
        ramp = k.n("ValToRGB")
        r = ramp.color_ramp
        r.interpolation = "CONSTANT"
        r.elements[0].color, r.elements[0].position = rgb(chips[0]), 0
        r.elements[1].color, r.elements[1].position = rgb(chips[1]), 1 / len(chips)
        for i, c in enumerate(chips[2:], 2):
            e = r.elements.new(i / len(chips))
            e.color = rgb(c)
        k.link(sep, 1, ramp, 0)
        mix = k.n("MixRGB")
        k.link(both, 0, mix, 0)
        k.link(last, 0, mix, 1)
        k.link(ramp, 0, mix, 2)
        last = mix
    p = k.n("BsdfPrincipled", Roughness=rough, Specular=.5)
    k.link(last, 0, p, "Base Color")
    k.link(p, 0, k.out, 0)
    return k.m


def acetate(label):
    """Tortoiseshell: clouds of dark in amber, a little light through it."""
    k = Mat(label)
    co = k.n("TexCoord")
    n = k.n("TexNoise", Scale=7, Detail=2, Distortion=2.2)
    k.link(co, "Object", n, "Vector")
    r = k.n("ValToRGB")
    e = r.color_ramp.elements
    e[0].position, e[0].color = .40, rgb("#2a0d05")
    e[1].position, e[1].color = .62, rgb("#e08a25")
    m = r.color_ramp.elements.new(.5)
    m.color = rgb("#8f2d0c")
    p = k.n("BsdfPrincipled", Roughness=.1, Clearcoat=.6)
    p.inputs["Subsurface"].default_value = .25
    p.inputs["Subsurface Radius"].default_value = (.03, .015, .008)
    k.link(n, "Fac", r, 0)
    k.link(r, 0, p, "Base Color")
    k.link(r, 0, p, "Subsurface Color")
    k.link(p, 0, k.out, 0)
    return k.m


def leaf_mat(label, colour):
    k = Mat(label)
    info = k.n("ObjectInfo")
    hsv = k.n("HueSaturation", Color=rgb(colour))
    geo = k.n("NewGeometry")
    mr = k.n("MapRange")
    mr.inputs[3].default_value, mr.inputs[4].default_value = .65, 1.35
    k.link(geo, "Random Per Island", mr, 0)
    k.link(mr, 0, hsv, "Value")
    d = k.n("BsdfPrincipled", Roughness=.42)
    t = k.n("BsdfTranslucent")
    mix = k.n("MixShader", Fac=.38)
    k.link(hsv, 0, d, "Base Color")
    k.link(hsv, 0, t, "Color")
    k.link(d, 0, mix, 1)
    k.link(t, 0, mix, 2)
    k.link(mix, 0, k.out, 0)
    return k.m


def glow(label, colour, strength):
    k = Mat(label)
    e = k.n("Emission", Color=rgb(colour), Strength=strength)
    k.link(e, 0, k.out, 0)
    return k.m


M = dict(
    wall=plaster("wall", "#174033", "#0f3024"),
    wall_red=plaster("wall_red", "#93280f", "#741c0b"),
    terrazzo=terrazzo("terrazzo", "#dfe6dc", [MADDER, "#173a2e", "#f4f3ea", "#d9a441", "#7c1f16", "#7f9c8a"]),
    terrazzo_dark=terrazzo("terrazzo_dark", "#15362b", [MADDER, "#e9eee4", "#d8d35a", "#0a1f18", "#7c1f16", "#7fa58f"], few=.70),
    porcelain=plain("porcelain", "#f1f3ec", .08, coat=.8, sss=.05),
    brass=plain("brass", "#d5a24a", .2, metal=1),
    steel=plain("steel", "#c9ced0", .16, metal=1),
    black=plain("black", "#12211c", .3, coat=.5),
    ivory=plain("ivory", "#ece9d8", .35),
    t_madder=plain("t_madder", "#a5301a", .95, sheen=1, bump=1, bump_scale=230),
    t_cream=plain("t_cream", "#ecebdd", .95, sheen=1, bump=1, bump_scale=230),
    t_lichen=plain("t_lichen", "#cfc84a", .95, sheen=1, bump=1, bump_scale=230),
    t_fern=plain("t_fern", "#2c6a52", .95, sheen=1, bump=1, bump_scale=230),
    g_madder=glass("g_madder", "#f0907a", density=0),
    g_amber=glass("g_amber", "#f2a65e"),
    g_fern=glass("g_fern", "#b9e6cd"),
    g_clear=glass("g_clear", "#f7fbf8"),
    oil=glass("oil", "#e9b23c", ior=1.4),
    madder_liquid=glass("madder_liquid", "#ea5a3a", ior=1.36),
    acetate=acetate("acetate"),
    leaf=leaf_mat("leaf", "#4f8a2e"),
    stem=plain("stem", "#5c7a2c", .5),
    soil=plain("soil", "#2a1b12", .95, bump=1, bump_scale=60),
    clay=plain("clay", "#b04a26", .8, bump=.3, bump_scale=50),
    bulb=glow("bulb", "#ffdca8", 7),
    window=glow("window", "#e9efc8", 1.0),
    mirror=plain("mirror", "#eef4f0", .0, metal=1),
    stone=plain("stone", "#3b403d", .55, bump=.4, bump_scale=30),
    label=plain("label", "#f0efe2", .6),
    handle=plain("handle", "#1d5a45", .2, coat=.8),
    bristle=plain("bristle", "#1a1a16", .7, bump=1, bump_scale=300),
    dye=plain("dye", "#8f2310", .35, coat=.6, bump=.6, bump_scale=22),
    slab=plaster("slab", "#98290f", "#7c1f0c"),
)


# ---------------------------------------------------------------- shapes
def obj(label, bm, mat, smooth=True, at=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
    me = bpy.data.meshes.new(label)
    bm.to_mesh(me)
    bm.free()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(38)
    o = bpy.data.objects.new(label, me)
    o.location, o.rotation_euler, o.scale = at, rot, scale
    o.data.materials.append(M[mat] if isinstance(mat, str) else mat)
    scene.collection.objects.link(o)
    return o


def smoothed(points, steps=5):
    """Catmull-Rom through a profile; a doubled point is a corner."""
    r = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = (Vector(points[max(0, min(len(points) - 1, j))]) for j in (i - 1, i, i + 1, i + 2))
        if (p1 - p2).length < 1e-7:
            continue
        for s in range(steps):
            t = s / steps
            r.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                           + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    return r + [Vector(points[-1])]


def lathe(label, profile, mat, at=(0, 0, 0), n=72, soft=True, rot=(0, 0, 0), scale=(1, 1, 1)):
    pts = smoothed(profile) if soft else [Vector(p) for p in profile]
    bm = bmesh.new()
    rings = []
    for p in pts:
        if p[0] < 1e-5:
            rings.append([bm.verts.new((0, 0, p[1]))])
        else:
            rings.append([bm.verts.new((p[0] * math.cos(2 * math.pi * i / n), p[0] * math.sin(2 * math.pi * i / n), p[1]))
                          for i in range(n)])
    for a, b in zip(rings, rings[1:]):
        if len(a) == 1 and len(b) == 1:
            continue
        for i in range(n):
            j = (i + 1) % n
            f = ([a[0], b[j], b[i]] if len(a) == 1 else [a[i], a[j], b[0]] if len(b) == 1 else [a[i], a[j], b[j], b[i]])
            bm.faces.new(f)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return obj(label, bm, mat, at=at, rot=rot, scale=scale)


def box(label, size, mat, at=(0, 0, 0), rot=(0, 0, 0), r=.006, seg=4):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((*size, 1)))
    if r:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=r, segments=seg, profile=.5, affect="EDGES")
    return obj(label, bm, mat, at=at, rot=rot)


def torus(label, R, r, mat, at=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
    bm = bmesh.new()
    N, K = 96, 24
    v = [[bm.verts.new(((R + r * math.cos(2 * math.pi * k / K)) * math.cos(2 * math.pi * i / N),
                        (R + r * math.cos(2 * math.pi * k / K)) * math.sin(2 * math.pi * i / N),
                        r * math.sin(2 * math.pi * k / K))) for k in range(K)] for i in range(N)]
    for i in range(N):
        for k in range(K):
            bm.faces.new([v[i][k], v[(i + 1) % N][k], v[(i + 1) % N][(k + 1) % K], v[i][(k + 1) % K]])
    return obj(label, bm, mat, at=at, rot=rot, scale=scale)


def ball(label, r, mat, at, scale=(1, 1, 1), rot=(0, 0, 0), rough=0):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=32, radius=r)
    if rough:
        from mathutils import noise
        for v in bm.verts:
            v.co += v.co.normalized() * noise.noise(v.co * (.9 / r) + Vector(at) * 7) * rough * r
    return obj(label, bm, mat, at=at, scale=scale, rot=rot)


def tube(label, points, radius, mat, at=(0, 0, 0), rot=(0, 0, 0), taper=None):
    c = bpy.data.curves.new(label, "CURVE")
    c.dimensions, c.bevel_depth, c.bevel_resolution, c.use_fill_caps = "3D", radius, 8, True
    s = c.splines.new("BEZIER")
    s.bezier_points.add(len(points) - 1)
    for b, p in zip(s.bezier_points, points):
        b.co = p
        b.handle_left_type = b.handle_right_type = "AUTO"
    if taper:
        for b, t in zip(s.bezier_points, taper):
            b.radius = t
    o = bpy.data.objects.new(label, c)
    o.location, o.rotation_euler = at, rot
    o.data.materials.append(M[mat])
    scene.collection.objects.link(o)
    return o


def extrude(label, outline, depth, mat, at=(0, 0, 0), rot=(0, 0, 0), bevel=.0015):
    """A flat outline in x and y, given thickness and rounded edges."""
    bm = bmesh.new()
    f = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    r = bmesh.ops.extrude_face_region(bm, geom=[f])
    bmesh.ops.translate(bm, verts=[v for v in r["geom"] if isinstance(v, bmesh.types.BMVert)], vec=(0, 0, depth))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = obj(label, bm, mat, at=at, rot=rot)
    if bevel:
        m = o.modifiers.new("b", "BEVEL")
        m.width, m.segments, m.limit_method = bevel, 3, "ANGLE"
        m.angle_limit = math.radians(35)
    return o


# ---------------------------------------------------------------- things
def bottle(at, r, h, mat, neck=.35, liquid=None, level=.7, cap="black", label=True, rot=0, pump=False):
    w = .06 * r + .0015
    s, nr = h * .76, r * neck
    outer = [(0, 0), (r * .86, 0), (r * .97, r * .05), (r, r * .16), (r, r * .3), (r, s * .8), (r, s * .92), (r * .9, s + r * .14),
             (nr * 1.12, s + r * .42), (nr, s + r * .6), (nr, h), (nr, h)]
    inner = [(nr - w, h), (nr - w, h), (nr - w, s + r * .6), (nr * 1.05 - w, s + r * .4), (r * .88 - w, s + r * .1), (r - w, s * .9), (r - w, s * .8),
             (r - w, r * .34), (r * .94 - w, w * 2.4), (r * .5, w * 1.8), (0, w * 1.8)]
    lathe("bottle", outer + inner, mat, at)
    if liquid:
        q = w + .0006
        top = s * level
        lathe("liquid", [(0, w * 2), (r * .9 - q, w * 2.1), (r - q, r * .36), (r - q, top * .5), (r - q, top), (r - q, top), (0, top)], liquid, at)
    x, y, z = at
    if pump:
        lathe("collar", [(0, 0), (0, 0), (nr * 1.25, 0), (nr * 1.25, 0), (nr * 1.25, h * .09), (nr * 1.25, h * .09), (0, h * .09)], cap, (x, y, z + h - .004))
        tube("spout", [(0, 0, 0), (0, 0, h * .13), (0, 0, h * .17), (h * .03, 0, h * .185), (h * .17, 0, h * .165)], nr * .33, cap, (x, y, z + h), (0, 0, rot))
        tube("dip", [(0, 0, 0), (0, 0, -h * .5), (r * .2, 0, -h * .9)], nr * .2, "ivory", (x, y, z + h))
    elif cap:
        lathe("cap", [(0, 0), (0, 0), (nr * 1.2, 0), (nr * 1.2, 0), (nr * 1.2, h * .17), (nr * 1.14, h * .18), (0, h * .18), (0, h * .18)], cap, (x, y, z + h - .006))
    if label:
        n, a0, a1 = 26, -.85, .85
        bm = bmesh.new()
        rows = [[bm.verts.new(((r + .0006) * math.cos(a0 + (a1 - a0) * i / n), (r + .0006) * math.sin(a0 + (a1 - a0) * i / n), zz)) for i in range(n + 1)]
                for zz in (s * .28, s * .72)]
        for i in range(n):
            bm.faces.new([rows[0][i], rows[0][i + 1], rows[1][i + 1], rows[1][i]])
        obj("label", bm, "label", at=at, rot=(0, 0, rot - math.pi / 2))
        for zz, half, col in ((.58, .42, "t_madder"), (.5, .6, "black"), (.42, .3, "black")):
            bm = bmesh.new()
            rows = [[bm.verts.new(((r + .001) * math.cos(-half + 2 * half * i / n), (r + .001) * math.sin(-half + 2 * half * i / n), s * zz + d)) for i in range(n + 1)]
                    for d in (-h * .007, h * .007)]
            for i in range(n):
                bm.faces.new([rows[0][i], rows[0][i + 1], rows[1][i + 1], rows[1][i]])
            obj("line", bm, col, at=at, rot=(0, 0, rot - math.pi / 2))


def varnish(at, liquid, r=.019, rot=0, lying=False, cap="black"):
    h = .042
    group_rot = (0, math.radians(90), rot) if lying else (0, 0, rot)
    w = .003
    prof = [(0, 0), (r * .9, 0), (r, .003), (r, .01), (r, h * .7), (r * .9, h * .92), (r * .45, h), (r * .4, h * 1.1), (r * .4, h * 1.15), (r * .4, h * 1.15)]
    inn = [(r * .4 - .001, h * 1.15), (r * .4 - .001, h * 1.05), (r * .8 - w, h * .88), (r - w, h * .66), (r - w, .012), (r * .8, .006), (0, .006)]
    parts = [lathe("v", prof + inn, "g_clear", at, rot=group_rot)]
    col = plain("lack", liquid, .25, coat=.6) if isinstance(liquid, str) else liquid
    parts.append(lathe("vl", [(0, .0062), (r * .8, .0062), (r - w - .0002, .0125), (r - w - .0002, h * .5), (r - w - .0002, h * .66), (r * .8 - w, h * .87), (0, h * .87)], col, at, rot=group_rot))
    c0, c1 = h * 1.02, h * 1.02 + .052
    parts.append(lathe("vc", [(0, c0), (0, c0), (r * .56, c0), (r * .56, c0), (r * .5, c0 + .02), (r * .42, c1 - .003), (r * .36, c1), (0, c1), (0, c1)], cap, at, rot=group_rot))
    if lying:
        for p in parts:
            p.location.z += r
    return parts


def towel(at, w, d, mat, layers=4, t=.016, rot=0, seed=0):
    """Folded cloth: one sheet that goes to and fro, seen from its folded side."""
    from mathutils import noise
    path = []
    half = w / 2
    for i in range(layers):
        y = t * .5 + i * t * 1.02
        a, b = (-half, half - t * .5) if i % 2 == 0 else (half - t * .5, -half)
        for s in range(15):
            path.append((a + (b - a) * s / 14, y))
        if i < layers - 1:
            side = 1 if i % 2 == 0 else -1
            for s in range(1, 7):
                ang = -math.pi / 2 + math.pi * s / 7
                path.append((side * (half - t * .5) + side * math.cos(ang) * t * .55, y + t * .51 + math.sin(ang) * t * .51))
    bm = bmesh.new()
    D = 40
    rows = [[bm.verts.new((x, -d / 2 + d * j / D, z)) for j in range(D + 1)] for x, z in path]
    for a, b in zip(rows, rows[1:]):
        for j in range(D):
            bm.faces.new([a[j], a[j + 1], b[j + 1], b[j]])
    for v in bm.verts:
        q = v.co * 9 + Vector((seed * 3.1, 0, 0))
        lift = v.co.z / (layers * t)
        v.co.z += noise.noise(q) * .006 * (.3 + lift)
        v.co.y += noise.noise(q + Vector((9, 9, 9))) * .006 + noise.noise(v.co * 3 + Vector((seed, 5, 1))) * .006
        v.co.x += noise.noise(q + Vector((3, 7, 2))) * .004
    o = obj("towel", bm, mat, at=at, rot=(0, 0, rot))
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness, m.offset = t * .86, 0
    m = o.modifiers.new("sub", "SUBSURF")
    m.levels = m.render_levels = 2
    tex = bpy.data.textures.new("terry", "CLOUDS")
    tex.noise_scale, tex.noise_depth = .0045, 1
    m = o.modifiers.new("d", "DISPLACE")
    m.texture, m.strength, m.mid_level, m.texture_coords = tex, .0028, .5, "LOCAL"
    return layers * t * 1.02


def roll(at, r, length, mat, rot=0):
    """A rolled towel lying on its side."""
    turns, t = 4.2, r / 4.6
    path = []
    for i in range(150):
        a = turns * 2 * math.pi * i / 149
        q = r - t * .5 - t * (turns - a / (2 * math.pi)) * .96
        q = max(q, t * .25)
        path.append((q * math.cos(a), q * math.sin(a)))
    bm = bmesh.new()
    D = 24
    rows = [[bm.verts.new((x, -length / 2 + length * j / D + .004 * math.sin(i * .05), z)) for j in range(D + 1)] for i, (x, z) in enumerate(path)]
    for a, b in zip(rows, rows[1:]):
        for j in range(D):
            bm.faces.new([a[j], a[j + 1], b[j + 1], b[j]])
    o = obj("roll", bm, mat, at=(at[0], at[1], at[2] + r), rot=(0, 0, rot))
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness, m.offset = t * .8, 0
    m = o.modifiers.new("sub", "SUBSURF")
    m.levels = m.render_levels = 2
    tex = bpy.data.textures.new("terry", "CLOUDS")
    tex.noise_scale = .0045
    m = o.modifiers.new("d", "DISPLACE")
    m.texture, m.strength, m.mid_level, m.texture_coords = tex, .0028, .5, "LOCAL"


def frond(bm, base, heading, length, rise, droop, pairs=26, wide=.2, fern=None):
    """One frond into a mesh: a stem that rises and hangs over, leaflets in pairs."""
    h = Vector((math.cos(heading), math.sin(heading), 0))
    side = Vector((-h.y, h.x, 0))
    base = Vector(base)

    def stem(t):
        return base + h * (length * t * (1 - .12 * t)) + Vector((0, 0, length * (rise * t - droop * t * t)))
    for i in range(30):
        t0, t1 = i / 30, (i + 1) / 30
        a, b, w0, w1 = stem(t0), stem(t1), .0032 * (1 - t0) + .0006, .0032 * (1 - t1) + .0006
        up = Vector((0, 0, 1))
        for u in (side, up):
            bm.faces.new([bm.verts.new(a - u * w0), bm.verts.new(a + u * w0), bm.verts.new(b + u * w1), bm.verts.new(b - u * w1)])
    for i in range(pairs):
        t = .13 + .86 * i / (pairs - 1)
        p, fwd = stem(t), (stem(min(1, t + .02)) - stem(t - .02)).normalized()
        size = wide * length * math.sin(math.pi * (.13 + .87 * t) ** .8) ** .8 * (1 - .25 * t) + .004
        up = side.cross(fwd).normalized() * -1
        for s in (-1, 1):
            d = (side * s + fwd * (.32 + random.uniform(-.1, .1)) + up * random.uniform(-.22, .12)).normalized()
            n = d.cross(fwd).normalized()
            b = max(.0045, length / pairs * .46)
            centre, left, right = [], [], []
            for k in range(6):
                q = k / 5
                c = p + d * size * q + Vector((0, 0, -size * .35 * q * q)) + fwd * size * .12 * q * q
                half = b * (math.sin(math.pi * (.18 + .82 * q)) ** .7) * (1 if k < 5 else .05)
                centre.append(bm.verts.new(c))
                left.append(bm.verts.new(c + fwd * half + n * half * .3))
                right.append(bm.verts.new(c - fwd * half + n * half * .3))
            for k in range(5):
                bm.faces.new([centre[k], left[k], left[k + 1], centre[k + 1]])
                bm.faces.new([centre[k + 1], right[k + 1], right[k], centre[k]])


def fern(at, count=22, length=.4, seed=1, rise=(.5, 1.2), spread=(0, 2 * math.pi), wide=.2, pairs=26):
    random.seed(seed)
    bm = bmesh.new()
    for i in range(count):
        a = spread[0] + (spread[1] - spread[0]) * (i + random.uniform(-.35, .35)) / count
        r = random.uniform(*rise)
        frond(bm, (random.uniform(-.015, .015), random.uniform(-.015, .015), 0), a, length * random.uniform(.7, 1.1),
              r, r * .55 + random.uniform(.15, .5), wide=wide, pairs=pairs)
    return obj("fern", bm, "leaf", at=at)


def comb(at, rot=(0, 0, 0), length=.19, mat="acetate"):
    """Cutting comb: wide teeth on one half, fine ones on the other."""
    x, pts, teeth = -length / 2, [], []
    wide_step, fine_step = .0038, .0021
    pts.append((-length / 2, .010))
    x = -length / 2 + .006
    bottom = []
    while x < length / 2 - .006:
        step = wide_step if x < 0 else fine_step
        bottom += [(x, -.001), (x + step * .10, -.0255), (x + step * .32, -.027), (x + step * .50, -.0255), (x + step * .6, -.001)]
        x += step
    outline = [(-length / 2, .004), (-length / 2, -.024), (-length / 2 + .0025, -.0272), (-length / 2 + .0045, -.0255), (-length / 2 + .0055, -.001)]
    outline += bottom + [(length / 2 - .0055, -.001), (length / 2 - .0045, -.0255), (length / 2 - .0025, -.0272), (length / 2, -.024), (length / 2, .004)]
    outline += [(length / 2 - .003, .0085), (length / 2 - .012, .0105), (0, .013), (-length / 2 + .012, .0105), (-length / 2 + .003, .0085)]
    return extrude("comb", outline, .0034, mat, at, rot, bevel=.0005)


def scissors(at, rot=0, open_=.16):
    for s in (-1, 1):
        holder = bpy.data.objects.new("sc", None)
        scene.collection.objects.link(holder)
        holder.location, holder.rotation_euler = at, (0, 0, rot + s * open_)
        o = extrude("blade", [(-.012, -.0045), (.004, -.0055), (.085, -.0022 if s > 0 else -.0008), (.092, 0), (.085, .0012 if s > 0 else .0022), (.004, .0055), (-.012, .0045)], .0022, "steel",
                    (0, 0, .004 + s * .0012), bevel=.0006)
        shank = tube("shank", [(-.01, 0, .005), (-.035, -s * .006, .005), (-.058, -s * .004, .005)], .0034, "steel")
        ring = torus("ring", .0125, .0027, "steel", (-.071, -s * .001, .005), scale=(1.15, 1, 1))
        for p in (o, shank, ring):
            p.parent = holder
        if s > 0:
            rest = tube("rest", [(-.083, -.004, .005), (-.095, -.009, .005), (-.106, -.008, .005)], .0021, "steel")
            rest.parent = holder
    lathe("pivot", [(0, .0035), (0, .0035), (.0042, .0035), (.0042, .0035), (.0042, 0), (.0042, 0)], "brass", (at[0], at[1], at[2] + .008))


def bowl(at, r=.055, mat="porcelain", fill="dye"):
    h = r * .72
    lathe("bowl", [(0, 0), (r * .5, 0), (r * .56, .003), (r * .8, h * .35), (r * .97, h * .8), (r, h), (r * .985, h + .0015), (r * .95, h), (r * .92, h * .8), (r * .75, h * .38), (r * .5, .008), (0, .007)], mat, at)
    if fill:
        o = lathe("cream", [(0, h * .56), (r * .2, h * .6), (r * .4, h * .5), (r * .62, h * .58), (r * .84, h * .52), (r * .87, h * .5)], fill, at)
        tex = bpy.data.textures.new("swirl", "CLOUDS")
        tex.noise_scale = .02
        m = o.modifiers.new("d", "DISPLACE")
        m.texture, m.strength, m.texture_coords = tex, .008, "LOCAL"


def brush(at, rot=(0, 0, 0), tip=True):
    o = extrude("handle", [(0, -.008), (.02, -.0085), (.03, -.006), (.06, -.0048), (.15, -.0022), (.165, -.0008), (.165, .0008), (.15, .0022), (.06, .0048), (.03, .006), (.02, .0085), (0, .008)], .005, "handle", at, rot, bevel=.0018)
    holder = extrude("hair", [(-.034, -.0165), (-.02, -.0185), (0, -.0195), (.006, -.0195), (.006, .0195), (0, .0195), (-.02, .0185), (-.034, .0165)], .006, "bristle", at, rot, bevel=.002)
    if tip:
        extrude("paint", [(-.036, -.017), (-.018, -.0187), (-.014, .0), (-.02, .0187), (-.036, .017)], .0066, "dye", (at[0], at[1], at[2] - .0002), rot, bevel=.0025)


def tweezers(at, rot=0):
    for s in (-1, 1):
        extrude("arm", [(0, -.0035), (.05, -.0045), (.085, -.0022), (.098, -.0012), (.098, .0012), (.085, .0022), (.05, .0045), (0, .0035)], .0012, "brass",
                (at[0], at[1], at[2] + .004 + s * .002), (0, -s * .018, rot), bevel=.0004)


def mirror(at, R, bulbs=18, rot=(0, 0, 0)):
    holder = bpy.data.objects.new("mirror", None)
    scene.collection.objects.link(holder)
    holder.location, holder.rotation_euler = at, rot
    flat = (math.pi / 2, 0, 0)
    parts = [
        lathe("plate", [(0, 0), (0, 0), (R * 1.0, 0), (R * 1.0, 0), (R * 1.0, .02), (R * .985, .024), (R * .86, .024), (R * .86, .024), (0, .024)], "clay", rot=flat, n=128),
        torus("rim", R * .86, .009, "brass", rot=flat, at=(0, -.024, 0)),
        torus("rim2", R * 1.0, .008, "brass", rot=flat, at=(0, -.012, 0)),
        lathe("glass", [(0, 0), (R * .86, 0), (R * .86, 0)], "mirror", rot=flat, at=(0, -.0262, 0), n=128, soft=False),
    ]
    for i in range(bulbs):
        a = 2 * math.pi * (i + .5) / bulbs
        x, z = R * .93 * math.cos(a), R * .93 * math.sin(a)
        parts.append(ball("bulb", .0175, "bulb", (x, -.05, z)))
        parts.append(lathe("socket", [(0, 0), (0, 0), (.012, 0), (.012, 0), (.01, .016), (0, .016)], "brass", (x, -.022, z), rot=flat, n=32))
    for p in parts:
        p.parent = holder


def plane(label, w, d, mat, at=(0, 0, 0), rot=(0, 0, 0)):
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=.5)
    return obj(label, bm, mat, smooth=False, at=at, rot=rot, scale=(w, d, 1))


def tap(at, rot=0, s=1.0):
    lathe("foot", [(0, 0), (0, 0), (.03 * s, 0), (.03 * s, .004 * s), (.024 * s, .012 * s), (.017 * s, .02 * s), (.0165 * s, .1 * s), (.0165 * s, .1 * s), (0, .1 * s)], "brass", at)
    tube("spout", [(0, 0, .09 * s), (0, 0, .24 * s), (0, -.03 * s, .30 * s), (0, -.09 * s, .325 * s), (0, -.15 * s, .30 * s), (0, -.172 * s, .255 * s)], .0125 * s, "brass", at, (0, 0, rot))
    tube("lever", [(.015 * s, 0, .07 * s), (.05 * s, 0, .075 * s), (.085 * s, 0, .085 * s)], .006 * s, "brass", at, (0, 0, rot))


# ---------------------------------------------------------------- light and camera
def sun(direction, strength, angle=.6, colour="#fff1d6"):
    l = bpy.data.lights.new("sun", "SUN")
    l.energy, l.angle, l.color = strength, math.radians(angle), rgb(colour)[:3]
    o = bpy.data.objects.new("sun", l)
    o.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(o)


def area(at, to, size, strength, colour="#ffffff"):
    l = bpy.data.lights.new("area", "AREA")
    l.energy, l.size, l.color = strength, size, rgb(colour)[:3]
    o = bpy.data.objects.new("area", l)
    o.location = at
    o.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(o)


def sky(colour, strength):
    w = bpy.data.worlds.new("w")
    scene.world = w
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = rgb(colour)
    w.node_tree.nodes["Background"].inputs[1].default_value = strength


def camera(at, to, lens, aspect, f=None, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new("c")
    c.lens = lens
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new("c", c)
    o.location = at
    o.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    if f:
        c.dof.use_dof, c.dof.aperture_fstop = True, f
        c.dof.focus_distance = (Vector(focus or to) - Vector(at)).length
    scene.collection.objects.link(o)
    scene.camera = o
    scene.render.resolution_x, scene.render.resolution_y = width, round(width / aspect)
    return o


def hidden(o):
    """Casts its shadow, is not seen itself, not even in glass."""
    o.visible_camera = o.visible_glossy = o.visible_transmission = False
    return o


def shade(at, seed, length=.9, count=7, spread=(0, 2 * math.pi), rise=(.1, .5), pairs=22):
    return hidden(fern(at, count, length, seed, rise, spread, wide=.24, pairs=pairs))


# ---------------------------------------------------------------- pictures
def hero():
    # A long counter of terrazzo before a green wall; room for words on the left.
    plane("wall", 6, 3, "wall", (0, .62, 1), (math.pi / 2, 0, 0))
    box("counter", (5, .9, .06), "terrazzo", (0, .2, -.03), r=.008)
    box("front", (5, .02, .6), "wall_red", (0, -.22, -.36), r=0)
    mirror((.93, .56, .44), .37, 20, rot=(math.radians(-2), 0, 0))
    # What the mirror sees: the room behind, a window in it.
    plane("room", 9, 2.6, "wall_red", (1, -4.4, .2), (math.pi / 2, 0, 0))
    for wx in (1.58, 1.83, 2.08):
        for wz in (.2, .52, .84, 1.16):
            plane("window", .22, .28, "window", (wx, -4.3, wz), (math.pi / 2, 0, 0))
    # Bottles, from tall to small.
    bottle((.42, .22, 0), .047, .25, "g_amber", cap="black", pump=True, rot=math.radians(205))
    bottle((.545, .13, 0), .040, .20, "g_clear", liquid="madder_liquid", level=.82, cap="brass", rot=.1)
    bottle((.335, .10, 0), .034, .145, "g_fern", cap="ivory", label=False, neck=.42)
    bottle((.64, .25, 0), .036, .235, "g_fern", cap="black", label=True, neck=.4, rot=-.1)
    # Towels and the basin.
    z = towel((1.00, .22, 0), .30, .22, "t_cream", 4, .019, .08, 1)
    z += towel((1.005, .22, z), .285, .21, "t_madder", 4, .018, .02, 2)
    towel((.995, .225, z), .27, .2, "t_lichen", 3, .018, .12, 3)
    # Colour bowl with its brush, comb and scissors in front.
    bowl((.72, .02, 0), .056)
    brush((.742, .012, .046), (0, math.radians(-24), math.radians(18)))
    comb((.41, -.06, .001), (0, 0, math.radians(14)), .21)
    scissors((.565, -.075, 0), math.radians(170), .2)
    varnish((.90, .0, 0), "#b8321a")
    varnish((.953, .03, 0), "#123a2c")
    varnish((.93, -.055, 0), "#d8c53a")
    # Fern in a clay pot at the right edge.
    lathe("pot", [(0, 0), (.06, 0), (.064, .002), (.085, .13), (.085, .13), (.092, .132), (.092, .155), (.084, .157), (.08, .13), (0, .13)], "clay", (1.25, .30, 0))
    lathe("soil", [(0, .132), (.08, .13)], "soil", (1.25, .30, 0))
    fern((1.25, .30, .13), 30, .42, 5, (.8, 1.7))
    # Shadow of large fronds from a window on the left.
    shade((-.95, -1.35, 1.62), 11, .85, 9, (-.6, 2.6), (-.1, .5))
    shade((-.25, -1.7, 1.95), 12, .95, 7, (-.3, 3.0), (-.1, .4))
    shade((-1.45, -1.15, 1.1), 3, .7, 7, (-.7, 1.9), (.0, .6))
    sun((.62, .92, -.60), 6.2, .45)
    area((-1.2, -1.6, 1.6), (.3, .3, .1), 1.6, 16, "#cfe4ff")
    sky("#b9d2cf", .26)
    camera((.26, -2.25, .42), (.26, .2, .27), 46, 1920 / 1000, 5.6, (.6, .08, .1))


def basin():
    # The wash corner: basin, brass tap, towels, terrazzo splashback.
    plane("wall", 4, 2.4, "wall_red", (0, .5, .9), (math.pi / 2, 0, 0))
    box("splash", (4, .03, .34), "terrazzo_dark", (0, .485, .15), r=.004)
    box("counter", (4, 2.4, .06), "terrazzo_dark", (0, -.65, -.03), r=.008)
    s = 1.0
    lathe("basin", [(0, .03), (.05, .0), (.12, .0), (.15, .006), (.19, .05), (.225, .12), (.235, .15), (.2335, .156), (.228, .153), (.216, .12), (.18, .056), (.13, .024), (.03, .016), (.02, .012), (0, .012)],
          "porcelain", (-.12, .1, 0), n=128, scale=(1.18, .9, 1))
    lathe("waste", [(0, .022), (.02, .022), (.026, .0195), (.026, .0195)], "brass", (-.12, .1, .001), n=48)
    tap((-.12, .36, 0), math.radians(30), 1.0)
    bottle((.26, .30, 0), .042, .23, "g_amber", cap="black", pump=True, rot=math.radians(215))
    bottle((.36, .20, 0), .036, .19, "g_fern", cap="brass", neck=.4, rot=-.15)
    z = towel((.62, .22, 0), .30, .22, "t_lichen", 4, .02, -.1, 4)
    z += towel((.615, .22, z), .29, .21, "t_cream", 4, .019, -.04, 5)
    roll((.58, .21, z), .045, .22, "t_fern", .5)
    comb((.36, -.05, .001), (0, 0, math.radians(-18)), .21)
    lathe("vase", [(0, 0), (.04, 0), (.055, .01), (.06, .06), (.045, .13), (.028, .17), (.03, .2), (.03, .2), (.027, .2), (.025, .17), (.042, .13), (.056, .06), (.05, .014), (0, .008)], "g_clear", (-.56, .28, 0))
    fern((-.56, .28, .17), 9, .46, 9, (1.0, 1.9), wide=.2)
    shade((.75, -1.3, 1.5), 21, .8, 8, (.6, 3.4), (0, .5))
    shade((1.3, -1.2, 1.1), 22, .7, 7, (1.2, 3.6), (0, .5))
    sun((-.66, .9, -.66), 6, .5)
    area((1.2, -1.6, 1.4), (0, .2, .1), 1.6, 14, "#cfe4ff")
    sky("#c6d6d4", .3)
    camera((.08, -1.72, .60), (.08, .2, .165), 54, 1400 / 1050, 6.3, (0, .05, .1))


def nails():
    # Varnish by colour, in a hard light through fern, on red.
    plane("floor", 6, 6, "slab")
    cols = ["#7c1f16", "#b8321a", "#d8662a", "#d9a63c", "#d8d35a", "#7f9c5a", "#2f6b4f", "#123a2c"]
    for i, c in enumerate(cols):
        x = -.215 + i * .0625
        varnish((x, .02 + .012 * math.sin(i * 1.7), 0), c, cap="black" if i % 3 else "ivory", rot=.1 * i)
    varnish((.235, -.13, 0), "#b8321a", lying=True, rot=math.radians(24))
    tweezers((-.17, -.15, 0), math.radians(-16))
    lathe("dish", [(0, .004), (.04, .004), (.055, .012), (.058, .016), (.055, .017), (.04, .01), (0, .01)], "porcelain", (-.02, -.16, 0))
    ball("drop", .02, "dye", (-.02, -.16, .011), (1, .85, .22))
    shade((-.55, -.5, .62), 31, .5, 6, (-.6, 1.7), (0, .35), 20)
    shade((-.7, .15, .75), 32, .55, 6, (-1.1, 1.2), (0, .3), 20)
    sun((.72, .42, -.62), 6.2, .5)
    area((.4, -1.4, 1.2), (0, 0, 0), 1.2, 10, "#cfe4ff")
    sky("#c6d6d4", .32)
    camera((.03, -.80, .40), (.03, -.025, .034), 62, 1400 / 1050, 8, (0, 0, .04))


def tools():
    # What each of the five works with, seen from above.
    plane("floor", 6, 6, "terrazzo")
    trays = ["t_fern"]
    step = .40
    x0 = -step * 2
    for i in range(5):
        box("tray", (.33, .40, .012), ["handle", "slab", "handle", "slab", "handle"][i], (x0 + i * step, 0, .006), r=.005)
    z = .0125
    # 1 cutting
    comb((x0 - .02, .115, z), (0, 0, math.radians(8)), .21)
    scissors((x0 + .0, .03, z), math.radians(14), .22)
    bottle((x0 + .095, -.10, z), .032, .15, "g_amber", cap="black", pump=True, label=False, rot=2.6)
    roll((x0 - .055, -.115, z), .042, .13, "t_lichen", math.radians(70))
    # 2 colour
    x = x0 + step
    bowl((x - .045, .06, z), .068)
    brush((x + .0, -.05, z), (0, 0, math.radians(58)))
    comb((x + .115, -.01, z), (0, 0, math.radians(98)), .2)
    for i in range(4):
        box("foil", (.055, .11, .0008), "steel", (x - .085 + i * .012, -.13 + i * .006, z + .001 + i * .0012), (0, 0, math.radians(-20 + i * 9)), r=0)
    # 3 nails
    x = x0 + 2 * step
    for i, c in enumerate(["#7c1f16", "#b8321a", "#d8662a", "#d9a63c", "#2f6b4f"]):
        varnish((x - .12 + i * .016, .12 - i * .058, z), c, lying=True, rot=math.radians(6 - i * 5), cap="black" if i % 2 else "ivory")
    box("file", (.018, .19, .003), "ivory", (x + .085, .04, z + .002), (0, 0, math.radians(-12)), r=.0012)
    ball("cotton", .026, "t_cream", (x + .09, -.125, z + .018), (1, 1, .8), rough=.25)
    # 4 brows and skin
    x = x0 + 3 * step
    tweezers((x - .10, .12, z), math.radians(-14))
    bowl((x + .06, .065, z), .044, fill="porcelain")
    brush((x - .05, -.03, z), (0, 0, math.radians(8)), tip=False)
    bottle((x + .085, -.11, z), .026, .09, "g_fern", cap="black", label=False, neck=.45)
    roll((x - .06, -.12, z), .038, .12, "t_cream", math.radians(80))
    # 5 massage
    x = x0 + 4 * step
    for sx, sy, r in ((-.08, .10, .038), (.0, .135, .030), (.07, .10, .034)):
        ball("stone", r, "stone", (x + sx, sy, z + r * .45), (1.15, 1, .5), rot=(0, 0, sx * 9), rough=.12)
    bottle((x - .085, -.06, z), .034, .13, "g_amber", cap="ivory", label=False)
    towel((x + .055, -.085, z), .15, .15, "t_madder", 3, .014, .15, 8)
    shade((-1.45, -1.0, .9), 41, .5, 6, (-.4, 1.6), (0, .3), 20)
    shade((-.3, -1.0, .95), 42, .5, 6, (0, 2), (0, .3), 20)
    shade((.35, -.15, .95), 43, .5, 6, (-.2, 1.7), (0, .3), 20)
    sun((.62, .46, -.72), 5.6, .5)
    area((.4, -1.6, 1.8), (0, 0, 0), 1.6, 14, "#cfe4ff")
    sky("#c6d6d4", .36)
    camera((0, -.001, 3.4), (0, 0, 0), 59, 2000 / 480)
    scene.camera.data.type, scene.camera.data.ortho_scale = "ORTHO", 2.0


{"hero": hero, "basin": basin, "nails": nails, "tools": tools}[name]()

scene.render.engine = "CYCLES"
c = scene.cycles
c.device, c.samples, c.use_adaptive_sampling, c.use_denoising = "CPU", samples, False, False
c.max_bounces, c.transmission_bounces, c.glossy_bounces, c.transparent_max_bounces = 14, 12, 5, 14
c.caustics_reflective = c.caustics_refractive = False
c.sample_clamp_direct, c.sample_clamp_indirect = 24, 3
c.use_fast_gi, c.ao_bounces_render = True, 2
M["bulb"].cycles.sample_as_light = M["window"].cycles.sample_as_light = False
scene.render.threads_mode, scene.render.threads = "FIXED", 2
scene.view_settings.view_transform = "Filmic"
scene.view_settings.look = "High Contrast"

# Debian's Blender has no denoiser, so the passes go through one of our own: light divided by the
# colour of the surface, averaged over pixels whose surface and surroundings agree.
layer = bpy.context.view_layer
layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_z = True
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
rl = tree.nodes.new("CompositorNodeRLayers")
fo = tree.nodes.new("CompositorNodeOutputFile")
fo.base_path, fo.format.file_format, fo.format.color_depth = out + ".passes", "OPEN_EXR", "32"
fo.file_slots.clear()
for label, socket in (("image", "Image"), ("colour", "DiffCol"), ("normal", "Normal"), ("depth", "Depth")):
    fo.file_slots.new(label)
    tree.links.new(rl.outputs[socket], fo.inputs[label])
bpy.ops.render.render()

import numpy as np  # noqa: E402

W, H = scene.render.resolution_x, scene.render.resolution_y


def read(label):
    img = bpy.data.images.load(f"{out}.passes/{label}0001.exr")
    img.colorspace_settings.name = "Non-Color"
    a = np.empty(W * H * 4, np.float32)
    img.pixels.foreach_get(a)
    return a.reshape(H, W, 4)[..., :3]


def blur(a, r):
    """Box mean, by running sums."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        cs = np.cumsum(np.pad(a, pad, mode="edge"), axis=axis, dtype=np.float64)
        hi, lo = [slice(None)] * a.ndim, [slice(None)] * a.ndim
        hi[axis], lo[axis] = slice(2 * r + 1, None), slice(None, -2 * r - 1)
        a = ((cs[tuple(hi)] - cs[tuple(lo)]) / (2 * r + 1)).astype(np.float32)
    return a


def denoise(image, colour, normal, depth, reach=6, patch=1, strength=1.0):
    albedo = colour + .06
    light = np.log1p(np.clip(image / albedo, 0, 60))
    noise = np.maximum(blur(((light - blur(light, 1)) ** 2).mean(-1), 4), 4e-6)
    z = np.log(np.clip(depth[..., 0], .01, 1e4))
    total, weight = light.copy(), np.ones(light.shape[:2], np.float32)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if (dx, dy) == (0, 0):
                continue
            move = lambda a: np.roll(a, (dy, dx), (0, 1))  # noqa: E731
            d = blur(((light - move(light)) ** 2).mean(-1), patch) / (noise * 2.4 * strength)
            d += ((normal - move(normal)) ** 2).sum(-1) / .02
            d += ((colour - move(colour)) ** 2).sum(-1) / .006
            d += (z - move(z)) ** 2 / 2e-5
            w = np.exp(-np.maximum(d - .8, 0) - (dx * dx + dy * dy) / (reach * reach * 1.4))
            total += move(light) * w[..., None]
            weight += w
    return np.expm1(total / weight[..., None]) * albedo


final = denoise(read("image"), read("colour"), read("normal"), read("depth"))
result = bpy.data.images.new("result", W, H, float_buffer=True)
result.colorspace_settings.name = "Linear"
result.pixels.foreach_set(np.dstack([final, np.ones((H, W))]).astype(np.float32).ravel())
result.update()
scene.render.image_settings.file_format = "PNG"
result.save_render(out, scene=scene)
