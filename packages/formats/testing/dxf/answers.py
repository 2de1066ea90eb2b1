"""Prints what ezdxf makes of a DXF file, entity by entity, as JSON: points on its curves and their length, texts, points.

Usage: python3 answers.py drawing.dxf. Needs ezdxf (Debian's python3-ezdxf).
"""
import json
import math
import sys

import ezdxf
from ezdxf import recover
from ezdxf.math import Vec3

SAMPLES = 8
FINE = 500
DRAWN = {
    "3DFACE", "ACAD_TABLE", "ARC", "ATTDEF", "ATTRIB", "CIRCLE", "DIMENSION", "ELLIPSE", "HATCH", "IMAGE", "INSERT",
    "LEADER", "LINE", "LWPOLYLINE", "MLINE", "MTEXT", "MULTILEADER", "POINT", "POLYLINE", "SOLID", "SPLINE", "TEXT",
    "TRACE", "HELIX",
}
SPLINE_FRAME = 16


class Answer:
    def __init__(self, entity):
        self.type = entity.dxftype()
        self.layer = entity.dxf.layer
        self.samples = []
        self.length = 0.0
        self.texts = []
        self.points = []
        self.hatches = []

    def curve(self, coarse, fine):
        self.samples += [(p.x, p.y) for p in coarse]
        self.length += sum(math.hypot(b.x - a.x, b.y - a.y) for a, b in zip(fine, fine[1:]))

    def line(self, points, closed=False):
        points = Vec3.list(points)
        if closed:
            points.append(points[0])
        self.curve(points, points)

    def parametric(self, at, start, end):
        def spread(count):
            return [at(start + (end - start) * i / count) for i in range(count + 1)]

        self.curve(spread(SAMPLES), spread(FINE))

    def record(self):
        return {key: value for key, value in vars(self).items() if value not in ([], 0.0)}


def ellipse(answer, center, major, minor, start, end):
    if end <= start:
        end += 2 * math.pi
    answer.parametric(lambda t: center + major * math.cos(t) + minor * math.sin(t), start, end)


def add_arc(answer, entity, start, end):
    ocs = entity.ocs()
    center = Vec3(entity.dxf.center)
    if end <= start:
        end += 2 * math.pi

    def at(t):
        return ocs.to_wcs(center + Vec3(math.cos(t), math.sin(t)) * entity.dxf.radius)

    answer.parametric(at, start, end)


def add_spline(answer, tool):
    knots = tool.knots()
    start, end = knots[tool.order - 1], knots[-tool.order]
    inner = sorted({k for k in knots if start <= k <= end})
    for a, b in zip(inner, inner[1:]):
        fine = [a + (b - a) * i / 100 for i in range(101)]
        points = list(tool.points(fine))
        answer.curve(points[::25], points)


def add_polyline(answer, entity):
    for part in entity.virtual_entities():
        add(answer, part)


def add_hatch(answer, hatch):
    ocs = hatch.ocs()
    z = Vec3(hatch.dxf.elevation).z

    def wcs(p):
        return ocs.to_wcs(Vec3(p[0], p[1], z))

    for path in hatch.paths:
        if type(path).__name__ == "PolylinePath":
            answer.hatches.append("polyline")
            vertices = list(path.vertices)
            if path.is_closed:
                vertices.append(vertices[0])
            for (x, y, bulge), (x1, y1, _) in zip(vertices, vertices[1:]):
                add_bulge(answer, (x, y), (x1, y1), bulge, wcs)
            continue
        answer.hatches.append("edges")
        for edge in path.edges:
            add_edge(answer, edge, wcs)


def add_bulge(answer, a, b, bulge, wcs):
    if bulge == 0 or a == b:
        answer.line([wcs(a), wcs(b)])
        return
    center, start, end, radius = ezdxf.math.bulge_to_arc(a, b, bulge)
    if end <= start:
        end += 2 * math.pi
    answer.parametric(lambda t: wcs(center + Vec3(math.cos(t), math.sin(t)) * radius), start, end)


def add_edge(answer, edge, wcs):
    kind = edge.EDGE_TYPE
    if kind == "LineEdge":
        answer.line([wcs(edge.start), wcs(edge.end)])
    elif kind == "ArcEdge":
        start, end = math.radians(edge.start_angle), math.radians(edge.end_angle)
        if end <= start:
            end += 2 * math.pi
        center = Vec3(edge.center)
        answer.parametric(
            lambda t: wcs(center + Vec3(math.cos(t), math.sin(t)) * edge.radius), start, end
        )
    elif kind == "EllipseEdge":
        major = Vec3(edge.major_axis)
        minor = major.orthogonal() * edge.ratio
        start, end = edge.start_param, edge.end_param
        if end <= start:
            end += 2 * math.pi
        center = Vec3(edge.center)
        answer.parametric(
            lambda t: wcs(center + major * math.cos(t) + minor * math.sin(t)), start, end
        )
    elif kind == "SplineEdge":
        tool = edge.construction_tool()
        knots = tool.knots()
        points = list(tool.points([knots[0] + (knots[-1] - knots[0]) * i / FINE for i in range(FINE + 1)]))
        wcs_points = [wcs(p) for p in points]
        answer.curve(wcs_points[::50], wcs_points)


def add_text(answer, text):
    from ezdxf.enums import TextEntityAlignment

    align, first, second = text.get_placement()
    ocs = text.ocs()
    direction = ocs.to_wcs(Vec3.from_deg_angle(text.dxf.rotation))
    if align in (TextEntityAlignment.FIT, TextEntityAlignment.ALIGNED):
        direction = ocs.to_wcs(second - first)
    at = ocs.to_wcs(Vec3(first))
    content = text.dxf.tag if text.dxftype() == "ATTDEF" else text.plain_text()
    backward = text.dxf.get("text_generation_flag", 0) & 2
    angle = math.atan2(direction.y, direction.x) + (math.pi if backward else 0)
    answer.texts.append([content, at.x, at.y, text.dxf.height, angle])


def add_mtext(answer, mtext):
    at = Vec3(mtext.dxf.insert)
    angle = math.radians(mtext.get_rotation())
    answer.texts.append([mtext.plain_text(), at.x, at.y, mtext.dxf.char_height, angle])


def add(answer, entity):
    kind = entity.dxftype()
    if entity.dxf.get("invisible", 0):
        return
    if kind == "LINE":
        answer.line([entity.dxf.start, entity.dxf.end])
    elif kind == "POINT":
        answer.points.append([entity.dxf.location.x, entity.dxf.location.y])
    elif kind == "CIRCLE":
        add_arc(answer, entity, 0, 2 * math.pi)
    elif kind == "ARC":
        add_arc(answer, entity, math.radians(entity.dxf.start_angle), math.radians(entity.dxf.end_angle))
    elif kind == "ELLIPSE":
        ellipse(
            answer,
            Vec3(entity.dxf.center),
            Vec3(entity.dxf.major_axis),
            Vec3(entity.minor_axis),
            entity.dxf.start_param,
            entity.dxf.end_param,
        )
    elif kind in ("SPLINE", "HELIX"):
        add_spline(answer, entity.construction_tool())
    elif kind == "LWPOLYLINE":
        add_polyline(answer, entity)
    elif kind == "POLYLINE":
        if entity.is_2d_polyline or entity.is_3d_polyline:
            add_polyline(answer, entity)
        elif entity.is_polygon_mesh:
            add_mesh(answer, entity)
        else:
            add_polyface(answer, entity)
    elif kind in ("SOLID", "TRACE"):
        answer.line(entity.wcs_vertices(), closed=True)
    elif kind == "3DFACE":
        answer.line(entity.wcs_vertices(), closed=True)
    elif kind in ("HATCH", "MPOLYGON"):
        add_hatch(answer, entity)
    elif kind in ("TEXT", "ATTRIB", "ATTDEF"):
        add_text(answer, entity)
    elif kind == "MTEXT":
        add_mtext(answer, entity)
    elif kind == "LEADER":
        answer.line(entity.vertices)
    elif kind == "INSERT":
        add_insert(answer, entity)
    elif kind in ("DIMENSION", "ACAD_TABLE"):
        for part in entity.virtual_entities():
            add(answer, part)
    elif kind == "MULTILEADER":
        add_multileader(answer, entity)
    elif kind == "MLINE":
        for part in entity.virtual_entities():
            if part.dxftype() == "LINE":
                add(answer, part)
    elif kind == "IMAGE":
        pass


def add_insert(answer, insert):
    for attribute in insert.attribs:
        if not attribute.is_invisible:
            add(answer, attribute)
    for single in insert.multi_insert() if insert.mcount > 1 else [insert]:
        for part in single.virtual_entities():
            if part.dxftype() != "ATTDEF":
                add(answer, part)


def add_mesh(answer, mesh):
    rows, columns = mesh.dxf.m_count, mesh.dxf.n_count
    points = [v.dxf.location for v in mesh.vertices]
    for row in range(rows):
        answer.line(points[row * columns:(row + 1) * columns], mesh.is_n_closed)
    for column in range(columns):
        answer.line(points[column::columns], mesh.is_m_closed)


def add_polyface(answer, mesh):
    for face in mesh.faces():
        corners = face[:-1]
        record = face[-1]
        indices = [record.dxf.get(name, 0) for name in ("vtx0", "vtx1", "vtx2", "vtx3")]
        indices = [i for i in indices if i]
        for i, corner in enumerate(corners):
            if indices[i] > 0:
                answer.line([corner.dxf.location, corners[(i + 1) % len(corners)].dxf.location])


def add_multileader(answer, leader):
    context = leader.context
    for part in context.leaders:
        tail = [part.last_leader_point]
        if part.dogleg_length > 0:
            tail.append(Vec3(part.last_leader_point) + Vec3(part.dogleg_vector) * part.dogleg_length)
        for line in part.lines:
            answer.line(list(line.vertices) + tail)
    if context.mtext:
        text = context.mtext
        direction = Vec3(text.text_direction)
        answer.texts.append(
            [
                ezdxf.tools.text.fast_plain_mtext(text.default_content),
                text.insert.x,
                text.insert.y,
                context.char_height,
                math.atan2(direction.y, direction.x),
            ]
        )


def read(path):
    try:
        return ezdxf.readfile(path)
    except ezdxf.DXFError:
        doc, _ = recover.readfile(path)
        return doc


def answers(path):
    doc = read(path)
    found = []
    for entity in doc.modelspace():
        if entity.dxftype() not in DRAWN:
            continue
        answer = Answer(entity)
        try:
            add(answer, entity)
        except Exception as problem:  # ezdxf can't draw it; nothing to compare
            found.append({"type": entity.dxftype(), "problem": f"{type(problem).__name__}: {problem}"})
            continue
        found.append(answer.record())
    return found


if __name__ == "__main__":
    json.dump(answers(sys.argv[1]), sys.stdout)
