# Says as JSON what ezdxf finds in a DXF file: what its audit would mend, and what is drawn, with lengths.
import json
import sys
from collections import Counter

import ezdxf
from ezdxf import bbox
from ezdxf.math import bulge_to_arc


def edge(a, b):
    (x1, y1, bulge), (x2, y2) = (a[0], a[1], a[4]), (b[0], b[1])
    if not bulge:
        return ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    _, start, end, radius = bulge_to_arc((x1, y1), (x2, y2), bulge)
    return radius * ((end - start) % 6.283185307179586)


def length(entity):
    kind = entity.dxftype()
    if kind == 'LINE':
        return (entity.dxf.end - entity.dxf.start).magnitude
    if kind == 'CIRCLE':
        return 2 * 3.141592653589793 * entity.dxf.radius
    if kind == 'ARC':
        return entity.dxf.radius * ((entity.dxf.end_angle - entity.dxf.start_angle) % 360) * 3.141592653589793 / 180
    if kind == 'LWPOLYLINE':
        points = list(entity)
        return sum(map(edge, points, points[1:] + (points[:1] if entity.closed else [])))
    return None


def told(entity):
    dxf = entity.dxf
    found = {'type': entity.dxftype(), 'layer': dxf.layer, 'color': dxf.color, 'lineType': dxf.linetype}
    if length(entity) is not None:
        found['length'] = length(entity)
    if found['type'] == 'TEXT':
        found.update(text=dxf.text, height=dxf.height, rotation=dxf.rotation, halign=dxf.halign, valign=dxf.valign)
    if found['type'] == 'DIMENSION':
        found.update(measured=entity.get_measurement(), words=dxf.text, style=dxf.dimstyle, dimtype=entity.dimtype)
        if hasattr(found['measured'], 'magnitude'):
            found['measured'] = found['measured'].magnitude
    if found['type'] == 'INSERT':
        found.update(block=dxf.name, at=list(dxf.insert)[:2], scale=dxf.xscale, rotation=dxf.rotation)
    if found['type'] == 'VIEWPORT':
        frozen = getattr(entity, 'frozen_layers')
        layers = {layer.dxf.handle: layer.dxf.name for layer in entity.doc.layers}
        found.update(
            scale=dxf.view_height / dxf.height,
            center=list(dxf.view_center_point)[:2],
            twist=dxf.view_twist_angle,
            frozen=sorted(layers.get(name, name) for name in frozen),
        )
    if found['type'] in ('POINT', 'LINE'):
        found['at'] = list(dxf.location if found['type'] == 'POINT' else dxf.start)[:2]
    return found


doc = ezdxf.readfile(sys.argv[1])
audit = doc.audit()
box = bbox.extents(doc.modelspace().query('LINE LWPOLYLINE ARC CIRCLE POINT'))
print(
    json.dumps(
        {
            'version': doc.dxfversion,
            'units': doc.header['$INSUNITS'],
            'errors': [error.message for error in audit.errors],
            'fixes': [error.message for error in audit.fixes],
            'layers': sorted(layer.dxf.name for layer in doc.layers),
            'lineTypes': [line.dxf.name for line in doc.linetypes],
            'blocks': sorted(block.name for block in doc.blocks if not block.name.startswith('*')),
            'box': [box.extmin.x, box.extmin.y, box.extmax.x, box.extmax.y] if box.has_data else None,
            'model': [told(entity) for entity in doc.modelspace()],
            'sheets': {
                name: [told(entity) for entity in doc.layouts.get(name)]
                for name in doc.layout_names_in_taborder()
                if name != 'Model'
            },
        }
    )
)
