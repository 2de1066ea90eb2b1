"""Makes the drawings in samples/ and what ezdxf answers about them. Run it again after changing it or answers.py.

Needs ezdxf (Debian's python3-ezdxf).
"""
import json
import math
import pathlib

import ezdxf
from ezdxf.math import Vec3

from answers import answers

FOLDER = pathlib.Path(__file__).parent / "samples"
DOWN = (0, 0, -1)
TILTED = (0.3, -0.2, 0.8)
# State Plane coordinates in feet.
FAR = Vec3(1_962_483.127, 13_984_726.381)


def attributes(**more):
    return {"layer": "WALLS", **more}


def block(doc):
    """One of everything, for inserts that turn, mirror and stretch it."""
    b = doc.blocks.new("PART", base_point=(1, 0.5))
    b.add_line((0, 0), (4, 1), dxfattribs={"color": 0})
    b.add_circle((2, 1), 1.25)
    b.add_arc((2, 1), 2, 200, 30)
    b.add_text("PART", height=0.4, dxfattribs={"rotation": 10}).set_placement((1, 2))
    b.add_point((3, 3))
    b.add_polyline2d([(0, 0, 0.4), (2, 0, 0), (2, 2, -1.5), (0, 2, 0.2)], format="xyb", close=True)
    b.add_arc((0, 0), 1, 10, 100, dxfattribs={"extrusion": DOWN})
    b.add_solid([(5, 0), (6, 0), (5, 1), (6, 1.5)])
    if doc.dxfversion > "AC1009":
        b.add_lwpolyline([(5, 0, 0, 0, 1), (6, 0, 0, 0, -0.3), (6, 2, 0, 0, 0)], close=True)
        b.add_ellipse((1, 1), (2, 0.5), 0.4, math.radians(300), math.radians(60))
        b.add_spline([(0, 0), (1, 2), (3, -1), (4, 4), (6, 0)])
        b.add_mtext("{\\C1;in} a \\Pblock", dxfattribs={"char_height": 0.3, "insert": (1, 4)})
        h = b.add_hatch()
        e = h.paths.add_edge_path()
        e.add_arc((8, 1), 1, 0, 180)
        e.add_line((7, 1), (9, 1))
    inner = doc.blocks.new("OUTER")
    inner.add_blockref("PART", (1, 2), {"xscale": 2, "yscale": -1, "rotation": 30})
    inner.add_blockref("PART", (4, 0), {"rotation": 200, "extrusion": DOWN})


def inserts(doc, msp):
    for i, more in enumerate(
        [
            {},
            {"rotation": 33, "xscale": 2, "yscale": 2},
            {"rotation": -75, "xscale": -1},
            {"rotation": 15, "xscale": 3, "yscale": -0.5},
            {"extrusion": DOWN, "rotation": 20},
            {"extrusion": TILTED, "xscale": 1.5, "yscale": 1.5, "zscale": 1.5},
            {"column_count": 3, "row_count": 2, "column_spacing": 9, "row_spacing": -7, "rotation": 40, "xscale": -2},
        ]
    ):
        msp.add_blockref("PART", (i * 30, -40), dxfattribs=more)
        msp.add_blockref("OUTER", (i * 30, -90), dxfattribs=more)
    tree = doc.blocks.new("TREE")
    tree.add_circle((0, 0), 1)
    tree.add_attdef("KIND", (0, 2), "OAK", height=0.5)
    ref = msp.add_blockref("TREE", (300, -40), dxfattribs={"xscale": 3, "yscale": 3, "rotation": 45})
    ref.add_auto_attribs({"KIND": "RED OAK"})


def simple(doc, msp):
    msp.add_line((0, 0), (10, 5), dxfattribs=attributes(color=1))
    msp.add_point(FAR)
    msp.add_line(FAR, FAR + Vec3(100.25, 33.75))
    msp.add_circle((20, 5), 3.5)
    msp.add_circle((20, 5, 4), 2, dxfattribs={"extrusion": DOWN})
    msp.add_circle((20, 5, 4), 2, dxfattribs={"extrusion": TILTED})
    for start, end in [(0, 90), (350, 10), (-30, 400), (90, 90.001), (180, 0), (0, 360)]:
        msp.add_arc((40, 5), 4, start, end)
        msp.add_arc((40, 5), 4, start, end, dxfattribs={"extrusion": DOWN})
    shapes = [
        [(0, 0, 0), (5, 0, 1), (5, 5, 0), (0, 5, -0.5)],
        [(0, 0, 1), (5, 0, 1)],
        [(0, 0, 3), (5, 5, -4), (9, 0, 0.01)],
        [(0, 0, 0), (5, 0, 0), (5, 0, 0.5), (7, 7, 0)],
    ]
    for i, points in enumerate(shapes):
        for closed in (False, True):
            for extrusion in ((0, 0, 1), DOWN, TILTED):
                moved = [(x + i * 12, y + 30, b) for x, y, b in points]
                msp.add_polyline2d(moved, format="xyb", close=closed, dxfattribs={"extrusion": extrusion})
                if doc.dxfversion > "AC1009":
                    msp.add_lwpolyline(moved, format="xyb", close=closed, dxfattribs={"extrusion": extrusion})
    msp.add_polyline3d([(0, 50, 1), (4, 55, 7), (9, 51, -3)])
    msp.add_polyline3d([(20, 50, 1), (24, 55, 7), (29, 51, -3)], close=True)
    mesh = msp.add_polymesh((3, 4))
    for m in range(3):
        for n in range(4):
            mesh.set_mesh_vertex((m, n), (m * 3, 60 + n * 2, m * n))
    face = msp.add_polyface()
    face.append_face([(40, 60, 0), (44, 60, 0), (44, 66, 2), (40, 66, 2)])
    face.append_face([(44, 60, 0), (48, 60, 0), (48, 66, 2)])
    msp.add_solid([(50, 0), (55, 0), (50, 5), (56, 6)], dxfattribs={"extrusion": DOWN})
    msp.add_trace([(60, 0), (65, 0), (60, 5), (66, 6)])
    msp.add_3dface([(70, 0, 1), (75, 0, 2), (75, 5, 3), (70, 5, 4)])
    msp.add_3dface([(80, 0, 1), (85, 0, 2), (85, 5, 3)])


def texts(doc, msp):
    from ezdxf.enums import TextEntityAlignment as A

    for i, align in enumerate([A.LEFT, A.CENTER, A.RIGHT, A.MIDDLE, A.TOP_LEFT, A.BOTTOM_RIGHT, A.MIDDLE_CENTER]):
        for extrusion in ((0, 0, 1), DOWN):
            t = msp.add_text(f"%%c{i} at 45%%d %%p0.5", height=1.5, dxfattribs={
                "rotation": i * 50, "oblique": 12, "width": 0.8, "extrusion": extrusion,
            })
            t.set_placement((i * 20, 100), align=align)
    msp.add_text("FIT", height=2).set_placement((0, 120), (15, 123), align=A.FIT)
    msp.add_text("ALIGNED", height=2).set_placement((20, 120), (35, 118), align=A.ALIGNED)
    msp.add_text("BACKWARD", height=2, dxfattribs={"text_generation_flag": 2}).set_placement((40, 120))
    msp.add_text("%%uUNDER%%u", height=2, dxfattribs={"text_generation_flag": 4}).set_placement((60, 120))


def curves(doc, msp):
    for start, end in [(0, 2 * math.pi), (1, 4), (5, 1), (3, 3.2), (6.2, 6.4)]:
        for ratio in (0.3, 1, 0.001):
            msp.add_ellipse((100, 30), (6, 3), ratio, start, end)
            msp.add_ellipse((100, 30, 2), (6, 3), ratio, start, end, dxfattribs={"extrusion": DOWN})
    msp.add_ellipse((120, 30, 0), (0, 5, 2), 0.6, 0.5, 5, dxfattribs={"extrusion": (1, 0, 0.5)})
    points = [(140, 30), (145, 38), (150, 22), (155, 30), (160, 36), (158, 20)]
    msp.add_open_spline(points)
    msp.add_open_spline(points, degree=2)
    msp.add_rational_spline(points, weights=[1, 5, 0.3, 2, 1, 1])
    msp.add_spline([(x, y + 30) for x, y in points])
    tangents = msp.add_spline([(x, y + 60) for x, y in points])
    tangents.dxf.start_tangent = (0, 1)
    tangents.dxf.end_tangent = (1, 0)
    odd = msp.add_open_spline(points)
    odd.knots = [-3, -3, -3, -3, 0.5, 0.5, 8, 8, 8, 8]
    msp.add_mtext("\\A1;{\\fArial|b1;W\\S1/2;} \\C1;red\\PTwo lines %%d \\\\", dxfattribs={
        "insert": (100, 60), "char_height": 2, "attachment_point": 5, "rotation": 30, "width": 40,
    })
    msp.add_mtext("DIRECTION", dxfattribs={"insert": (100, 70), "char_height": 2, "text_direction": (1, 1, 0)})
    msp.add_leader([(100, 80), (110, 90), (120, 90)])
    for extrusion in ((0, 0, 1), DOWN):
        h = msp.add_hatch(color=3, dxfattribs={"extrusion": extrusion})
        h.paths.add_polyline_path([(0, 150, 1), (10, 150, 0), (10, 160, -0.3)], is_closed=True)
        e = h.paths.add_edge_path()
        e.add_line((20, 150), (30, 150))
        e.add_arc((30, 155), 5, -90, 90, ccw=True)
        e.add_ellipse((25, 160), (5, 0), 0.5, 0, 180, ccw=True)
        e.add_line((20, 160), (20, 150))
        c = h.paths.add_edge_path()
        c.add_arc((50, 155), 5, 20, 320, ccw=False)
        c.add_ellipse((70, 155), (5, 2), 0.5, 30, 200, ccw=False)
        s = h.paths.add_edge_path()
        s.add_spline(control_points=[(80, 150), (85, 170), (95, 140), (99, 155)], degree=3,
                     knot_values=[0, 0, 0, 0, 1, 1, 1, 1])
        s.add_line((99, 155), (80, 150))
        h.set_pattern_fill("ANSI31", scale=2)
    line = msp.add_mline([(0, 180), (20, 180), (20, 195)], close=False)
    line.dxf.scale_factor = 2
    line.update_geometry()


def dimensions(doc, msp):
    msp.add_linear_dim(base=(0, 220), p1=(0, 210), p2=(30, 212), dimstyle="EZDXF").render()
    msp.add_aligned_dim(p1=(40, 210), p2=(60, 225), distance=4, dimstyle="EZDXF").render()
    msp.add_radius_dim(center=(80, 215), radius=6, angle=40, dimstyle="EZ_RADIUS").render()


def make(version, name, binary=False):
    doc = ezdxf.new(version)
    doc.header["$INSUNITS"] = 2
    doc.layers.add("WALLS", color=30)
    msp = doc.modelspace()
    block(doc)
    simple(doc, msp)
    texts(doc, msp)
    inserts(doc, msp)
    if version != "R12":
        curves(doc, msp)
        from ezdxf.tools.standards import setup_dimstyles, setup_styles

        setup_styles(doc)
        setup_dimstyles(doc, domain="all") if version == "R2000" else None
        if version == "R2000":
            dimensions(doc, msp)
    path = FOLDER / f"{name}.dxf"
    doc.saveas(path, fmt="bin" if binary else "asc")
    if binary:
        return
    found = answers(path)
    problems = [a for a in found if "problem" in a]
    if problems:
        raise SystemExit(f"ezdxf can't draw {problems[:3]}")
    (FOLDER / f"{name}.json").write_text(json.dumps(rounded(found), separators=(",", ":")) + "\n")


def rounded(value):
    """To 12 digits, which is more than is compared."""
    if isinstance(value, float):
        return float(f"{value:.12g}")
    if isinstance(value, list):
        return [rounded(item) for item in value]
    if isinstance(value, tuple):
        return rounded(list(value))
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    return value


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    make("R12", "r12")
    make("R2000", "r2000")
    make("R2000", "r2000-binary", binary=True)
    make("R2018", "r2018")
    make("R12", "r12-binary", binary=True)
