// Draws a building: its walls, eave and roof.
import { inset, offsetPath } from '../geometry/band.ts';
import { signedArea } from '../geometry/outline.ts';
import type { Path, Pen } from '../geometry/pen.ts';
import { fillOf, inkOn, paint, type Shade } from '../lettering/ink.ts';
import { isAssumed } from '../objects/assumed.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Roof } from '../objects/solid.ts';
import { layers, linesOf } from './layers.ts';
import { roofLines } from './roofLines.ts';

export const lines = linesOf(layers.buildings);
/** Millimeters on paper. */
const eaveDash = [2, 1.2];
const assumedDash = [0.4, 1.6];
/** In multiples of the smallest visible detail: narrower buildings show no roof. */
const minDetail = 8;

interface Building extends Pick<PlanObject, 'assumed'> {
  readonly color: string;
  readonly shade: Shade;
  /** Feet. */
  readonly walls: number;
  readonly eave: number;
}

export function drawBuilding(outline: Path, building: Building, roof: Roof, pen: Pen): void {
  const { walls, eave } = building;
  const fill = fillOf(building);
  const detail = { ...lines.detail, stroke: inkOn(fill) };
  pen.path(outline, { ...lines.outline, fill: paint(fill) });
  // Bounds always include the eave, even at scales where it is too small to be drawn.
  if (eave > 0 && (eave > pen.resolution || pen.resolution === Infinity)) {
    const outward = signedArea(outline) > 0 ? -eave : eave;
    pen.path(offsetPath(outline, outward), {
      ...lines.detail,
      dash: isAssumed(building, 'eave') ? assumedDash : eaveDash,
    });
  }
  const inner = walls > pen.resolution * 3 ? inset(outline, walls) : undefined;
  if (inner) pen.path(inner, detail);
  if (roof === 'flat') return;
  for (const vertices of roofLines(outline, roof, pen.resolution * minDetail))
    pen.path({ vertices, closed: false }, detail);
}
