// Draws a building: its walls, eave and roof.
import { inset, untrimmedOffset } from '../geometry/band.ts';
import { signedArea } from '../geometry/outline.ts';
import type { Path, Pen, Style } from '../geometry/pen.ts';
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
/** In multiples of the smallest visible detail: of thinner walls, only the outer side is drawn. */
const minWalls = 3;

interface Building extends Pick<PlanObject, 'assumed'> {
  readonly color: string;
  readonly shade: Shade;
  /** Feet. */
  readonly walls: number;
  readonly eave: number;
}

/** The style of fine lines on a building. */
export const detailOn = (building: Pick<Building, 'color' | 'shade'>): Style => ({
  ...lines.detail,
  stroke: inkOn(fillOf(building)),
});

/** border: the outline, or its pieces between doors. */
export function drawBuilding(
  outline: Path,
  border: readonly Path[],
  building: Building,
  roof: Roof,
  pen: Pen,
): void {
  const { walls, eave } = building;
  const fill = paint(fillOf(building));
  const detail = detailOn(building);
  const [first, ...more] = border;
  if (first?.closed && more.length === 0) pen.path(first, { ...lines.outline, fill });
  else {
    pen.path(outline, { layer: lines.outline.layer, fill });
    for (const piece of border) pen.path(piece, lines.outline);
  }
  // Bounds always include the eave, even at scales where it is too small to be drawn.
  if (eave > 0 && (eave > pen.resolution || pen.resolution === Infinity)) {
    const outward = signedArea(outline) > 0 ? -eave : eave;
    pen.path(untrimmedOffset(outline, outward), {
      ...lines.detail,
      dash: isAssumed(building, 'eave') ? assumedDash : eaveDash,
    });
  }
  const inner = walls > pen.resolution * minWalls ? inset(outline, walls) : undefined;
  if (inner) pen.path(inner, detail);
  if (roof === 'flat') return;
  for (const vertices of roofLines(outline, roof, pen.resolution * minDetail))
    pen.path({ vertices, closed: false }, detail);
}
