# Writes workedSites.json: forty sites whose elevations, slopes, volumes and closures are known without our code. Each says its
# kind: 'closed form' (by a formula), 'Qhull' (triangulated by Qhull and integrated over a grid by NumPy, which share no code
# with ours), 'textbook' (as printed), or 'decimal' (a level book worked out in decimal arithmetic). Feet.
# Run: python3 workedSites.py > workedSites.json
import json
import math
import random
from decimal import Decimal

import numpy
from scipy.interpolate import LinearNDInterpolator
from scipy.spatial import Delaunay

random.seed(39)
CELLS = 700
sites = []


def site(kind, name, **values):
    sites.append({'kind': kind, 'name': name, **values})


def rectangle(x, y, width, depth):
    return [[x, y], [x + width, y], [x + width, y + depth], [x, y + depth]]


def plane(width, depth, height):
    return [[x, y, height(x, y)] for x, y in rectangle(0, 0, width, depth)]


def level(z):
    return lambda x, y: z


def house(x, y, width, depth, pad):
    return {'type': 'building', 'vertices': rectangle(x, y, width, depth), 'status': 'proposed', 'finishedFloor': pad + 1, 'padBelow': 1}


def line(kind, points, **fields):
    return {'type': kind, 'vertices': points, 'status': 'proposed', **fields}


def ring(size, z, middle=75):
    low, high = middle - size / 2, middle + size / 2
    return [[low, low, z], [high, low, z], [high, high, z], [low, high, z]]


# Closed forms.
for fall, across in [(0.02, 0), (0.0125, -0.035), (-0.08, 0.06)]:
    height = lambda x, y, a=fall, b=across: 100 - a * x + b * y
    slope = math.hypot(fall, across) * 100
    places = [[37, 51], [120.5, 88.25], [1, 149]]
    site('closed form', f'a plane of {slope:.2f}%', existing=plane(200, 150, height),
         elevations=[[x, y, height(x, y)] for x, y in places], slopes=[[x, y, slope] for x, y in places])
site('closed form', 'two planes that meet at a ridge',
     existing=[[0, 0, 100], [100, 0, 100], [0, 50, 104], [100, 50, 104], [0, 100, 101], [100, 100, 101]],
     objects=[{'type': 'breakline', 'vertices': [[0, 50], [100, 50]]}],
     elevations=[[30, 25, 102], [77, 90, 101.6]], slopes=[[30, 25, 8], [77, 90, 6]])
site('closed form', 'the slope between two contours that somebody drew', existing=[],
     objects=[{'type': 'contour', 'vertices': [[x, 0], [x, 80]], 'elevation': z, 'measuredBy': 'survey'} for x, z in [(0, 100), (40, 102), (60, 105)]],
     elevations=[[10, 20, 100.5], [50, 40, 103.5]], slopes=[[10, 20, 5], [50, 40, 15]])
site('closed form', 'a pad in fill is a prism', existing=plane(200, 150, level(100)), objects=[house(80, 60, 40, 30, 102)],
     volumes={'cut': 0, 'fill': 40 * 30 * 2})
site('closed form', 'a pad in cut is a prism', existing=plane(200, 150, level(100)), objects=[house(80, 60, 40, 30, 97)],
     volumes={'cut': 40 * 30 * 3, 'fill': 0})
site('closed form', 'a pad on a slope is a wedge of cut and one of fill', existing=plane(200, 150, lambda x, y: 104 - 0.05 * x),
     objects=[house(80, 60, 40, 30, 99)], volumes={'cut': 20 * 1 * 30 / 2, 'fill': 20 * 1 * 30 / 2})


def frustum(name, sign):
    foot, top, rise = 60, 20, 4
    volume = rise / 3 * (foot ** 2 + top ** 2 + foot * top)
    rings = [ring(foot, 100), ring(top, 100)]
    edges = [{'type': 'breakline', 'vertices': [p[:2] for p in one], 'closed': True, **more}
             for one, more in zip(rings, [{}, {'status': 'proposed'}])]
    site('closed form', name, existing=plane(150, 150, level(100)) + rings[0],
         proposed=[[x, y, 100 + sign * rise] for x, y, _ in rings[1]], objects=edges,
         volumes={'cut': volume if sign < 0 else 0, 'fill': volume if sign > 0 else 0}, elevations=[[75, 75, 100, 100 + sign * rise]])


frustum('a mound is a frustum of a pyramid', 1)
frustum('a basin is a frustum of a pyramid', -1)
site('closed form', 'a pile is a pyramid', existing=plane(150, 150, level(100)) + ring(50, 100), proposed=[[75, 75, 109]],
     objects=[{'type': 'breakline', 'vertices': [p[:2] for p in ring(50, 100)], 'closed': True}],
     volumes={'cut': 0, 'fill': 50 * 50 * 9 / 3}, elevations=[[75, 62.5, 100, 104.5]])
site('closed form', 'a swale on level ground is a triangular prism', existing=plane(200, 150, level(100)),
     objects=[line('swale', [[40, 75], [140, 75]], depth=1.5, width=8)], volumes={'cut': 100 * 8 * 1.5 / 2, 'fill': 0})
site('closed form', 'a berm on a slope is a triangular prism', existing=plane(200, 150, lambda x, y: 100 + 0.03 * x),
     objects=[line('berm', [[40, 75], [140, 75]], tall=2, width=10)], volumes={'cut': 0, 'fill': 100 * 10 * 2 / 2})
site('closed form', 'a raised drive has banks of 3 to 1', existing=plane(200, 150, level(100)),
     objects=[line('driveway', [[40, 75], [140, 75]], width=12, streetElevation=101, garageElevation=101)],
     volumes={'cut': 0, 'fill': 100 * (12 * 1 + 3 * 1 ** 2)})
site('closed form', 'a drive that rises from the ground', existing=plane(200, 150, level(100)),
     objects=[line('driveway', [[40, 75], [140, 75]], width=12, streetElevation=100, garageElevation=104)],
     volumes={'cut': 0, 'fill': 100 * (12 * 4 / 2 + 4 ** 2)}, elevations=[[90, 75, 100, 102]])
site('closed form', 'a tilted yard is cut as much as it is filled, by the average of four corners', existing=plane(100, 80, level(100)),
     proposed=[[x, y, 98 + 0.04 * x] for x, y in rectangle(0, 0, 100, 80)], volumes={'cut': 50 * 2 / 2 * 80, 'fill': 50 * 2 / 2 * 80})

# Qhull.
for number in range(18):
    width, depth, count = random.randint(60, 180), random.randint(60, 180), random.randint(20, 45)
    hills = [(random.uniform(0, width), random.uniform(0, depth), random.uniform(-4, 4)) for _ in range(5)]
    ground = lambda x, y: round(100 + 0.03 * x + sum(h * math.exp(-math.hypot(x - a, y - b) / 30) for a, b, h in hills), 2)
    inner = [[round(random.uniform(1, width - 1), 2), round(random.uniform(1, depth - 1), 2)] for _ in range(count)]
    existing = [[x, y, ground(x, y)] for x, y in rectangle(0, 0, width, depth) + inner]
    # Some places get a finished grade, others are new.
    changed = [[x, y, round(z + random.uniform(-3, 3), 2)] for x, y, z in existing[4::3]]
    added = [[x, y, round(ground(x, y) + random.uniform(-3, 3), 2)]
             for x, y in ([round(random.uniform(1, width - 1), 2), round(random.uniform(1, depth - 1), 2)] for _ in range(number % 6))]
    kept = [p for p in existing if not any(p[:2] == q[:2] for q in changed)]
    before, after = ([numpy.array(points) for points in (existing, kept + changed + added)])
    surfaces = [LinearNDInterpolator(Delaunay(points[:, :2]), points[:, 2]) for points in (before, after)]
    xs, ys = ((numpy.arange(CELLS) + 0.5) / CELLS * size for size in (width, depth))
    grid = numpy.meshgrid(xs, ys)
    depths = surfaces[1](*grid) - surfaces[0](*grid)
    cell = width * depth / CELLS ** 2
    places = [[round(random.uniform(2, width - 2), 2), round(random.uniform(2, depth - 2), 2)] for _ in range(6)]

    def slope_at(surface, x, y):
        tri = surface.tri
        corners = surface.points[tri.simplices[tri.find_simplex([x, y])]]
        values = [float(surface(*corner)) for corner in corners]
        a, b, _ = numpy.linalg.solve(numpy.c_[corners, numpy.ones(3)], values)
        return math.hypot(a, b) * 100

    site('Qhull', f'{count + 4} points, {len(changed)} regraded, {len(added)} new', existing=existing, proposed=changed + added,
         elevations=[[x, y, *(round(float(surface(x, y)), 5) for surface in surfaces)] for x, y in places],
         slopes=[[x, y, round(slope_at(surfaces[0], x, y), 4)] for x, y in places],
         volumes={'cut': round(float(-depths[depths < 0].sum() * cell), 2), 'fill': round(float(depths[depths > 0].sum() * cell), 2)})

# Level books: point, backsight, foresight, known elevation; then the elevation of each point, and the misclosure.
site('textbook', "Ghilani and Wolf, Elementary Surveying: from BM Rock to X",
     book=[['BM Rock', 8.42, None, 820.0], ['X', None, 1.20, None]], levels=[820.0, 827.22], misclosures=[])
site('textbook', "Ghilani and Wolf, Elementary Surveying: BM Mil to BM Oak and back",
     book=[['BM Mil', 1.33, None, 2053.18], ['TP1', 0.22, 8.37, None], ['TP2', 0.96, 7.91, None], ['TP3', 0.46, 11.72, None],
           ['BM Oak', 11.95, 8.71, None], ['TP4', 12.55, 2.61, None], ['TP5', 12.77, 0.68, None], ['BM Mil', None, 0.21, None]],
     levels=[2053.18, 2046.14, 2038.45, 2027.69, 2019.44, 2028.78, 2040.65, 2053.21], misclosures=[0.03])


def hundredths(low, high):
    return Decimal(random.randint(low, high)) / 100


for off in ['0.00', '0.01', '-0.02', '0.05']:
    start, elevation = hundredths(9000, 70000), None
    rows, levels, elevation = [], [], start
    for setup in range(random.randint(2, 5)):
        back = hundredths(50, 1150)
        if setup == 0:
            rows.append(['BM', back, None, start])
            levels.append(start)
        else:
            rows[-1][1] = back
        instrument = elevation + back
        for side in range(random.randint(1, 4)):
            fore = hundredths(50, 1150)
            rows.append([f'{setup}.{side}', None, fore, None])
            levels.append(instrument - fore)
        fore = hundredths(50, 1150)
        elevation = instrument - fore
        rows.append([f'TP{setup}', None, fore, None])
        levels.append(elevation)
    # Back to the benchmark in one more position.
    rows[-1][1] = Decimal('25') if elevation < start else Decimal('1')
    fore = elevation + rows[-1][1] - start - Decimal(off)
    rows.append(['BM', None, fore, None])
    levels.append(start + Decimal(off))
    plain = lambda value: value if value is None or isinstance(value, str) else float(value)
    site('decimal', f'a book that misses by {off} ft', book=[[plain(v) for v in row] for row in rows],
         levels=[float(v) for v in levels], misclosures=[float(off)])

assert len(sites) == 40, len(sites)
print('[' + ',\n'.join(json.dumps(one) for one in sites) + ']')
