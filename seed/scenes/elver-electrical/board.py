# blender -b -P seed/scenes/elver-electrical/board.py -- view=hero out=/tmp/board.png [state=on|off] [light=day|night] [font=label.ttf] [width=1600] [samples=96]
"""The consumer unit: view=hero (home page), view=after and view=before (gallery, the fuse board it replaced)."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from kit import *  # noqa: E402,F403
from mathutils import Vector  # noqa: E402

a = arguments()
view, state, shade = a.get('view', 'hero'), a.get('state', 'on'), a.get('light', 'day')
scene = empty()
font = bpy.data.fonts.load(os.path.abspath(a['font'])) if 'font' in a else None

steel = material('powder coat', (0.8, 0.81, 0.8), 0.42, bump=0.06, scale=900)
inside = material('inside', (0.03, 0.03, 0.035), 0.8)
plastic = material('breaker', (0.76, 0.77, 0.76), 0.36, bump=0.03, scale=1200)
black = material('toggle', (0.012, 0.013, 0.015), 0.3)
red = material('main switch', (0.55, 0.015, 0.02), 0.3)
yellow = material('test button', (0.95, 0.55, 0.01), 0.35)
green = material('window', (0.03, 0.45, 0.1), 0.3)
flag_on = material('flag on', (0.6, 0.02, 0.02), 0.4)
ink = material('print', (0.02, 0.02, 0.025), 0.6)
tape = material('tape', (0.86, 0.86, 0.83), 0.3)
zinc = material('zinc', (0.6, 0.6, 0.6), 0.3, 1.0)
grey = material('sheath', (0.36, 0.37, 0.38), 0.5, bump=0.05, scale=300)
earth = material('earth', (0.1, 0.4, 0.04), 0.45)
earth_y = material('earth stripe', (0.9, 0.65, 0.02), 0.45)
brown = material('line', (0.11, 0.035, 0.015), 0.45)
blue = material('neutral', (0.01, 0.09, 0.42), 0.45)

MODULE = 17.8
WAYS = ['B40', 'B32', 'B32', 'B32', 'B32', 'B16', 'B6', 'B6', 'B6', None]
ROW_Z = 16
FRONT = -92


def toggle(m, x, z, w, up, y):
    """Pivots in its recess; up is on."""
    turn = -32 if up else 32
    box(m, x, y - 1.5, z + (2.6 if up else -2.6), w, 13, 6.6, 1.0, (turn, 0, 0))
    box(m, x, y + 3, z, w, 8, 12, 1.2)


def nose(x, w, z, y):
    """The part of a module that stands through the cover, with a recess for the toggle."""
    frame(plastic, x, y + 5, z, w - 0.5, 10, 45, w * 0.6, 17, dz=-4.5, bevel=0.7)
    box(inside, x, y + 9, z - 4.5, w * 0.62, 1, 18, 0)
    # Shoulders above and below, set back.
    box(plastic, x, y + 13, z, w - 0.5, 10, 64, 0.6)


def rcbo(x, rating, z, y, up):
    nose(x, MODULE, z, y)
    toggle(black, x, z - 4.5, MODULE * 0.54, up, y + 2)
    box(yellow, x + 3.2, y - 0.6, z + 9, 4.6, 2.4, 4.6, 0.7)
    words('T', ink, x + 3.2, y - 1.85, z + 9, 3.2, font)
    words('30', ink, x - 3.6, y - 0.05, z + 10.4, 2.7, font)
    words('mA', ink, x - 3.6, y - 0.05, z + 7.7, 2.3, font)
    words(rating, ink, x, y - 0.05, z + 17.6, 6.0, font)
    box(flag_on if up else green, x, y + 0.1, z - 17, 5.4, 0.6, 2.8, 0.2)


def unit(cx, cz, up):
    """The enclosure, 14 ways, its lid lifted."""
    w, h = 306, 204
    first = cx - 14 * MODULE / 2
    # Body: back box and cover with one slot.
    box(steel, cx, -34, cz, w - 4, 68, h - 4, 3)
    frame(steel, cx, FRONT + 18, cz, w, 30, h, 14 * MODULE + 3, 49, dz=ROW_Z, bevel=3.2)
    box(inside, cx, FRONT + 30, cz + ROW_Z, 14 * MODULE + 6, 2, 60, 0)
    y, z = FRONT - 3, cz + ROW_Z
    # Main switch, two modules.
    x = first + MODULE
    nose(x, MODULE * 2, z, y)
    toggle(red, x, z - 4.5, MODULE * 2 * 0.54, up, y + 2)
    words('100 A', ink, x, y - 0.05, z + 17.2, 6.0, font)
    words('MAIN SWITCH', ink, x, y - 0.05, z + 10, 3.6, font)
    words('OFF' if not up else 'ON', ink, x, y - 0.05, z - 18.2, 3.6, font)
    # Surge protection, two plug-in cartridges.
    for i in (0, 1):
        x = first + MODULE * (2.5 + i)
        box(plastic, x, y + 13, z, MODULE - 0.5, 10, 64, 0.6)
        box(plastic, x, y + 5, z, MODULE - 0.5, 10, 45, 0.7)
        box(grey, x, y - 0.4, z - 2, MODULE - 3, 4, 31, 1.0)
        box(green, x, y - 2.4, z - 9, 6, 0.8, 4.6, 0.3)
        words('L' if i == 0 else 'N', tape, x, y - 2.6, z - 2.4, 3.6, font)
        words('T2', tape, x, y - 2.6, z + 8, 5.2, font)
        words('SPD', ink, x, y - 0.05, z + 18.2, 4.4, font)
    ways = []
    for i, rating in enumerate(WAYS):
        x = first + MODULE * (4.5 + i)
        ways.append(x)
        if rating:
            rcbo(x, rating, z, y, up)
        else:
            box(steel, x, y + 9, z, MODULE - 0.6, 10, 46, 0.6)
            for dz in (-13, 0, 13):
                box(steel, x, y + 3.8, z + dz, MODULE - 5, 0.8, 1.2, 0.2)
    # The label strip under the row, and the lid above it.
    box(tape, cx, FRONT + 2.8, z - 37, 14 * MODULE, 0.6, 17, 0.1)
    lid_z = z + 34
    box(steel, cx, FRONT - 20, lid_z + 26, w - 22, 3, 62, 1.2, (-40, 0, 0))
    for dx in (-110, 110):
        disc(steel, cx + dx, FRONT + 1, lid_z + 1, 3, 26, 'X')
    for dx, dz in ((-w / 2 + 14, -h / 2 + 14), (w / 2 - 14, -h / 2 + 14), (-w / 2 + 14, h / 2 - 14), (w / 2 - 14, h / 2 - 14)):
        screw(zinc, inside, cx + dx, FRONT + 2.4, cz + dz, 4, dx * 7 + dz)
    # Cables come down in a row, dressed and clipped; tails and earth on the left.
    top = cz + h / 2 - 2
    for i in range(9):
        x = cx - 52 + i * 17.5
        cable(grey, [(x, -40, top - 6), (x, -34, top + 14), (x, -7, top + 40), (x, -6, top + 120), (x, -6, top + 900)], 2.9, 1.9)
        disc(black, x, -40, top + 1, 7.5, 5, 'Z', 1.2)
        box(tape, x, -11, top + 62, 12.5, 11, 5, 0.6)
    for i in (0, 1):
        x = cx - 122 + i * 19
        cable(grey, [(x, -42, top - 6), (x, -38, top + 14), (x, -12, top + 46), (x, -11, top + 140), (x, -11, top + 900)], 7.4)
        disc(black, x, -42, top + 1, 11, 6, 'Z', 1.4)
    x = cx - 82
    cable(earth, [(x, -42, top - 6), (x, -38, top + 14), (x, -8, top + 42), (x, -7, top + 130), (x, -7, top + 900)], 4)
    cable(earth_y, [(x + 1.4, -45.2, top - 6), (x + 1.4, -41.2, top + 14), (x + 1.4, -11, top + 42), (x + 1.4, -10, top + 130), (x + 1.4, -10, top + 900)], 1.5)
    disc(black, x, -42, top + 1, 7, 5, 'Z', 1.2)
    return first, y, z


def fuse_board(cx, cz):
    """Six rewireable fuses on a wooden back, as fitted until the seventies."""
    oak = grain('ply', (0.36, 0.2, 0.09), (0.2, 0.1, 0.045), 'X', 2.2, 0.55)
    bakelite = material('bakelite', (0.055, 0.026, 0.016), 0.22, mottle=0.4, mottle_scale=30)
    cream = material('cream', (0.62, 0.54, 0.36), 0.35, mottle=0.12, mottle_scale=14)
    old = material('old sheath', (0.33, 0.33, 0.3), 0.75, mottle=0.35, mottle_scale=20)
    rubber = material('rubber', (0.03, 0.028, 0.026), 0.85)
    scorch = material('scorch', (0.1, 0.07, 0.045), 0.6, mottle=0.6, mottle_scale=18)
    box(oak, cx, -9, cz, 420, 18, 300, 2)
    w, h, y = 250, 132, -78
    box(bakelite, cx, -34, cz, w, 50, h, 8)
    frame(bakelite, cx, y + 14, cz, w, 22, h, w - 84, h - 52, dx=28, dz=0, bevel=6)
    box(rubber, cx + 28, y + 16, cz, w - 84, 4, h - 52, 0)
    box(red, cx - 92, y + 2, cz, 26, 8, 44, 1.5)
    box(red, cx - 92, y - 8, cz + 12, 18, 26, 15, 3, (-24, 0, 0))
    words('ON', cream, cx - 92, y + 2.2, cz + 40, 8, font)
    words('OFF', cream, cx - 92, y + 2.2, cz - 40, 8, font)
    dots = [(0.6, 0.02, 0.02), (0.6, 0.02, 0.02), (0.02, 0.12, 0.5), (0.02, 0.12, 0.5), (0.8, 0.8, 0.78), (0.8, 0.8, 0.78)]
    for i, colour in enumerate(dots):
        x = cx - 40 + i * 27.4
        gone = i == 4
        box(scorch if i == 0 else cream, x, y + 8, cz, 23.5, 22, 74, 2.5)
        if gone:
            pass
        box(scorch if i == 0 else cream, x, y - 4, cz, 15, 14, 40, 3.5)
        for k in (-9, 0, 9):
            box(scorch if i == 0 else cream, x, y - 11.5, cz + k, 15.6, 2, 2.4, 0.8)
        disc(material(f'dot {colour}', colour, 0.4), x, y - 3.2, cz + 29, 3.6, 1.2)
    # Hand-written strip, half peeled; cables every which way.
    box(tape, cx + 30, y + 2.6, cz + h / 2 - 14, 150, 0.5, 13, 0.1, (0, 1.6, 0))
    script = ['cooker', 'immersn', 'skts ?', 'skts', 'lts up', 'lts dn']
    for i, t in enumerate(script):
        words(t, blue, cx - 37 + i * 27, y + 2.2, cz + h / 2 - 14 - i * 0.75, 6.6, font, turn=1.6)
    top = cz + h / 2
    ways = [(-96, old, 6), (-70, old, 6), (-30, rubber, 5), (-4, old, 4.6), (24, grey, 4.4), (52, old, 4.6), (84, rubber, 4.2), (104, grey, 4.4)]
    sway = [(14, -8, 30), (-10, 16, -26), (26, 4, -40), (-4, -30, 22), (10, 34, 6), (-26, 8, -30), (8, -22, 46), (-14, 20, 12)]
    for (dx, m, r), (s, t, u) in zip(ways, sway):
        cable(m, [(cx + dx, -40, top - 8), (cx + dx + s * 0.3, -40, top + 18), (cx + dx + s, -34 + s * 0.3, top + 60), (cx + dx * 1.1 + t, -30 - t * 0.3, top + 120), (cx + dx * 1.2 + u, -22, top + 220), (cx + dx * 1.2 - u, -14, top + 800)], r)
    cable(earth, [(cx + 116, -40, cz - 20), (cx + 150, -36, cz - 10), (cx + 176, -24, cz - 60), (cx + 168, -14, cz - 240), (cx + 160, -12, cz - 700)], 2.4)
    for dx, dz in ((-196, -136), (196, -136), (-196, 136), (196, 136)):
        screw(zinc, inside, cx + dx, -18.4, cz + dz, 4.4, dx)
    for dx, dz in ((-30, -h / 2 + 11), (86, -h / 2 + 11)):
        screw(zinc, inside, cx + dx, y + 2.6, cz + dz, 4, dx)


brick_wall(0, paint=(0.5, 0.52, 0.5) if view == 'hero' else (0.6, 0.6, 0.55), centre=(0, 37), brick=(215, 65))
if view == 'hero':
    first, front, row = unit(86, 4, state == 'on')
    # 503 mm across the frame at the front of the breakers.
    distance = 1500
    cam = camera((0, front - distance, 0), (0, 0, 0), 36 * distance / 503)
    width, height = int(a.get('width', 1600)), int(int(a.get('width', 1600)) * 9 / 16)
    if shade == 'day':
        world((0.5, 0.6, 0.8), 0.25)
        light(-420, -700, 560, 200, 760, (1, 0.84, 0.62), at=(60, 0, 0))
        light(420, -1100, 60, 700, 170, (1, 0.93, 0.82), at=(80, 0, 0))
        light(120, -1500, -200, 300, 130, (1, 0.88, 0.72), at=(80, 0, 0))
    else:
        world((0.35, 0.5, 0.8), 0.07)
        light(-900, -500, 300, 500, 22, (0.45, 0.6, 1), at=(60, 0, 0))
else:
    if view == 'after':
        unit(0, -10, True)
    else:
        fuse_board(0, -16)
    camera((-120, -1200, 40), (0, -40, 22), 75)
    width = int(a.get('width', 1200))
    height = int(width * 3 / 4)
    world((0.6, 0.7, 0.85), 0.3)
    light(-520, -760, 560, 300, 700, (1, 0.9, 0.76), at=(0, 0, 0))
    light(600, -900, 100, 800, 200, (0.8, 0.9, 1), at=(0, 0, 0))

scene.render.resolution_x, scene.render.resolution_y = width, height
if view == 'hero':
    # Where the modules stand in the picture, in per cent from the left and the top.
    bpy.context.view_layer.update()

    def place(x, z, y=front):
        p = world_to_camera_view(scene, scene.camera, Vector((x * MM, y * MM, z * MM)))
        return round(p.x * 100, 3), round((1 - p.y) * 100, 3)

    places = {
        'modules': [place(first + MODULE * i, row + 22.5) + place(first + MODULE * (i + 1), row - 22.5) for i in range(14)],
        'strip': place(first, row - 37 + 8.5, FRONT + 2.5) + place(first + 14 * MODULE, row - 37 - 8.5, FRONT + 2.5),
    }
    print('PLACES', json.dumps(places))
    if a.get('crop'):
        left, top, right, bottom = (float(n) / 100 for n in a['crop'].split(','))
        scene.render.use_border = True
        scene.render.use_crop_to_border = True
        scene.render.border_min_x, scene.render.border_max_x = left, right
        scene.render.border_min_y, scene.render.border_max_y = 1 - bottom, 1 - top
render(os.path.abspath(a.get('out', '/tmp/board.png')), width, height, int(a.get('samples', 96)))
