# Writes shapelyLots.json: thirty lots with what stands on them, measured by Shapely (GEOS), which shares no code with ours.
# Arcs are 4,096 chords, within 0.00001 ft. Run: python3 shapelyLots.py > shapelyLots.json
import itertools
import json
import math
import random

from shapely import affinity
from shapely.geometry import CAP_STYLE, JOIN_STYLE, LineString, Point, Polygon, box
from shapely.ops import unary_union

CHORDS = 4096
random.seed(17)


def arc(a, b, bulge):
    """The points of an edge but its last; y runs down, and a positive bulge turns clockwise on the screen."""
    if not bulge:
        return [a]
    dx, dy = b[0] - a[0], b[1] - a[1]
    k = (1 - bulge * bulge) / (4 * bulge)
    cx, cy = (a[0] + b[0]) / 2 - dy * k, (a[1] + b[1]) / 2 + dx * k
    radius = math.hypot(a[0] - cx, a[1] - cy)
    start, sweep = math.atan2(a[1] - cy, a[0] - cx), 4 * math.atan(bulge)
    return [
        (cx + radius * math.cos(start + sweep * i / CHORDS), cy + radius * math.sin(start + sweep * i / CHORDS))
        for i in range(CHORDS)
    ]


def edges(vertices):
    count = len(vertices)
    for i, v in enumerate(vertices):
        w = vertices[(i + 1) % count]
        yield LineString(arc(v[:2], w[:2], v[2] if len(v) > 2 else 0) + [w[:2]])


def polygon(vertices):
    points = []
    for edge in edges(vertices):
        points += list(edge.coords)[:-1]
    return Polygon(points)


def house(x, y, width, height, turn):
    return affinity.rotate(box(x - width / 2, y - height / 2, x + width / 2, y + height / 2), turn, origin=(x, y))


def shaped(at, *sides):
    return [[round(at[0] + x, 3), round(at[1] + y, 3), *more] for x, y, *more in sides]


def turned(at, degrees, *corners):
    ring = affinity.rotate(Polygon(corners), degrees, origin=(0, 0)).exterior.coords[:-1]
    return shaped(at, *ring)


def outline(number):
    """Rectangles, trapezoids, corner lots, cul-de-sac lots, flags and bent fronts."""
    w, h = random.randint(60, 160), random.randint(90, 220)
    skew = random.randint(-12, 12)
    kinds = [
        [[0, 0], [w, 0], [w, h], [0, h]],
        [[skew, 0], [w, 0], [w + skew, h], [0, h]],
        [[0, 0], [w, 0], [w, h - 20, 0.4142135624], [w - 20, h], [0, h]],
        [[0, 0], [w, 0], [w - 15, h, -0.25], [15, h]],
        [[0, 0], [w, 0], [w, h, 0.12], [0, h]],
        [[0, 0], [w, 0], [w, h], [w - 22, h], [w - 22, h - 45], [0, h - 45]],
    ]
    return kinds[number % len(kinds)]


def lot(number):
    shape = outline(number)
    ground = polygon(shape)
    w = max(v[0] for v in shape)
    # The flag of a flag lot ends 45 ft before its pole.
    h = min(max(v[1] for v in shape) - (45 if number % 6 == 5 else 0), 150)
    cx, cy = round(w * 0.42, 3), round(h * 0.36, 3)
    turn = random.choice([0, 0, 7.5, 12, 30, 45])
    places = {
        'house': [cx, cy, random.randint(22, 30), random.randint(18, 24), turn],
        'shed': [round(w * 0.8, 3), round(h * 0.14, 3), 8, random.randint(6, 10), random.choice([0, 10, 33])],
        'tank': [round(w * 0.78, 3), round(h * 0.55, 3), 5, 8.5, random.choice([0, 20])],
    }
    well = [round(w * 0.12, 3), round(h * 0.1, 3)]
    tree = [round(w * 0.15, 3), round(h * 0.6, 3)]
    radius = random.randint(4, 7)
    pool = shaped((w * 0.42, h * 0.66), (-radius, -5, 0), (radius, -5, 1), (radius, 5, 0), (-radius, 5, 1))
    # Patios and gravel overlap the house, each other and the lot line.
    patio = shaped((cx, cy), (-20, 4), (14, 4), (14, 26, 0.3), (-20, 22))
    gravel = shaped((0, h * 0.4), (-9, 0), (26, 3), (24, 30), (-9, 26))
    drive = shaped((w * 0.25, 0), (0, h + 25), (1, h * 0.6), (random.randint(4, 16), h * 0.42))
    solid = {name: house(*place) for name, place in places.items()}
    points = {'well': Point(well), 'tree': Point(tree)}
    areas = {'pool': polygon(pool), 'patio': polygon(patio), 'gravel': polygon(gravel)}
    areas['drive'] = LineString(drive).buffer(6, cap_style=CAP_STYLE.flat, join_style=JOIN_STYLE.mitre, mitre_limit=10)
    # Measured only: an L-shaped wing, turned as it comes, and a round pond.
    leg = random.randint(6, 9)
    wing = turned((w * 0.24, h * 0.85), random.randint(0, 359), (-9, -6), (9, -6), (9, -6 + leg), (0, -6 + leg), (0, 8), (-9, 8))
    reach = random.randint(3, 6)
    pond = shaped((w * 0.74, h * 0.82), (-reach, 0, 1), (reach, 0, 1))
    outlines = {'wing': wing, 'pond': pond}
    measured = {**solid, 'pool': areas['pool'], **{name: polygon(one) for name, one in outlines.items()}}
    things = {**measured, **points}
    lines = list(edges(shape))
    to_lines = {name: [round(thing.distance(line), 5) for line in lines] for name, thing in measured.items()}
    # The checks concern some of the distances, the others are asked for directly.
    to_line = {name: all_lines for name, all_lines in to_lines.items() if name not in outlines}
    pairs = [('house', 'shed'), ('well', 'tank'), ('tank', 'house'), ('tank', 'shed'), ('pool', 'house'), ('pool', 'shed'), ('tree', 'house'), ('tree', 'shed')]
    between = {f'{a} {b}': round(things[a].distance(things[b]), 5) for a, b in pairs}
    buildings = unary_union([solid['house'], solid['shed']])
    hard = unary_union([buildings, areas['patio'], areas['drive'], areas['pool']])
    stones = areas['gravel'].difference(hard)
    return {
        'lot': shape,
        'boxes': places,
        'points': {'well': well, 'tree': tree},
        'areas': {'pool': pool, 'patio': patio, 'gravel': gravel},
        'drive': drive,
        'outlines': outlines,
        'outlinesToLine': {name: to_lines[name] for name in outlines},
        'apart': {
            f'{a} {b}': round(measured[a].distance(measured[b]), 5) for a, b in itertools.combinations(measured, 2)
        },
        'toLine': to_line,
        'between': between,
        'lotArea': round(ground.area, 3),
        'buildings': round(buildings.intersection(ground).area, 3),
        # Gravel counts by 0.55.
        'impervious': round(hard.intersection(ground).area + 0.55 * stones.intersection(ground).area, 3),
    }


print('[\n' + ',\n'.join(json.dumps(lot(n), separators=(',', ':')) for n in range(30)) + '\n]')
