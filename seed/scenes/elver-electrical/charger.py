# blender -b -P seed/scenes/elver-electrical/charger.py -- out=/tmp/charger.png [view=before|after] [width=1400] [samples=40]
"""A charge point on the brick flank of a house, at dusk; view=before is the wall without it."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
from kit import *  # noqa: E402,F403

a = arguments()
after = a.get('view', 'after') == 'after'
empty()

shell = material('shell', (0.025, 0.028, 0.032), 0.32, bump=0.04, scale=500)
face = material('face', (0.012, 0.013, 0.015), 0.08, clear=1)
rubber = material('cable', (0.02, 0.02, 0.022), 0.5)
grey = material('conduit', (0.4, 0.41, 0.42), 0.5)
glow = material('glow', (0.1, 1.0, 0.35), 0.4, glow=9)
lamp = material('lamp', (1.0, 0.62, 0.28), 0.4, glow=7)
steel = material('steel', (0.5, 0.5, 0.52), 0.35, 1.0)
slab = material('slab', (0.22, 0.21, 0.2), 0.7, bump=0.5, scale=60, mottle=0.3, mottle_scale=5)
stone = material('plinth', (0.42, 0.36, 0.26), 0.8, bump=0.4, scale=30, mottle=0.25, mottle_scale=4)

brick_wall(0, red=True, width=5200, height=3000, centre=(0, 1400))
box(stone, 0, -14, 110, 5200, 40, 220, 6)
for i in range(14):
    for k in range(5):
        box(slab, -2600 + i * 403 + (k % 2) * 200, -235 - k * 403, -20, 400, 400, 40, 4)

if after:
    z = 1180
    box(shell, 0, -52, z, 220, 90, 330, 26)
    box(face, 0, -98, z + 12, 176, 8, 268, 20)
    box(glow, 0, -102.6, z + 92, 96, 2, 5, 1)
    # Tethered cable: turns round the hanger below, then to the plug in its holster.
    disc(shell, 0, -50, z - 300, 44, 96, bevel=8)
    disc(shell, 0, -104, z - 300, 62, 14, bevel=5)
    for n in range(5):
        points = []
        r = 138 + n * 7
        for k in range(13):
            t = k / 12 * 2 * math.pi + 0.2 * n
            points.append((math.sin(t) * r * 0.92, -30 - n * 13 + 3 * math.sin(3 * t + n), z - 330 - 62 + math.cos(t) * (r + 34)))
        cable(rubber, points, 8.5)
    cable(rubber, [(-60, -60, z - 160), (-62, -64, z - 205), (-96, -70, z - 300), (-124, -66, z - 400)], 8.5)
    cable(rubber, [(128, -70, z - 420), (190, -80, z - 380), (214, -86, z - 290), (212, -86, z - 230)], 8.5)
    box(shell, 212, -48, z - 130, 76, 90, 96, 16)
    disc(rubber, 212, -92, z - 176, 27, 90, 'Z', 7)
    disc(shell, 212, -92, z - 150, 34, 40, 'Z', 6)
    # Supply in grey conduit from the left, low, with its isolator.
    cable(grey, [(0, -18, z - 150), (0, -18, z - 320), (0, -18, z - 600), (0, -18, 240)], 10)
    cable(grey, [(-2600, -18, 262), (-900, -18, 262), (-30, -18, 262), (0, -18, 300)], 10)

# A bulkhead lamp over the path.
disc(shell, -560, -40, 1470, 84, 60, bevel=14, sides=64)
disc(lamp, -560, -72, 1470, 62, 30, bevel=12, sides=64)
light(-560, -260, 1480, 150, 560, (1, 0.62, 0.32), at=(-200, -10, 900))
world((0.16, 0.3, 0.62), 0.9)
# A door stands open on the left.
light(-1500, -1500, 1100, 700, 420, (1, 0.8, 0.55), at=(0, 0, 1100))
light(1800, -2600, 2600, 1800, 2400, (0.4, 0.58, 1), at=(0, 0, 1000))
if after:
    camera((-380, -2150, 1130), (-250, 0, 1055), 44, focus=2100, fstop=2.8)
else:
    camera((-380, -2150, 1130), (-250, 0, 1055), 44)
width = int(a.get('width', 1400))
render(os.path.abspath(a.get('out', '/tmp/charger.png')), width, width * 9 // 16 if a.get('shape', 'wide') == 'wide' else width * 3 // 4, int(a.get('samples', 40)))
