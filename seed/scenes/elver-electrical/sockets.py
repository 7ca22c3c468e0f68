# blender -b -P seed/scenes/elver-electrical/sockets.py -- view=before|after out=/tmp/socket.png [width=1000] [samples=40]
"""One corner of a front room: a round-pin socket on the skirting, and the double socket that followed it, set higher."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
from kit import *  # noqa: E402,F403

a = arguments()
old = a.get('view', 'before') == 'before'
empty()

wall = material('paper', (0.58, 0.5, 0.36), 0.9, mottle=0.14, mottle_scale=0.8) if old else material('wall', (0.2, 0.3, 0.27), 0.75, bump=0.12, scale=40)
wood = material('skirting old', (0.085, 0.036, 0.018), 0.22, mottle=0.3, mottle_scale=1.5) if old else material('skirting', (0.8, 0.79, 0.74), 0.3)
white = material('socket', (0.82, 0.82, 0.8), 0.25)
dark = material('hole', (0.01, 0.01, 0.01), 0.7)
bakelite = material('bakelite', (0.05, 0.022, 0.012), 0.18, mottle=0.3, mottle_scale=30)
block = grain('block', (0.2, 0.1, 0.04), (0.1, 0.045, 0.02), 'X', 8, 0.4)
brass = material('brass', (0.6, 0.4, 0.12), 0.3, 1.0)
steel = material('steel', (0.7, 0.7, 0.7), 0.3, 1.0)
cloth = material('cloth flex', (0.16, 0.1, 0.05), 0.95, bump=0.6, scale=120)
redmark = material('on', (0.7, 0.02, 0.02), 0.3)
floor = grain('boards old' if old else 'boards', (0.3, 0.19, 0.1) if old else (0.5, 0.33, 0.17), (0.15, 0.09, 0.05) if old else (0.32, 0.19, 0.09), 'X', 1.4, 0.55 if old else 0.35)

box(wall, 0, 20, 900, 3600, 40, 1800, 0)
if old:
    # Striped paper, faded, with one seam that has lifted.
    stripe = material('stripe', (0.33, 0.16, 0.12), 0.9, mottle=0.2, mottle_scale=0.8)
    fine = material('fine stripe', (0.3, 0.34, 0.2), 0.9)
    for i in range(-24, 25):
        box(stripe, i * 62 + 14, 0, 900, 20, 0.5, 1790, 0)
        box(fine, i * 62 + 36, 0, 900, 2.4, 0.5, 1790, 0)
        box(fine, i * 62 - 8, 0, 900, 2.4, 0.5, 1790, 0)
    box(wall, 262, -1.6, 330, 1, 4, 420, 0.3, (0, 0.3, 14))
box(wood, 0, -10, 70, 3600, 20, 140, 2)
box(wood, 0, -7, 148, 3600, 14, 20, 6)
for i in range(12):
    box(floor, (i % 2) * 260 - 100, -75 - i * 122, -11, 3800, 119, 22, 1.6)

if old:
    box(block, 70, -26, 74, 120, 16, 96, 5)
    disc(bakelite, 70, -50, 74, 38, 36, bevel=9, sides=64)
    disc(bakelite, 70, -68, 74, 27, 4, bevel=1.5, sides=64)
    for dx, dz, r in ((0, 13, 4.6), (-11, -7, 3.6), (11, -7, 3.6)):
        disc(brass, 70 + dx, -69.6, 74 + dz, r + 1.3, 2.4, bevel=0.5)
        disc(dark, 70 + dx, -70.4, 74 + dz, r, 1.6)
    for dx in (-49, 49):
        screw(brass, dark, 70 + dx, -34.6, 74, 4, 33)
    cable(cloth, [(10, -28, 84), (-30, -26, 96), (-130, -24, 60), (-330, -25, 78), (-900, -24, 70), (-1500, -24, 80)], 5)
    for x in (-110, -420):
        box(steel, x, -27, 66, 6, 12, 15, 1.5)
else:
    z, x = 400, 70
    box(white, x, -3, z, 146, 7, 86, 2.2)
    for s in (-1, 1):
        box(dark, x + s * 36, -6.4, z + 9, 4.6, 1, 8.5, 0.4)
        for t in (-1, 1):
            box(dark, x + s * 36 + t * 11.3, -6.4, z - 13, 7, 1, 4.4, 0.4)
        box(white, x + s * 10, -8, z + 27, 14, 7, 20, 1.5, (6, 0, 0))
        box(redmark, x + s * 10, -11.2, z + 33, 6, 1.2, 1.6, 0.2)
        screw(white, dark, x + s * 60.3, -6.6, z, 3.6, 20)
    for k in (0, 1):
        box(dark, x - 6 + k * 12, -6.5, z - 26, 8.6, 1, 3.2, 0.8)

world((0.7, 0.8, 1), 0.5)
# A low sun through a window on the left: a screen that only throws shadow.
light(-1500, -1500, 1250, 70, 3400 if not old else 3000, (1, 0.86, 0.66), at=(60, 0, 230))
light(900, -1600, 700, 1200, 420, (0.85, 0.92, 1), at=(0, 0, 200))
screen = material('screen', (0.1, 0.1, 0.1), 0.9)
parts = [frame(screen, -668, -700, 706, 1700, 6, 1700, 300, 380)]
parts += [box(screen, -668 + dx, -700, 706, 14, 8, 400, 0) for dx in (-50, 50)]
parts += [box(screen, -668, -700, 706 + dz, 320, 8, 14, 0) for dz in (-64, 64)]
for part in parts:
    part.visible_camera = part.visible_diffuse = part.visible_glossy = False
camera((-330, -1050, 420), (60, 0, 232), 60, focus=1130, fstop=4)
width = int(a.get('width', 1000))
render(os.path.abspath(a.get('out', '/tmp/socket.png')), width, width * 3 // 4, int(a.get('samples', 40)))
