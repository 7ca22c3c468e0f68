# nice blender -b --factory-startup -P cottage.py -- open|stove|range|nest|sheet OUT.png [percent] [samples] [column]
"""A cottage near Stroud cut through its chimney. Metres; the cut is the plane y = 0, the camera
looks along +y. The picture spans x -3.6 to 3.6 and z -0.6 to 9.0 on the cut, so a point of the
drawing is a point of the house: left % = (x + 3.6) / 7.2, top % = (9 - z) / 9.6."""
import bpy, math, random, sys
from mathutils import Vector

args = sys.argv[sys.argv.index('--') + 1:]
STATE, OUT = args[0], args[1]
PERCENT = int(args[2]) if len(args) > 2 else 30
SAMPLES = int(args[3]) if len(args) > 3 else 24
COLUMN = len(args) > 4 and args[4] == 'column'
rnd = random.Random(7)

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


# ---------- materials ----------
def material(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree.nodes, m.node_tree.links, m.node_tree.nodes['Principled BSDF']


def position(nodes, links, axes):
    """World position, with two axes laid flat for a texture."""
    geo = nodes.new('ShaderNodeNewGeometry')
    sep = nodes.new('ShaderNodeSeparateXYZ')
    com = nodes.new('ShaderNodeCombineXYZ')
    links.new(geo.outputs['Position'], sep.inputs[0])
    for i, a in enumerate(axes):
        links.new(sep.outputs['XYZ'.index(a)], com.inputs[i])
    return com.outputs[0]


def noise(nodes, links, vec, scale, detail=6):
    n = nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = scale
    n.inputs['Detail'].default_value = detail
    if vec: links.new(vec, n.inputs['Vector'])
    return n.outputs['Fac']


def ramp(nodes, links, fac, stops):
    r = nodes.new('ShaderNodeValToRGB')
    e = r.color_ramp.elements
    while len(e) < len(stops): e.new(.5)
    for el, (p, c) in zip(e, stops):
        el.position = p
        el.color = (*c, 1)
    links.new(fac, r.inputs[0])
    return r.outputs[0]


def bump(nodes, links, bsdf, height, strength, distance=.03):
    b = nodes.new('ShaderNodeBump')
    b.inputs['Strength'].default_value = strength
    b.inputs['Distance'].default_value = distance
    links.new(height, b.inputs['Height'])
    links.new(b.outputs[0], bsdf.inputs['Normal'])


def mix(nodes, links, mode, fac, a, b):
    m = nodes.new('ShaderNodeMixRGB')
    m.blend_type = mode
    m.inputs[0].default_value = fac
    for s, v in ((1, a), (2, b)):
        if isinstance(v, tuple): m.inputs[s].default_value = (*v, 1)
        else: links.new(v, m.inputs[s])
    return m.outputs[0]


def masonry(name, axes, c1, c2, mortar, w, h, size=.014, rough=.9, strength=.9, wobble=.035):
    m, n, l, b = material(name)
    vec = position(n, l, axes)
    warp = n.new('ShaderNodeTexNoise')
    warp.inputs['Scale'].default_value = 5
    l.new(vec, warp.inputs['Vector'])
    v = n.new('ShaderNodeVectorMath'); v.operation = 'MULTIPLY_ADD'
    l.new(warp.outputs['Color'], v.inputs[0])
    v.inputs[1].default_value = (wobble, wobble, 0)
    l.new(vec, v.inputs[2])
    t = n.new('ShaderNodeTexBrick')
    t.inputs['Scale'].default_value = 1
    t.inputs['Brick Width'].default_value = w
    t.inputs['Row Height'].default_value = h
    t.inputs['Mortar Size'].default_value = size
    t.inputs['Mortar Smooth'].default_value = .5
    t.inputs['Bias'].default_value = 0
    t.squash, t.squash_frequency = 1.35, 3
    t.inputs['Color1'].default_value = (*c1, 1)
    t.inputs['Color2'].default_value = (*c2, 1)
    t.inputs['Mortar'].default_value = (*mortar, 1)
    l.new(v.outputs[0], t.inputs['Vector'])
    fine = noise(n, l, vec, 14, 8)
    tone = ramp(n, l, fine, [(.3, (.62, .6, .58)), (.7, (1.08, 1.06, 1.02))])
    broad = ramp(n, l, noise(n, l, vec, 3.1, 3), [(.35, (.66, .62, .6)), (.65, (1.1, 1.04, .95))])
    body = mix(n, l, 'MULTIPLY', .8, t.outputs['Color'], tone)
    l.new(mix(n, l, 'MULTIPLY', .85, body, broad), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    inv = n.new('ShaderNodeMath'); inv.operation = 'MULTIPLY_ADD'
    l.new(t.outputs['Fac'], inv.inputs[0]); inv.inputs[1].default_value = -1.2
    l.new(noise(n, l, vec, 30, 8), inv.inputs[2])
    bump(n, l, b, inv.outputs[0], strength)
    return m


def plain(name, colour, rough=.7, metal=0, grain=None, bumpy=.15, scale=9):
    m, n, l, b = material(name)
    vec = position(n, l, 'XYZ')
    f = noise(n, l, vec, scale)
    dark = tuple(c * .78 for c in colour)
    l.new(ramp(n, l, f, [(.35, dark), (.65, colour)]), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    if bumpy: bump(n, l, b, noise(n, l, vec, 40), bumpy, .01)
    return m


def wood(name, c1, c2, along='X', rough=.6):
    m, n, l, b = material(name)
    geo = n.new('ShaderNodeTexCoord')
    mp = n.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = {'X': (1.2, 14, 14), 'Y': (14, 1.2, 14), 'Z': (14, 14, 1.2)}[along]
    l.new(geo.outputs['Object'], mp.inputs[0])
    f = noise(n, l, mp.outputs[0], 2.2, 9)
    l.new(ramp(n, l, f, [(.32, c1), (.68, c2)]), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    bump(n, l, b, f, .25, .01)
    return m


def glow(name, colour, strength):
    m, n, l, b = material(name)
    b.inputs['Base Color'].default_value = (*colour, 1)
    b.inputs['Emission'].default_value = (*colour, 1)
    b.inputs['Emission Strength'].default_value = strength
    return m


STONE = masonry('stone', 'XZ', (.80, .54, .27), (.40, .24, .11), (.78, .66, .48), .33, .13, size=.014, strength=1, wobble=.07)
RUBBLE = masonry('footing', 'XZ', (.3, .2, .13), (.22, .15, .1), (.16, .11, .085), .34, .16)
SOOT = masonry('sooted brick', 'XZ', (.085, .06, .056), (.05, .036, .036), (.022, .017, .017), .22, .075, strength=1.2, wobble=.02)
FIREBRICK = masonry('firebrick', 'XZ', (.12, .062, .045), (.055, .033, .028), (.02, .015, .014), .22, .075, wobble=.01)
FLAGS = masonry('flags', 'XY', (.46, .37, .27), (.36, .29, .215), (.14, .11, .09), .7, .5, .02, .55, .4, .02)
PLASTER = plain('limewash', (.80, .70, .56), .95, scale=3, bumpy=.35)
ROSE = plain('limewash rose', (.62, .36, .30), .95, scale=3, bumpy=.35)
BOARD = wood('boards', (.16, .085, .045), (.32, .185, .095), 'X')
OAK = wood('oak', (.075, .042, .026), (.19, .11, .06), 'Y')
OAKX = wood('oak x', (.075, .042, .026), (.2, .115, .06), 'X')
PALEWOOD = wood('pale wood', (.36, .22, .12), (.55, .37, .21), 'Y')
BARK = plain('bark', (.12, .075, .05), .95, bumpy=.9, scale=30)
LOGEND = plain('log end', (.60, .42, .24), .8, scale=20)
CLAY = plain('pot', (.62, .27, .165), .75, scale=6, bumpy=.4)
LIME = plain('flaunching', (.46, .42, .37), .95, bumpy=.6)
IRON = plain('iron', (.018, .018, .021), .42, .55, bumpy=.25)
STEEL = plain('steel', (.56, .56, .57), .28, 1, bumpy=.05)
ENAMEL = plain('enamel', (.20, .33, .33), .16, 0, bumpy=0, scale=2)
CHROME = plain('chrome', (.8, .8, .8), .12, 1, bumpy=0)
CLOTH = plain('scarlet cloth', (.34, .022, .035), .95, bumpy=.5, scale=30)
LINEN = plain('linen', (.75, .68, .58), .95, bumpy=.5, scale=20)
TEAL = plain('chair', (.075, .14, .15), .9, bumpy=.5, scale=40)
BRASS = plain('brass', (.72, .46, .16), .25, 1, bumpy=0)
TWIG = plain('twig', (.44, .30, .18), .9, bumpy=0, scale=50)
FEATHER = plain('jackdaw', (.012, .013, .018), .45, bumpy=.3)
NAPE = plain('nape', (.13, .135, .15), .6, bumpy=.3)
DUSK = glow('dusk', (.22, .25, .45), .5)
SHADE = glow('shade', (1, .62, .28), 7)
EMBER = glow('ember', (1, .16, .02), 14)
SLATES = [plain(f'slate{i}', c, .9, bumpy=.5) for i, c in enumerate([(.34, .265, .185), (.27, .215, .16), (.40, .31, .21), (.235, .2, .165)])]
BOOKS = [plain(f'book{i}', c, .7) for i, c in enumerate([(.3, .05, .05), (.08, .16, .18), (.42, .3, .13), (.14, .1, .16), (.5, .42, .32)])]


# ---------- shapes ----------
def add(mesh, mat, name='o'):
    o = bpy.data.objects.new(name, mesh)
    mesh.materials.append(mat)
    scene.collection.objects.link(o)
    return o


def rounded(o, width, segments=2):
    b = o.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method = width, segments, 'ANGLE'
    for p in o.data.polygons: p.use_smooth = True
    o.data.use_auto_smooth = True
    return o


def poly(points, y0, y1, mat, bevel=0):
    """A polygon in x and z, drawn out along y."""
    n = len(points)
    area = sum(points[i][0] * points[(i + 1) % n][1] - points[(i + 1) % n][0] * points[i][1] for i in range(n))
    if area < 0: points = points[::-1]
    verts = [(x, y0, z) for x, z in points] + [(x, y1, z) for x, z in points]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i + n, (i + 1) % n + n, (i + 1) % n, i) for i in range(n)]
    me = bpy.data.meshes.new('p')
    me.from_pydata(verts, [], faces)
    me.update()
    o = add(me, mat)
    return rounded(o, bevel) if bevel else o


def box(x0, x1, y0, y1, z0, z1, mat, bevel=.008):
    o = poly([(0, 0), (x1 - x0, 0), (x1 - x0, z1 - z0), (0, z1 - z0)], 0, y1 - y0, mat, bevel)
    o.location = (x0, y0, z0)
    return o


def rod(a, b, r, mat, r2=None, sides=14, smooth=True):
    a, b = Vector(a), Vector(b)
    bpy.ops.mesh.primitive_cone_add(vertices=sides, radius1=r, radius2=r if r2 is None else r2, depth=(b - a).length, location=(a + b) / 2)
    o = bpy.context.object
    o.rotation_mode = 'QUATERNION'
    o.rotation_quaternion = (b - a).to_track_quat('Z', 'Y')
    o.data.materials.append(mat)
    if smooth:
        for p in o.data.polygons: p.use_smooth = True
        o.data.use_auto_smooth = True
    return o


def ball(at, size, mat, rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=14, radius=1, location=at, rotation=rot)
    o = bpy.context.object
    o.scale = size
    o.data.materials.append(mat)
    for p in o.data.polygons: p.use_smooth = True
    return o


def turned(profile, at, mat):
    """A body of revolution from (radius, height) pairs."""
    k, verts, faces = 40, [], []
    for r, z in profile:
        verts += [(r * math.cos(2 * math.pi * i / k), r * math.sin(2 * math.pi * i / k), z) for i in range(k)]
    for j in range(len(profile) - 1):
        faces += [(j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i) for i in range(k)]
    me = bpy.data.meshes.new('t')
    me.from_pydata(verts, [], faces)
    me.update()
    for p in me.polygons: p.use_smooth = True
    me.use_auto_smooth = True
    o = add(me, mat)
    o.location = at
    return o


def lamp(at, watts, colour, size=.12):
    d = bpy.data.lights.new('l', 'POINT')
    d.energy, d.color, d.shadow_soft_size = watts, colour, size
    o = bpy.data.objects.new('l', d)
    o.location = at
    scene.collection.objects.link(o)


# ---------- the house ----------
D = 1.75  # depth of the rooms
ease = lambda t: t * t * (3 - 2 * t)
clamp = lambda v: max(0, min(1, v))
centre = lambda z: -.3 * (1 - ease(clamp((z - 3.1) / 1.7)))


def half(z):
    if z <= 1.15: return .66
    return .17 + .49 * (1 - ease(clamp((z - 1.15) / 1.25)))


TOP = 7.6
levels = [-.0, 1.15] + [1.15 + i * .1 for i in range(1, 40)] + [5.3, TOP]
left = [(centre(z) - half(z), z) for z in levels]
right = [(centre(z) + half(z), z) for z in levels]
poly([(-1.5, 0), *left, (-.43, TOP), (-.49, TOP - .02), (-.56, TOP - .1), (-.56, TOP - .22), (-.47, TOP - .27), (-.47, 5.25), (-.62, 4.9), (-.86, 4.5), (-.92, 3.2), (-1.5, 2.55)], 0, .95, STONE)
poly([(.92, 0), *right, (.43, TOP), (.49, TOP - .02), (.56, TOP - .1), (.56, TOP - .22), (.47, TOP - .27), (.47, 5.25), (.56, 4.9), (.62, 4.5), (.66, 3.2), (.92, 2.55)], 0, .95, STONE)
poly([(x, z) for x, z in left if z > 1.2] + [(x, z) for x, z in right if z > 1.2][::-1], .4, .94, SOOT)
box(-.18, .18, .38, .8, TOP - .05, TOP + .12, SOOT, 0)
box(-1.0, .4, .82, .94, -.02, 1.6, FIREBRICK, 0)
# side walls of the flue and the hearth wear soot too: thin skins along the edge
for edge, s in ((left, 1), (right, -1)):
    skin = [(x + s * .006, z) for x, z in edge] + [(x + s * .001, z) for x, z in edge][::-1]
    poly([(p[0] + s * .012, p[1]) if i < len(edge) else p for i, p in enumerate(skin)], .004, .9, SOOT if True else STONE)
# pot and its bed
poly([(-.43, TOP), (-.2, TOP + .1), (-.17, TOP + .1), (-.17, TOP)], 0, .8, LIME)
poly([(.43, TOP), (.2, TOP + .1), (.17, TOP + .1), (.17, TOP)], 0, .8, LIME)
pot = turned([(.2, -.08), (.205, .08), (.185, .14), (.17, .52), (.175, .58), (.215, .62), (.215, .70), (.165, .70), (.15, .5), (.165, .05)], (0, .22, TOP + .04), CLAY)

# walls, foundations
for s in (-1, 1):
    poly([(s * 2.65, -.02), (s * 2.65, 3.62), (s * 3.12, 3.62 - .47), (s * 3.12, -.02)] if False else [(s * 2.65, -.02), (s * 2.65, 4.05), (s * 3.12, 3.58), (s * 3.12, -.02)], 0, D, STONE)
    poly([(s * 2.55, -.5), (s * 2.6, -.02), (s * 3.16, -.02), (s * 3.24, -.5)], -.02, D, RUBBLE)
poly([(-1.62, -.5), (-1.5, -.02), (.92, -.02), (1.04, -.5)], -.03, .95, RUBBLE)
# gable wall behind, limewashed; rose upstairs
poly([(-2.7, 0), (2.7, 0), (2.7, 2.5), (-2.7, 2.5)], D, D + .1, PLASTER)
poly([(-2.7, 2.4), (2.7, 2.4), (2.7, 4.0), (1.9, 4.8), (-1.9, 4.8), (-2.7, 4.0)], D, D + .1, ROSE)
poly([(-2, 4.7), (2, 4.7), (0, 6.8)], D, D + .1, STONE)
# floor, boards, joists
box(-2.66, 2.66, 0, D, -.16, -.01, FLAGS, 0)
box(-1.5, .92, .0, .95, -.2, -.012, FLAGS, 0)
box(-1.25, .65, -.42, .86, -.08, .02, FLAGS, .015)
for z, th, reach in ((2.5, .05, 2.66), (4.78, .04, 2.0)):
    for s in (-1, 1):
        edge = (-1.48 if s < 0 else .9) if z < 3 else (-.74 if s < 0 else .58)
        x0, x1 = (-reach, edge) if s < 0 else (edge, reach)
        box(x0, x1, -.005, D, z - th, z, BOARD, .004)
        x = x0 + .12
        while x < x1 - .08:
            box(x, x + .085, 0, D, z - th - .19, z - th, OAK, .01)
            x += .36
# slope of the ceiling upstairs is the roof itself: rafters, then stone slates, smaller towards the ridge
for s in (-1, 1):
    slope = lambda t, up=0: (s * (3.42 * (1 - t) + .30 * t) + s * up * .7, 3.424 + 3.276 * t + up * .72)
    poly([(s * 3.34, 3.36), (s * 3.42, 3.26), (s * .46, 6.38), (s * .46, 6.55)], 0, D + .2, OAKX)
    poly([(s * 2.66, 3.86), (s * 2.66, 3.98), (s * .46, 6.3), (s * .46, 6.2)], .02, D, ROSE)
    t, i = 0, 0
    while t < .965:
        step = .072 - .034 * t
        a, b = slope(t - .028, .095), slope(min(t + step * 1.25, .97), .05)
        thick = .036 * (1.25 - .5 * t)
        nx, nz = s * .70, .71
        o = poly([a, b, (b[0] + nx * thick, b[1] + nz * thick), (a[0] + nx * thick * 1.25, a[1] + nz * thick * 1.25)], -.05 + rnd.uniform(-.03, .02), D + .25, SLATES[rnd.randrange(4)], .006)
        t += step
        i += 1
    # lead where roof meets stack
    poly([(s * .47, 6.42), (s * .47, 6.74), (s * .5, 6.74), (s * .5, 6.55), (s * .66, 6.36), (s * .64, 6.32)], -.03, .9, plain('lead', (.2, .21, .23), .5, .4))

# ---------- rooms ----------
# left below: logs and shelves
box(-2.6, -1.56, .5, 1.2, 0, .05, IRON)
for x in (-2.58, -1.6): box(x, x + .03, .5, .54, 0, 1.12, IRON)
row, z = 0, .05
placed = []
while z < 1.02:
    x = -2.52 + (.07 if row % 2 else 0)
    while x < -1.62:
        r = rnd.uniform(.058, .082)
        if x + r < -1.58:
            y = .42 + rnd.uniform(-.05, .06)
            zz = z + r + rnd.uniform(-.008, .008)
            rod((x + r, y, zz), (x + r, 1.2, zz), r, BARK, sides=11)
            rod((x + r, y - .004, zz), (x + r, y + .01, zz), r * .88, LOGEND, sides=11)
        x += 2 * r + .006
    z += .132
    row += 1
for z in (1.42, 1.86):
    box(-2.65, -1.5, 1.2, D, z - .035, z, PALEWOOD)
    x = -2.58
    while x < -1.64:
        if rnd.random() < .6:
            for _ in range(rnd.randrange(2, 5)):
                w, h = rnd.uniform(.03, .055), rnd.uniform(.17, .27)
                if x + w > -1.6: break
                box(x, x + w, 1.3, 1.5, z, z + h, rnd.choice(BOOKS), .004)
                x += w + .003
        else:
            h = rnd.uniform(.1, .19)
            turned([(.0, 0), (.055, .0), (.075, h * .4), (.05, h * .85), (.055, h), (.04, h)], (x + .08, 1.4, z), rnd.choice([CLAY, LINEN, BOOKS[1]]))
            x += .17
        x += .05
lamp((-2.1, .35, 2.05), 9, (1, .72, .42))
# right below: window, chair, lamp
def window(x0, x1, z0, z1, panes=(2, 2)):
    box(x0, x1, D - .03, D - .01, z0, z1, DUSK, 0)
    for i in range(panes[0] + 1):
        x = x0 + (x1 - x0) * i / panes[0]
        w = .035 if i in (0, panes[0]) else .014
        box(x - w, x + w, D - .1, D, z0 - .03, z1 + .03, LINEN, .004)
    for i in range(panes[1] + 1):
        z = z0 + (z1 - z0) * i / panes[1]
        w = .035 if i in (0, panes[1]) else .014
        box(x0 - .03, x1 + .03, D - .095, D, z - w, z + w, LINEN, .004)
    box(x0 - .12, x1 + .12, D - .22, D, z0 - .09, z0 - .04, PALEWOOD)
window(1.55, 2.4, 1.0, 1.85)
turned([(0, 0), (.06, 0), (.08, .1), (.05, .17), (.06, .2)], (1.75, D - .14, .96), BOOKS[1])
for i in range(7):
    a = i * .9
    rod((1.75, D - .14, 1.12), (1.75 + .1 * math.cos(a), D - .14 + .05 * math.sin(a), 1.32 + .05 * (i % 3)), .006, plain('stem', (.1, .16, .07), .8, bumpy=0))
    ball((1.75 + .1 * math.cos(a), D - .14 + .05 * math.sin(a), 1.34 + .05 * (i % 3)), (.03, .03, .03), LINEN if i % 2 else CLOTH)
# armchair, turned to the fire
chair = [box(-.40, .40, -.36, .38, .16, .42, TEAL, .07), box(.2, .46, -.38, .4, .16, 1.06, TEAL, .09),
         box(-.42, .36, -.42, -.24, .16, .64, TEAL, .08), box(-.42, .36, .24, .42, .16, .64, TEAL, .08),
         box(-.36, .24, -.24, .26, .38, .53, TEAL, .06), box(.02, .22, -.2, .2, .5, .84, CLOTH, .07)]
for dx in (-.34, .38):
    for dy in (-.34, .34): chair.append(rod((dx, dy, 0), (dx, dy, .18), .022, OAK))
pivot = bpy.data.objects.new('chair', None)
scene.collection.objects.link(pivot)
for o in chair: o.parent = pivot
pivot.location, pivot.rotation_euler = (1.62, .72, .01), (0, 0, math.radians(16))
# small table and lamp
rod((2.36, .95, .56), (2.36, .95, .6), .22, OAKX, sides=32)
rod((2.36, .95, 0), (2.36, .95, .56), .025, OAK)
rod((2.36, .95, 0.0), (2.36, .95, .03), .15, OAK, .05)
turned([(0, 0), (.07, 0), (.075, .03), (.03, .1), (.05, .2), (.015, .28), (.015, .4)], (2.36, .95, .6), BRASS)
turned([(.17, .3), (.1, .52)], (2.36, .95, .6), SHADE)
lamp((2.36, .8, 1.02), 15, (1, .6, .28), .08)
rod((1.02, .5, .012), (1.02, .5, .02), .01, CLOTH)
box(.98, 2.2, .2, 1.3, .0, .02, CLOTH, .01)
for (x, z, w, h) in ((1.12, 1.5, .26, .34),):
    box(x, x + w, D - .04, D, z, z + h, OAK); box(x + .03, x + w - .03, D - .05, D - .04, z + .03, z + h - .03, BOOKS[4], 0)

# upstairs left: chest, mirror, candle
box(-2.45, -1.4, .9, 1.5, 2.52, 3.3, PALEWOOD, .015)
for i in range(3):
    box(-2.4, -1.45, .88, .92, 2.6 + i * .24, 2.8 + i * .24, PALEWOOD, .01)
    for x in (-2.2, -1.65): ball((x, .86, 2.7 + i * .24), (.022, .022, .022), BRASS)
rod((-1.9, 1.3, 3.66), (-1.9, 1.34, 3.66), .26, OAKX, sides=40)
rod((-1.9, 1.29, 3.66), (-1.9, 1.3, 3.66), .22, CHROME, sides=40)
turned([(0, 0), (.07, 0), (.075, .02), (.02, .05), (.02, .16)], (-2.28, 1.15, 3.3), BRASS)
rod((-2.28, 1.15, 3.46), (-2.28, 1.15, 3.58), .018, LINEN)
ball((-2.28, 1.15, 3.62), (.012, .012, .03), glow('candle', (1, .6, .2), 60))
lamp((-2.2, .8, 3.72), 6, (1, .6, .3), .05)
turned([(.0, 0), (.06, 0), (.1, .12), (.06, .22), (.07, .26)], (-1.56, 1.15, 3.3), LINEN)
# upstairs right: bed with a Stroud scarlet blanket, a window
window(1.0, 1.55, 3.35, 3.95, (2, 1))
box(.9, 2.62, .35, 1.45, 2.62, 2.76, OAKX, .02)
box(.94, 2.58, .37, 1.43, 2.74, 2.96, LINEN, .07)
box(.92, 2.16, .33, 1.47, 2.7, 3.0, CLOTH, .08)
box(2.02, 2.2, .325, 1.475, 2.72, 3.012, LINEN, .06)
box(2.2, 2.56, .5, 1.3, 2.92, 3.1, LINEN, .08)
box(2.58, 2.65, .35, 1.45, 2.52, 3.45, OAKX, .02)
box(.84, .9, .35, 1.45, 2.52, 3.1, OAKX, .02)
rod((1.9, .7, 4.5), (1.9, .7, 4.72), .005, IRON)
turned([(.15, 0), (.04, .16)], (1.9, .7, 4.36), LINEN)
ball((1.9, .7, 4.36), (.04, .04, .04), SHADE)
lamp((1.9, .55, 4.22), 10, (1, .66, .36), .06)
# attic: trunk, boxes, one bulb
box(-1.55, -.9, .5, 1.1, 4.79, 5.1, OAKX, .02)
box(-1.5, -1.1, .6, 1.0, 5.1, 5.28, BOOKS[2], .01)
box(.86, 1.25, .5, 1.0, 4.79, 5.16, BOOKS[4], .01)
box(1.0, 1.5, .9, 1.3, 4.79, 5.02, BOOKS[2], .01)
lamp((-.62, .5, 5.75), 3.5, (1, .7, .4), .05)
lamp((.7, .5, 5.75), 3.5, (1, .7, .4), .05)


# ---------- fire ----------
def flame_material(seed, strength):
    m, n, l, b = material(f'flame{seed}')
    tc = n.new('ShaderNodeTexCoord')
    sep = n.new('ShaderNodeSeparateXYZ')
    l.new(tc.outputs['Generated'], sep.inputs[0])
    def math_(op, a, b=None):
        x = n.new('ShaderNodeMath'); x.operation = op
        for i, v in enumerate((a, b)):
            if v is None: continue
            if isinstance(v, (int, float)): x.inputs[i].default_value = v
            else: l.new(v, x.inputs[i])
        return x.outputs[0]
    vec = n.new('ShaderNodeCombineXYZ')
    l.new(math_('MULTIPLY', sep.outputs[0], 2.2), vec.inputs[0]); l.new(math_('MULTIPLY', sep.outputs[2], 1.6), vec.inputs[1]); vec.inputs[2].default_value = seed * 3.7
    nz = noise(n, l, vec.outputs[0], 1.8, 3)
    z, x = sep.outputs[2], sep.outputs[0]
    wob = math_('MULTIPLY', math_('SUBTRACT', nz, .5), math_('ADD', math_('MULTIPLY', z, 1.1), .12))
    r = math_('MULTIPLY', math_('ABSOLUTE', math_('ADD', math_('SUBTRACT', x, .5), wob)), 2)
    edge = math_('MULTIPLY', math_('POWER', math_('SUBTRACT', 1, z), .75), math_('MULTIPLY', math_('POWER', math_('ADD', z, .05), .25), .8))
    raw = math_('MULTIPLY', math_('SUBTRACT', edge, r), 3.2)
    mask = n.new('ShaderNodeClamp'); l.new(raw, mask.inputs[0])
    col = ramp(n, l, mask.outputs[0], [(0, (.8, .07, .005)), (.35, (1, .27, .03)), (.8, (1, .62, .18)), (1, (1, .8, .4))])
    em = n.new('ShaderNodeEmission'); l.new(col, em.inputs[0]); em.inputs[1].default_value = strength
    tr = n.new('ShaderNodeBsdfTransparent')
    mx = n.new('ShaderNodeMixShader')
    l.new(math_('POWER', mask.outputs[0], .8), mx.inputs[0]); l.new(tr.outputs[0], mx.inputs[1]); l.new(em.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], n['Material Output'].inputs[0])
    return m


def flames(x, y, z, width, height, count, strength=6):
    for i in range(count):
        f = (i + .5) / count - .5
        w, h = width * rnd.uniform(.42, .6), height * rnd.uniform(.6, 1) * (1 - abs(f) * .7)
        cx = x + f * width * .85
        me = bpy.data.meshes.new('f')
        me.from_pydata([(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [], [(0, 1, 2, 3)])
        add(me, flame_material(i + rnd.random() * 9, strength)).location = (cx, y + rnd.uniform(-.06, .06), z)


def logs(x, y, z, length, scale=1):
    for (dx, dy, dz, ang, r) in ((-.02, .06, .05, 4, .06), (.03, -.06, .05, -7, .055), (0, 0, .14, 18, .052), (.02, .02, .21, -22, .042)):
        a = math.radians(ang)
        h = length / 2
        rod((x + dx - h * math.cos(a), y + dy, z + dz * scale - h * math.sin(a) * .4), (x + dx + h * math.cos(a), y + dy + .04, z + dz * scale + h * math.sin(a) * .4), r * scale, BARK, sides=10)
    for _ in range(46):
        ball((x + rnd.uniform(-length / 2, length / 2), y + rnd.uniform(-.12, .12), z + rnd.uniform(-.01, .05)), (rnd.uniform(.012, .03),) * 3, EMBER if rnd.random() < .6 else BARK)


cx = -.3
if STATE == 'open':
    for i in range(9):
        x = cx - .3 + i * .075
        rod((x, .14, .14), (x, .14, .33), .011, IRON)
        rod((x, .14, .15), (x, .6, .15), .012, IRON)
    for z in (.15, .24, .33): rod((cx - .33, .14, z), (cx + .33, .14, z), .013, IRON)
    for s in (-1, 1):
        rod((cx + s * .33, .14, .02), (cx + s * .33, .14, .45), .018, IRON)
        ball((cx + s * .33, .14, .47), (.032,) * 3, BRASS)
        rod((cx + s * .31, .56, .02), (cx + s * .31, .56, .4), .014, IRON)
    logs(cx, .36, .2, .5)
    flames(cx, .34, .24, .56, .66, 9, 7)
    lamp((cx, .2, .52), 20, (1, .36, .1), .12)
    lamp((cx, .3, 1.5), 5, (1, .34, .1), .1)
    # fire irons and a scuttle
    for i, dx in enumerate((.74, .8, .86)):
        rod((cx + dx - .18, .5 + .1 * i, 0), (cx + dx - .14, .66, .62), .008, BRASS)
if STATE == 'stove':
    y0, y1 = .16, .62
    for s in (-1, 1):
        box(cx + s * .33 - .02, cx + s * .33 + .02, y0, y1, .14, .70, IRON, .008)
        for y in (y0 + .05, y1 - .05): rod((cx + s * .29, y, .02), (cx + s * .31, y, .15), .016, IRON, .028)
    box(cx - .35, cx + .35, y0, y1, .12, .19, IRON, .01)
    box(cx - .39, cx + .39, y0 - .03, y1, .68, .725, IRON, .012)
    box(cx - .35, cx + .35, y1 - .04, y1, .14, .7, IRON, .008)
    box(cx - .31, cx + .31, y1 - .06, y1 - .04, .2, .66, FIREBRICK, 0)
    for z0, z1 in ((.19, .26), (.6, .68)): box(cx - .33, cx + .33, y0 - .015, y0 + .025, z0, z1, IRON, .01)
    for s in (-1, 1): box(cx + s * .29 - .035, cx + s * .29 + .035, y0 - .015, y0 + .025, .2, .68, IRON, .01)
    rod((cx + .3, y0 - .07, .44), (cx + .3, y0 - .02, .44), .008, BRASS)
    ball((cx + .3, y0 - .08, .44), (.022,) * 3, BRASS)
    logs(cx, .4, .24, .38, .7)
    flames(cx, .36, .27, .46, .40, 7, 8)
    lamp((cx, .24, .42), 6, (1, .4, .12), .08)
    lamp((cx, -.25, .5), 3, (1, .45, .16), .1)
    # flue pipe, register plate, liner up to a cowl
    rod((cx, .3, .72), (cx, .3, 1.42), .085, IRON, sides=28)
    for z in (.74, 1.05): rod((cx, .3, z), (cx, .3, z + .03), .095, IRON, sides=28)
    box(cx - .72, cx + .72, .01, .84, 1.33, 1.37, STEEL, .004)
    # the liner is cut open, so that the brush in it can be seen
    zs = [1.38 + i * .018 for i in range(int((TOP + .12 - 1.38) / .018))]
    verts, faces, k = [], [], 13
    for j, z in enumerate(zs):
        rr = .105 + (.006 if (j // 2) % 2 else -.004)
        verts += [(centre(z) + rr * math.cos(math.pi * i / (k - 1)), .1 + rr * 1.1 * math.sin(math.pi * i / (k - 1)), z) for i in range(k)]
    for j in range(len(zs) - 1):
        faces += [(j * k + i, j * k + i + 1, (j + 1) * k + i + 1, (j + 1) * k + i) for i in range(k - 1)]
    me = bpy.data.meshes.new('liner')
    me.from_pydata(verts, [], faces)
    me.update()
    liner = add(me, STEEL)
    solid = liner.modifiers.new('s', 'SOLIDIFY'); solid.thickness = .012
    # cowl on the pot
    z = TOP + .74
    rod((0, .22, z - .04), (0, .22, z + .02), .2, STEEL, sides=32)
    for i in range(14):
        a = i * math.tau / 14
        rod((.16 * math.cos(a), .22 + .16 * math.sin(a), z), (.16 * math.cos(a), .22 + .16 * math.sin(a), z + .17), .006, STEEL)
    rod((0, .22, z + .17), (0, .22, z + .25), .25, STEEL, .02, 32)
if STATE == 'range':
    x0, x1, y0, y1 = cx - .6, cx + .6, -.02, .62
    box(x0, x1, y0, y1, .1, .86, ENAMEL, .03)
    box(x0 + .03, x1 - .03, y0 + .04, y1, .0, .1, IRON, .01)
    box(x0 - .02, x1 + .02, y0 - .02, y1, .85, .9, IRON, .015)
    for dx in (-.3, .3):
        turned([(0, .12), (.1, .115), (.2, .07), (.235, 0), (.24, -.01)], (cx + dx, .3, .91), CHROME)
        rod((cx + dx - .05, .05, .97), (cx + dx + .05, .05, .97), .012, OAK)
    for (a, b, c, d) in ((-.55, -.05, .5, .8), (.05, .55, .5, .8), (-.55, -.05, .15, .45), (.05, .55, .15, .45)):
        box(cx + a, cx + b, y0 - .03, y0 + .02, c, d, ENAMEL, .03)
        rod((cx + (a + b) / 2 - .1, y0 - .06, d - .06), (cx + (a + b) / 2 + .1, y0 - .06, d - .06), .012, CHROME)
    rod((x0 + .02, y0 - .1, .83), (x1 - .02, y0 - .1, .83), .014, CHROME)
    for x in (x0 + .06, x1 - .06): rod((x, y0 - .1, .83), (x, y0, .83), .012, CHROME)
    box(cx - .42, cx - .16, y0 - .125, y0 - .11, .5, .85, LINEN, .006)
    for z in (.56, .6): box(cx - .42, cx - .16, y0 - .128, y0 - .11, z, z + .015, CLOTH, .0)
    # kettle
    turned([(0, 0), (.12, 0), (.13, .03), (.1, .14), (.04, .18), (0, .185)], (cx + .3, .3, 1.02), CLOTH)
    rod((cx + .4, .3, 1.1), (cx + .5, .3, 1.18), .022, CLOTH, .014)
    rod((cx + .2, .3, 1.2), (cx + .4, .3, 1.2), .01, OAK)
    for s in (-.1, .1): rod((cx + .3 + s, .3, 1.13), (cx + .3 + s, .3, 1.2), .008, CHROME)
    rod((cx, .26, .9), (cx, .26, 1.72), .07, ENAMEL, sides=28)
    rod((cx, .26, 1.2), (cx, .26, 1.24), .082, CHROME, sides=28)
    lamp((cx + .1, -.4, 1.25), 5, (1, .7, .4), .15)
if STATE == 'nest':
    for i in range(9):
        x = cx - .3 + i * .075
        rod((x, .14, .14), (x, .14, .33), .011, IRON)
        rod((x, .14, .15), (x, .6, .15), .012, IRON)
    for z in (.15, .24, .33): rod((cx - .33, .14, z), (cx + .33, .14, z), .013, IRON)
    for s in (-1, 1):
        rod((cx + s * .33, .14, .02), (cx + s * .33, .14, .45), .018, IRON)
        ball((cx + s * .33, .14, .47), (.032,) * 3, BRASS)
    verts, faces = [], []
    def stick(a, b, r0, r1):
        turn = (b - a).to_track_quat('Z', 'Y')
        n = len(verts)
        for at, r in ((a, r0), (b, r1)):
            verts.extend(at + turn @ Vector((r * math.cos(i * math.tau / 6), r * math.sin(i * math.tau / 6), 0)) for i in range(6))
        faces.extend((n + i, n + (i + 1) % 6, n + 6 + (i + 1) % 6, n + 6 + i) for i in range(6))
    def twig(p, length, flat=.5):
        d = Vector((rnd.uniform(-1, 1), rnd.uniform(-.5, .5), rnd.uniform(-flat, flat))).normalized() * length / 2
        mid = Vector(p) + Vector((rnd.uniform(-.02, .02), rnd.uniform(-.02, .02), rnd.uniform(-.02, .02)))
        r = rnd.uniform(.005, .011)
        stick(Vector(p) - d, mid, r, r); stick(mid, Vector(p) + d, r, r * .6)
    for _ in range(300):
        z = rnd.triangular(TOP - 1.3, TOP - .02, TOP - .35)
        twig((centre(z) + rnd.uniform(-.09, .09), .16 + rnd.uniform(-.14, .12), z), rnd.uniform(.14, .3), .7)
    for _ in range(34):
        z = rnd.uniform(TOP - 2.7, TOP - 1.2)
        twig((centre(z) + rnd.uniform(-.1, .1), .2 + rnd.uniform(-.1, .1), z), rnd.uniform(.12, .24), 1.6)
    for _ in range(60):
        r = abs(rnd.gauss(0, .22))
        twig((cx + rnd.uniform(-1, 1) * r * 1.6, .3 + rnd.uniform(-.25, .3), .04 + rnd.random() * max(.05, .3 - r)), rnd.uniform(.16, .34), .25)
    for _ in range(26):
        a = rnd.uniform(0, math.tau)
        twig((.15 * math.cos(a), .22 + .12 * math.sin(a), TOP + .74 + rnd.uniform(0, .06)), rnd.uniform(.14, .26), .8)
    me = bpy.data.meshes.new('twigs')
    me.from_pydata(verts, [], faces)
    me.update()
    add(me, TWIG)
    lamp((-.6, -1.1, TOP - .5), 9, (1, .78, .55), .3)
    # a jackdaw on the pot
    j = (.1, .1, TOP + .93)
    ball(j, (.15, .085, .095), FEATHER, (0, math.radians(28), 0))
    ball((j[0] - .13, j[1], j[2] + .115), (.066, .06, .062), NAPE)
    ball((j[0] - .145, j[1] - .012, j[2] + .135), (.058, .055, .045), FEATHER)
    rod((j[0] - .19, j[1] - .01, j[2] + .115), (j[0] - .27, j[1] - .01, j[2] + .1), .02, FEATHER, .004)
    ball((j[0] - .175, j[1] - .058, j[2] + .13), (.011,) * 3, glow('eye', (.75, .8, .85), .9))
    o = box(0, .3, -.03, .03, 0, .022, FEATHER, .008)
    o.location = (j[0] + .06, j[1], j[2] - .02); o.rotation_euler = (0, math.radians(24), 0)
    for dx in (-.02, .03): rod((j[0] + dx, j[1], j[2] - .08), (j[0] + dx - .01, j[1], j[2] - .2), .008, FEATHER)
    lamp((cx, -.3, 1.0), 5, (1, .8, .62), .2)

if STATE == 'sheet':
    verts, faces, nx, nz = [], [], 90, 60
    for j in range(nz + 1):
        v = j / nz
        for i in range(nx + 1):
            u = i / nx
            fold = (1 - v) ** .6
            y = -.3 - .055 * fold * math.sin(u * 31 + 2.2 * math.sin(v * 2 + 1)) - .025 * fold * math.sin(u * 67 + v * 3) - .09 * (1 - v) ** 6
            verts.append((cx - .74 + 1.48 * u + .012 * math.sin(v * 9), y, .03 + 1.27 * v - .018 * v * math.sin(math.pi * u * 4) ** 2))
    for j in range(nz):
        faces += [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for i in range(nx)]
    me = bpy.data.meshes.new('sheet')
    me.from_pydata(verts, [], faces)
    me.update()
    for p in me.polygons: p.use_smooth = True
    add(me, LINEN)
    for i in range(5): rod((cx - .74 + .37 * i, -.34, 1.3), (cx - .74 + .37 * i, -.29, 1.3), .022, BRASS)

# ---------- light, camera, output ----------
world = bpy.data.worlds.new('w')
scene.world = world
world.use_nodes = True
world.node_tree.nodes['Background'].inputs[0].default_value = (.30, .27, .42, 1)
world.node_tree.nodes['Background'].inputs[1].default_value = .38
sun = bpy.data.lights.new('sun', 'SUN')
sun.energy, sun.color, sun.angle = 2.3, (1, .70, .52), math.radians(4)
so = bpy.data.objects.new('sun', sun)
so.rotation_euler = Vector((1, .62, -.42)).to_track_quat('-Z', 'Y').to_euler()
scene.collection.objects.link(so)
sky = bpy.data.lights.new('sky', 'AREA')
sky.energy, sky.color, sky.size = 420, (.62, .62, .95), 9
sk = bpy.data.objects.new('sky', sky)
sk.location = (5, -9, 11)
sk.rotation_euler = (Vector((0, 0, 4)) - sk.location).to_track_quat('-Z', 'Y').to_euler()
scene.collection.objects.link(sk)

cam = bpy.data.cameras.new('c')
cam.sensor_fit, cam.sensor_height, cam.lens = 'VERTICAL', 36, 36 * 17 / 9.6
cam.shift_y = (4.2 - 3.3) / 9.6
co = bpy.data.objects.new('c', cam)
co.location, co.rotation_euler = (0, -17, 3.3), (math.pi / 2, 0, 0)
scene.collection.objects.link(co)
scene.camera = co

r = scene.render
r.engine = 'CYCLES'
r.resolution_x, r.resolution_y, r.resolution_percentage = 1200, 1600, PERCENT
r.film_transparent = True
r.image_settings.file_format, r.image_settings.color_mode = 'PNG', 'RGBA'
r.filepath = OUT
r.threads_mode, r.threads = 'FIXED', 2
if COLUMN:
    r.use_border, r.use_crop_to_border = True, True
    r.border_min_x, r.border_max_x = (-1.35 + 3.6) / 7.2, (.8 + 3.6) / 7.2
    r.border_min_y, r.border_max_y = (-.2 + .6) / 9.6, 1
    if STATE == 'sheet':
        r.border_min_x, r.border_max_x = (-1.08 + 3.6) / 7.2, (.48 + 3.6) / 7.2
        r.border_min_y, r.border_max_y = (-.06 + .6) / 9.6, (1.36 + .6) / 9.6
c = scene.cycles
c.samples, c.use_denoising, c.max_bounces, c.diffuse_bounces = SAMPLES, False, 6, 3
c.transparent_max_bounces = 24
c.sample_clamp_indirect = 4
scene.view_settings.view_transform = 'Filmic'
scene.view_settings.look = 'Medium High Contrast'
scene.view_settings.exposure = .35


# ---------- noise ----------
# Debian's Blender has no denoiser. Light without the colours of things is smoothed where normal,
# depth and colour agree (an a-trous filter); the colours come back afterwards, sharp.
import os, tempfile
import numpy as np

layer = scene.view_layers[0]
layer.use_pass_normal = layer.use_pass_z = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_emit = True
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
rl = tree.nodes.new('CompositorNodeRLayers')
out = tree.nodes.new('CompositorNodeOutputFile')
tmp = os.environ.get('PASSES') or tempfile.mkdtemp()  # PASSES keeps them, or takes them up again
out.base_path = tmp
out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
out.file_slots.clear()
for name in ('Image', 'Normal', 'Depth', 'DiffCol', 'GlossCol', 'Emit'):
    out.file_slots.new(name)
    tree.links.new(rl.outputs[name], out.inputs[name])
composite = tree.nodes.new('CompositorNodeComposite')
tree.links.new(rl.outputs['Image'], composite.inputs[0])
r.filepath = os.path.join(tmp, 'raw.png')
if not os.path.exists(os.path.join(tmp, 'Emit0001.exr')): bpy.ops.render.render(write_still=True)


def read(name):
    img = bpy.data.images.load(os.path.join(tmp, f'{name}0001.exr'))
    img.colorspace_settings.name = 'Non-Color'
    w, h = img.size
    a = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(a)
    return a.reshape(h, w, 4)


image, normal = read('Image'), read('Normal')[..., :3]
depth = np.minimum(read('Depth')[..., :1], 40)
albedo = read('DiffCol')[..., :3] + read('GlossCol')[..., :3]
emit, alpha = read('Emit')[..., :3], image[..., 3:]
base = np.where(albedo.sum(-1, keepdims=True) > .02, albedo, 1) + .02
light = np.log1p(np.clip(image[..., :3] - emit, 0, None) / base)
guide = np.concatenate([normal * 3.2, depth * 3, np.sqrt(np.clip(albedo, 0, 1)) * 5, alpha * 4, np.sqrt(np.clip(emit, 0, 4)) * 6], -1)


def shifted(a, dy, dx):
    h, w = a.shape[:2]
    ys, xs = np.clip(np.arange(h) + dy, 0, h - 1), np.clip(np.arange(w) + dx, 0, w - 1)
    return a[ys][:, xs]


B3 = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
for level, step in enumerate((1, 2, 4, 8)):
    lum = light.mean(-1, keepdims=True)
    blur = sum(shifted(lum, dy * step, dx * step) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9
    total, weight = np.zeros_like(light), np.zeros_like(lum)
    for j in range(5):
        for i in range(5):
            dy, dx = (j - 2) * step, (i - 2) * step
            w = B3[j] * B3[i] * np.exp(-((guide - shifted(guide, dy, dx)) ** 2).sum(-1, keepdims=True) * 2.2 - np.abs(blur - shifted(blur, dy, dx)) / (.24 / 2 ** (level * .5)))
            total += shifted(light, dy, dx) * w
            weight += w
    light = total / weight
image[..., :3] = np.expm1(light) * base + emit
h, w = image.shape[:2]
done = bpy.data.images.new('done', w, h, alpha=True, float_buffer=True)
done.alpha_mode = 'PREMUL'
done.pixels.foreach_set(image.ravel())
done.update()
done.save_render(OUT, scene=scene)
