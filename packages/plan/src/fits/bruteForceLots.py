# Writes bruteForceLots.json: five hundred lots with what stands on them, and along some rows of each the places at which a
# building or a pool may stand, tried inch by inch with Shapely (GEOS), which shares no code with ours. A place within 1/8
# inch of a border is left open. Run: python3 bruteForceLots.py > bruteForceLots.json
import json
import math
import random

import numpy
import shapely
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box

CHORDS = 512
ROWS = 3
# Lots on which places are tried at all angles.
TURNED = 60
# Feet: half of what is left open.
SLACK = 1 / 192
random.seed(38)
roles = ['rear', 'side', 'front', 'side', 'street side']


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


def lines(vertices):
    count = len(vertices)
    return [
        LineString(arc(v[:2], vertices[(i + 1) % count][:2], v[2] if len(v) > 2 else 0) + [vertices[(i + 1) % count][:2]])
        for i, v in enumerate(vertices)
    ]


def polygon(vertices):
    return Polygon([at for line in lines(vertices) for at in list(line.coords)[:-1]])


def rounded(vertices):
    return [[round(x, 2), round(y, 2), *more] for x, y, *more in vertices]


def outline(number):
    """Rectangles, slanted lots, corner lots, curved fronts, flags, and stars that are turned as they come."""
    w, h = random.randint(50, 110), random.randint(70, 150)
    skew = random.randint(-14, 14)
    corners = random.randint(5, 14)
    star = [
        (
            60 + random.uniform(25, 60) * math.cos(2 * math.pi * i / corners),
            60 + random.uniform(25, 60) * math.sin(2 * math.pi * i / corners),
            *([random.choice([0.15, -0.12])] if random.random() < 0.25 else []),
        )
        for i in range(corners)
    ]
    kinds = [
        [[0, 0], [w, 0], [w, h], [0, h]],
        [[skew, 0], [w, 0], [w + skew, h], [0, h]],
        [[0, 0], [w, 0], [w, h - 20, 0.4142135624], [w - 20, h], [0, h]],
        [[0, 0], [w, 0], [w - 12, h, -0.25], [12, h]],
        [[0, 0], [w, 0], [w, h, 0.12], [0, h]],
        [[0, 0], [w, 0], [w, h], [w - 24, h], [w - 24, h - 35], [0, h - 35]],
        star,
        star,
    ]
    return rounded(kinds[number % len(kinds)])


def turned(x, y, width, height, turn):
    return affinity.rotate(box(x - width / 2, y - height / 2, x + width / 2, y + height / 2), turn, origin=(x, y))


def candidate(number):
    """What is to be placed, about 0, 0: a shed that may be turned, an L-shaped building with an eave, a rounded pool."""
    turn = random.choice([0, 0, 15, 33.5, 90, 120])
    if number % 3 == 0:
        width, height = random.randint(6, 24), random.randint(6, 18)
        return {'type': 'shed', 'size': [width, height], 'turn': turn}, turned(0, 0, width, height, turn), None
    if number % 3 == 1:
        w, h = random.randint(14, 36), random.randint(12, 30)
        shape = Polygon([(0, 0), (w, 0), (w, h * 0.4), (w * 0.45, h * 0.4), (w * 0.45, h), (0, h)])
        shape = affinity.rotate(shape, turn, origin=(0, 0))
        shape = affinity.translate(shape, -sum(shape.bounds[::2]) / 2, -sum(shape.bounds[1::2]) / 2)
        points = rounded(shape.exterior.coords[:-1])
        eave = random.choice([0, 1, 1.5])
        shape = Polygon(points)
        return {'type': 'building', 'vertices': points, 'eave': eave}, shape, shape.buffer(eave, join_style='mitre', mitre_limit=20) if eave else None
    r, l = random.randint(4, 8), random.randint(4, 9)
    points = rounded([[-r, -l], [r, -l, 1], [r, l], [-r, l, random.choice([1, 0.4, -0.3])]])
    return {'type': 'pool', 'vertices': points}, polygon(points), None


def lot(number):
    while True:
        shape = outline(number)
        ground = polygon(shape)
        if ground.is_valid and ground.area > 800:
            break
    names = [random.choice(roles) for _ in shape]
    setbacks = {role: random.choice([0, 3, 5, 7.5, 10, 20, 25]) for role in ['front', 'side', 'streetSide', 'rear']}
    accessory = {role: random.choice([2, 3, 5]) for role in setbacks} if random.random() < 0.4 else None
    projection = random.choice([None, 1, 2])
    apart = {
        name: random.choice([0, 5, 10])
        for name in ['buildings', 'tankToBuilding', 'poolToLine', 'poolToBuilding', 'treeToBuilding']
    }
    minx, miny, maxx, maxy = ground.bounds

    def somewhere():
        return round(random.uniform(minx, maxx), 2), round(random.uniform(miny, maxy), 2)

    things, shapes = {}, {}
    if random.random() < 0.7:
        things['house'] = [*somewhere(), random.randint(18, 34), random.randint(16, 26), random.choice([0, 10, 45])]
        shapes['house'] = turned(*things['house'])
    if random.random() < 0.4:
        things['tank'] = [*somewhere(), 5, 8.5, random.choice([0, 20])]
        shapes['tank'] = turned(*things['tank'])
    if random.random() < 0.4:
        things['tree'] = list(somewhere())
        shapes['tree'] = Point(things['tree'])
    if random.random() < 0.3:
        things['well'] = list(somewhere())
        shapes['well'] = Point(things['well'])
    if random.random() < 0.4:
        a, b = somewhere(), somewhere()
        if math.dist(a, b) > 5:
            things['easement'] = [*a, *b, random.choice([6, 10])]
            shapes['easement'] = LineString([a, b]).buffer(things['easement'][4] / 2, cap_style='flat')
    spec, walls, eave = candidate(number)
    use = 'pool' if spec['type'] == 'pool' else 'building'

    key = {'rear': 'rear', 'side': 'side', 'front': 'front', 'street side': 'streetSide'}
    rules = []
    for name, line in zip(names, lines(shape)):
        required = apart['poolToLine'] if use == 'pool' else setbacks[key[name]]
        if spec['type'] == 'shed' and accessory:
            required = accessory[key[name]]
        rules.append((line, required, setbacks[key[name]]))
    separations = {
        ('building', 'house'): apart['buildings'],
        ('building', 'tank'): apart['tankToBuilding'],
        ('building', 'tree'): apart['treeToBuilding'],
        ('pool', 'house'): apart['poolToBuilding'],
    }

    def allowed(points, grown, turn=0):
        """Which places are allowed for the shape, turned, and made larger by so many feet."""
        def at(form, some):
            form = affinity.rotate(form, turn, origin=center).buffer(grown, join_style='mitre', mitre_limit=20)
            coords = numpy.asarray(form.exterior.coords)
            return shapely.polygons(some[:, None, :] + coords[None, :, :])

        fits = numpy.ones(len(points), bool)

        def keep(some, test):
            index = numpy.nonzero(fits)[0]
            if len(index):
                fits[index] = test(at(some, points[index]))

        shapely.prepare(ground)
        for form in [walls] + ([eave] if eave is not None else []):
            keep(form, lambda all: shapely.contains(ground, all))
        for line, required, setback in rules:
            shapely.prepare(line)
            if required > 0:
                keep(walls, lambda all: ~shapely.dwithin(line, all, required))
            if eave is not None and projection is not None and setback - projection > 0:
                keep(eave, lambda all: ~shapely.dwithin(line, all, setback - projection))
        for name, thing in shapes.items():
            required = separations.get((use, name), 0)
            if name == 'tree' and required == 0:
                continue
            shapely.prepare(thing)
            keep(walls, lambda all: ~shapely.dwithin(thing, all, required) if required else ~shapely.intersects(thing, all))
        return fits

    bounds = walls.bounds
    center = ((bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2)
    rows = []
    for _ in range(ROWS):
        y = random.randint(math.ceil(miny * 12), math.floor(maxy * 12))
        first = math.floor(minx * 12)
        x = numpy.arange(first, math.ceil(maxx * 12) + 1)
        points = numpy.column_stack([x / 12, numpy.full(len(x), y / 12)])
        surely, maybe = allowed(points, SLACK), allowed(points, -SLACK)
        # 1: allowed, 0: not, ?: too near to a border to say. Written as runs.
        marks = ''.join('1' if s else '?' if m else '0' for s, m in zip(surely, maybe))
        runs = []
        for mark in marks:
            if runs and runs[-1][0] == mark:
                runs[-1][1] += 1
            else:
                runs.append([mark, 1])
        if runs != [['0', len(marks)]] or len(rows) == 0:
            rows.append([first, y, ' '.join(f'{mark}{count}' for mark, count in runs)])
    result = {
        'lot': shape,
        'names': [roles.index(name) for name in names],
        'setbacks': list(setbacks.values()),
        'apart': list(apart.values()),
        'things': things,
        'placed': spec,
        'rows': rows,
    }
    if number < TURNED:
        # However it is turned about its middle, by half degrees.
        own = random.Random(number)
        tried = [(own.randint(int(minx * 12), int(maxx * 12)), own.randint(int(miny * 12), int(maxy * 12))) for _ in range(120)]
        points = numpy.array([(x / 12 - center[0], y / 12 - center[1]) for x, y in tried])
        surely = numpy.zeros(len(points), bool)
        for half in range(720):
            surely |= allowed(points, SLACK, half / 2)
        result['turned'] = [[x, y] for (x, y), fits in zip(tried, surely) if fits]
    if accessory:
        result['accessory'] = list(accessory.values())
    if projection is not None:
        result['eave'] = projection
    return result


print('[\n' + ',\n'.join(json.dumps(lot(n), separators=(',', ':')) for n in range(500)) + '\n]')
