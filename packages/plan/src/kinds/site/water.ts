// Water: a pool with its coping, and a pond with horizontal lines, the symbol of open water.
import { markAssumed } from '../../objects/assumed.ts';
import { inset } from '../../geometry/band.ts';
import { placesInside } from '../../lettering/inside.ts';
import type { Label, Lettering } from '../../lettering/label.ts';
import { pathBox } from '../../geometry/boundsPen.ts';
import type { Path } from '../../geometry/pen.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { formatLength } from '../../measure/units.ts';
import { paint, weights } from '../../lettering/ink.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { structureName, structureReach } from '../../shapes/buildingName.ts';
import { drawHatch } from '../../shapes/hatching.ts';
import { centered, layers, linesOf } from '../../shapes/layers.ts';
import { guessed, length, paintOf } from '../../objects/properties.ts';
import { roomiest } from '../../shapes/roomiest.ts';
import { areaKind } from '../../traced/tracedKind.ts';

const layer = layers.landscape;
const lines = linesOf(layer);
const depths = { layer: 'dimensions', fill: '#1e4e6b' };

/** Label heights from the middle down to the depth if there is a name, which is as far above the middle. */
const belowName = 0.7;

/** The label with the depth in the middle of the water, or `off` label heights below it, if there is room. */
function depthLabel(
  path: Path,
  water: Pick<PlanObject, 'assumed'> & { readonly depth: number },
  { labelHeight: height, units }: Lettering,
  off = 0,
): readonly Label[] {
  const { depth } = water;
  if (depth === 0) return [];
  const label: Label = {
    rank: 'name',
    reach: pathBox(path),
    *places() {
      const content = markAssumed(water, 'depth', `${formatLength(depth, units)} deep`);
      const width = textWidth(content, height);
      const spot = roomiest(path, height);
      if (!spot || spot.width < width * 1.1) return;
      const near = { x: spot.at.x, y: spot.at.y + off * height };
      for (const at of [near, ...placesInside(path, width + height / 2, height * 1.4, near)])
        yield centered(content, at, height, depths);
    },
  };
  return [label];
}

export const pool = areaKind({
  type: 'pool',
  title: 'Pool',
  layer,
  stands: true,
  keepsSetback: true,
  properties: {
    depth: guessed(length('Depth (feet)', 5, { max: 100 })),
    coping: length('Coping width (feet)', 1, { max: 50 }),
    color: paintOf('#bfe4f4'),
  },
  draw(object, pen) {
    const { coping } = object;
    pen.path(object, { ...lines.object, fill: coping > 0 ? '#eef0f2' : paint(object.color) });
    const edge = coping > pen.resolution ? inset(object, coping) : undefined;
    if (edge) pen.path(edge, { ...lines.detail, fill: paint(object.color) });
  },
  labels: {
    list(object, lettering) {
      const painted = { title: 'Pool', fill: paint(object.color), off: -belowName };
      const name = structureName(object, painted, lettering);
      const bottom = inset(object, object.coping) ?? object;
      return [...name, ...depthLabel(bottom, object, lettering, name.length > 0 ? belowName : 0)];
    },
    reach: (object) => structureReach(object, 'Pool'),
  },
});

const ripple = { layer, stroke: '#6aa5c4', weight: weights.label, dash: [5, 2.5, 2, 2.5] };

export const water = areaKind({
  type: 'water',
  title: 'Pond',
  layer,
  stands: true,
  properties: { depth: length('Depth (feet)', 0, { max: 1000 }), color: paintOf('#d3e9f5') },
  draw(object, pen) {
    pen.path(object, { ...lines.object, fill: paint(object.color) });
    // Horizontal lines every 3 feet.
    drawHatch(object, pen, 3, 0, ripple);
  },
  labels: { list: (object, lettering) => depthLabel(object, object, lettering) },
});
