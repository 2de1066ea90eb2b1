# Writes rayTracedShadows.json: twenty scenes, and which points of their ground are in the shade. It walks along the ray from each
# point to the sun in steps of a fortieth of a foot and asks the closed forms of walls, roofs, barriers and leaves whether they
# are in the way. It shares no code with ours. Points whose answer differs from that of a point a tenth of a foot away are on
# the border of a shadow and left out. Run: python3 rayTracedShadows.py > rayTracedShadows.json
import json
import math

import numpy as np

rng = np.random.default_rng(39)
STEP = 0.025
BORDER = 0.1


def ground_of(kind):
    """Elevation by x and y; y runs down the sheet."""
    if kind == "level":
        return lambda x, y: np.zeros_like(x)
    if kind == "slope":
        return lambda x, y: 0.12 * x - 0.05 * y + 3
    if kind == "valley":
        return lambda x, y: 0.15 * np.abs(x)
    return lambda x, y: -0.1 * np.abs(x)


class Building:
    """Rectangles (x0, y0, x1, y1) around a center, turned clockwise on the screen, under one roof."""

    def __init__(self, center, turn, parts, roof, eave, ridge, overhang):
        self.center, self.turn, self.parts = center, math.radians(turn), parts
        self.roof, self.eave, self.ridge, self.overhang = roof, eave, ridge, overhang

    def local(self, x, y):
        c, s = math.cos(self.turn), math.sin(self.turn)
        dx, dy = x - self.center[0], y - self.center[1]
        return dx * c + dy * s, -dx * s + dy * c

    def corners(self):
        """Of the walls. An L is two rectangles that share two sides' lines: listed by hand."""
        if len(self.parts) == 1:
            x0, y0, x1, y1 = self.parts[0]
            local = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        else:
            (x0, y0, x1, y1), (_, _, x2, y2) = self.parts
            local = [(x0, y0), (x1, y0), (x1, y1), (x2, y1), (x2, y2), (x0, y2)]
        c, s = math.cos(self.turn), math.sin(self.turn)
        return [(self.center[0] + x * c - y * s, self.center[1] + x * s + y * c) for x, y in local]

    def place(self, ground):
        pts = np.array(self.corners())
        self.foot = float(np.mean(ground(pts[:, 0], pts[:, 1])))

    def within(self, x, y, by=0.0):
        found = np.zeros(x.shape, bool)
        for x0, y0, x1, y1 in self.parts:
            found |= (x > x0 - by) & (x < x1 + by) & (y > y0 - by) & (y < y1 + by)
        return found

    def covers(self, x, y):
        return self.within(*self.local(x, y))

    def roof_at(self, x, y):
        """Height of the roof above the foot, by local place."""
        o = self.overhang
        if self.roof == "flat":
            return np.full_like(x, self.ridge)
        widest = max(min(x1 - x0, y1 - y0) for x0, y0, x1, y1 in self.parts)
        best = np.full_like(x, -np.inf)
        for x0, y0, x1, y1 in self.parts:
            w, d = x1 - x0, y1 - y0
            across_x = np.minimum(x - x0, x1 - x) + o
            across_y = np.minimum(y - y0, y1 - y) + o
            slope = (self.ridge - self.eave) / (widest / 2)
            if self.roof == "hip":
                inward = np.minimum(across_x, across_y)
            elif (self.roof == "gable") == (w >= d):
                inward = across_y
                if self.roof == "across":
                    slope = (self.ridge - self.eave) / (d / 2)
            else:
                inward = across_x
                if self.roof == "across":
                    slope = (self.ridge - self.eave) / (w / 2)
            here = (across_x > 0) & (across_y > 0)
            best = np.maximum(best, np.where(here, self.eave + slope * (inward - o), -np.inf))
        return best

    def blocks(self, x, y, z, before):
        """Whether the ray is inside, or has just crossed the overhang of the roof."""
        u, v = self.local(x, y)
        height = z - self.foot
        roof = self.roof_at(u, v)
        inside = self.within(u, v) & (height < np.maximum(roof, -np.inf))
        under = np.where(self.within(u, v, self.overhang), height - roof, np.nan)
        crossed = (np.sign(under) != np.sign(before)) & ~np.isnan(under) & ~np.isnan(before)
        return inside | crossed, under


class Barrier:
    def __init__(self, a, b, thickness, tall):
        self.a, self.b, self.half, self.tall = np.array(a), np.array(b), thickness / 2, tall

    def place(self, ground):
        self.ground = ground

    def covers(self, x, y):
        along = (self.b - self.a) / np.linalg.norm(self.b - self.a)
        dx, dy = x - self.a[0], y - self.a[1]
        t, off = dx * along[0] + dy * along[1], dx * -along[1] + dy * along[0]
        return (t > 0) & (t < np.linalg.norm(self.b - self.a)) & (np.abs(off) < self.half)

    def blocks(self, x, y, z, before):
        return self.covers(x, y) & (z < self.ground(x, y) + self.tall), before


class Tree:
    def __init__(self, at, radius, low, high, trunk):
        self.at, self.radius, self.low, self.high, self.trunk = at, radius, low, high, trunk

    def place(self, ground):
        self.foot = float(ground(np.array([self.at[0]]), np.array([self.at[1]]))[0])

    def covers(self, x, y):
        return np.hypot(x - self.at[0], y - self.at[1]) < self.trunk + 0.2

    def blocks(self, x, y, z, before):
        r = np.hypot(x - self.at[0], y - self.at[1])
        middle, up = self.foot + (self.low + self.high) / 2, (self.high - self.low) / 2
        leaves = (r / self.radius) ** 2 + ((z - middle) / up) ** 2 < 1
        return leaves, before


def shaded(x, y, scene, ground, sun):
    z = ground(x, y)
    dark = np.zeros(x.shape, bool)
    befores = [np.full(x.shape, np.nan) for _ in scene]
    for i in range(1, int(160 / STEP)):
        t = i * STEP
        if t * sun[2] > 60:
            break
        px, py, pz = x + sun[0] * t, y + sun[1] * t, z + sun[2] * t
        for k, one in enumerate(scene):
            hit, befores[k] = one.blocks(px, py, pz, befores[k])
            dark |= hit
    return dark


def house(center, turn, w, d, roof, eave, ridge, overhang):
    return Building(center, turn, [(-w / 2, -d / 2, w / 2, d / 2)], roof, eave, ridge, overhang)


def ell(center, turn, roof, eave, ridge, overhang):
    # Two rectangles that together are an L: the second is the left leg.
    return Building(center, turn, [(-22, -14, 20, 10), (-22, -14, 0, 30)], roof, eave, ridge, overhang)


scenes = [
    ("level", 120, 40, [house((0, 0), 0, 40, 26, "flat", 12, 12, 1)]),
    ("level", 200, 25, [house((0, 0), 0, 40, 26, "gable", 9, 19, 1.5)]),
    ("level", 75, 30, [house((0, 0), 30, 40, 26, "hip", 9, 17, 1)]),
    ("level", 310, 35, [house((0, 0), -20, 24, 40, "across", 10, 21, 2)]),
    ("level", 160, 50, [house((0, 0), 10, 30, 30, "hip", 10, 18, 0)]),
    ("level", 90, 20, [house((0, 0), 0, 50, 20, "gable", 8, 14, 2), Tree((10, 30), 9, 5, 24, 0.7)]),
    ("level", 225, 33, [Tree((0, 0), 12, 8, 35, 1), Tree((25, -10), 8, 4, 18, 0.6)]),
    ("level", 45, 28, [Barrier((-30, 0), (30, 8), 0.75, 6), Barrier((10, -25), (25, -40), 1, 8)]),
    ("level", 140, 45, [ell((0, 0), 0, "hip", 9, 17, 1)]),
    ("level", 260, 30, [ell((0, 0), 25, "gable", 9, 18, 1)]),
    ("level", 0, 24, [ell((0, 0), 0, "flat", 11, 11, 0)]),
    ("level", 180, 70, [house((-20, 0), 5, 28, 22, "gable", 9, 16, 1), house((25, 5), 40, 14, 12, "hip", 8, 11, 1)]),
    ("slope", 130, 35, [house((0, 0), 0, 40, 26, "flat", 12, 12, 0)]),
    ("slope", 230, 28, [house((0, 0), 20, 36, 24, "gable", 9, 18, 1.5)]),
    ("slope", 60, 40, [house((5, -5), -35, 30, 26, "hip", 10, 17, 1), Tree((-30, 10), 10, 6, 28, 0.8)]),
    ("slope", 300, 30, [Barrier((-30, -10), (20, 15), 0.75, 6)]),
    ("valley", 90, 30, [house((-30, 0), 0, 24, 30, "gable", 9, 17, 1)]),
    ("valley", 250, 35, [Tree((20, 0), 11, 6, 30, 0.8), house((40, 20), 15, 20, 16, "hip", 8, 13, 1)]),
    ("ridge", 100, 22, [house((-20, 0), 0, 22, 26, "hip", 9, 15, 1)]),
    ("ridge", 270, 26, [house((15, 0), 0, 20, 34, "gable", 9, 16, 1.5), Tree((40, -30), 9, 5, 25, 0.7)]),
]


def described(one):
    if isinstance(one, Building):
        corners = [[round(x, 6), round(y, 6)] for x, y in one.corners()]
        return dict(kind="building", corners=corners, roof=one.roof, eave=one.eave, ridge=one.ridge, overhang=one.overhang)
    if isinstance(one, Barrier):
        return dict(kind="barrier", a=one.a.tolist(), b=one.b.tolist(), thickness=2 * one.half, tall=one.tall)
    return dict(kind="tree", at=one.at, radius=one.radius, low=one.low, high=one.high, trunk=one.trunk)


rows = []
for kind, azimuth, height, scene in scenes:
    ground = ground_of(kind)
    for one in scene:
        one.place(ground)
    h, a = math.radians(height), math.radians(azimuth)
    sun = (math.cos(h) * math.sin(a), -math.cos(h) * math.cos(a), math.sin(h))
    # Most points where shadows may be: opposite of the sun.
    x = rng.uniform(-45, 45, 500) - sun[0] * 22
    y = rng.uniform(-45, 45, 500) - sun[1] * 22
    # Shadows under overhangs and beside trunks are as exact, but need finer steps.
    clear = ~np.any([one.covers(x, y) for one in scene], axis=0)
    x, y = np.round(x[clear], 2), np.round(y[clear], 2)
    dark = shaded(x, y, scene, ground, sun)
    sure = np.ones(x.shape, bool)
    for dx, dy in ((BORDER, 0), (-BORDER, 0), (0, BORDER), (0, -BORDER)):
        sure &= shaded(x + dx, y + dy, scene, ground, sun) == dark
    x, y, dark = x[sure], y[sure], dark[sure]
    # As many in the shade as in the sun, where there are.
    order = np.concatenate([np.flatnonzero(dark)[:60], np.flatnonzero(~dark)[:60]])
    points = [[float(x[i]), float(y[i]), int(dark[i])] for i in order]
    rows.append(
        dict(ground=kind, azimuth=azimuth, height=height, objects=[described(one) for one in scene], points=points)
    )
print("[\n" + ",\n".join("  " + json.dumps(row, separators=(",", ":")) for row in rows) + "\n]")
