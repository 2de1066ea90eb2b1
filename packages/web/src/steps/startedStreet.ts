// Draws the street along an edge of a lot, with its name, for which a permit office looks first. Its place and width aren't
// known, so both are marked as assumed.
import type { Editor } from '@homeplot/editor/editor';
import { outlineOf } from '@homeplot/plan/anchors';
import { assuming } from '@homeplot/plan/assumed';
import type { PlanObject } from '@homeplot/plan/kind';
import { directionOn, type Edge, edgesOf, pointOnEdge, signedArea } from '@homeplot/plan/outline';
import { add, degrees, distance, dot, type Point, scaleBy, turnRight } from '@homeplot/plan/point';
import type { Road } from '@homeplot/plan/roadFields';
import type { Text } from '@homeplot/plan/text';
import { textWidth } from '@homeplot/plan/textMetrics';
import { tidy, type Units, usualLength } from '@homeplot/plan/units';

/** Feet: the height of the name's letters, which can be read on paper at 1" = 20'. */
const letterHeight = 4;

/** The edge of a lot at the bottom of the sheet, which is the front of a lot that was drawn from the start questions. */
export function lowestEdge(lot: PlanObject): Edge | undefined {
  const edges = edgesOf(outlineOf(lot) ?? { vertices: [], closed: true });
  return edges.toSorted((a, b) => pointOnEdge(b, 0.5).y - pointOnEdge(a, 0.5).y)[0];
}

/** The street and its name as objects; undefined without a name, or if nothing can be added to their layer. */
export function streetAlong(
  editor: Editor,
  lot: PlanObject,
  edge: Edge | undefined,
  name: string | undefined,
  units: Units,
): readonly PlanObject[] | undefined {
  const outline = outlineOf(lot);
  if (!name || !edge || !outline) return undefined;
  // In feet: a local street of two lanes, the strip between it and the lot line, and how far it is drawn beyond the lot.
  const rounded = (feet: number): number => usualLength(feet, units);
  const [width, strip, beyond] = [rounded(24), rounded(10), rounded(20)];
  const along = directionOn(edge, 0.5);
  const outward = scaleBy(turnRight(along), signedArea(outline) < 0 ? 1 : -1);
  const middle = pointOnEdge(edge, 0.5);
  // If the edge is a curve that bulges toward the street, the pavement still stays off the lot.
  const reach = Math.max(...outline.vertices.map((at) => offset(at, middle, outward)), 0);
  const center = add(middle, scaleBy(outward, reach + strip + width / 2));
  const half = distance(edge.from, edge.to) / 2 + beyond;
  const [from, to] = [add(center, scaleBy(along, -half)), add(center, scaleBy(along, half))].toSorted(
    (a, b) => a.x - b.x || a.y - b.y,
  ) as [Point, Point];
  const [road, note] = ['road', 'text'].map((type) => editor.scene.create(type, from, to));
  if (!road || !note) return undefined;
  const drawn = {
    ...road,
    startX: tidy(from.x),
    startY: tidy(from.y),
    endX: tidy(to.x),
    endY: tidy(to.y),
    name,
    roadWidth: width,
    color: '#eceef1',
  } as Road;
  const isLevel = Math.abs(outward.y) >= Math.abs(outward.x);
  const street = assuming(drawn, ['roadWidth', isLevel ? 'startY' : 'startX']);
  return [street, nameOn(note, name, { from, to, width })];
}

const offset = (at: Point, from: Point, outward: Point): number =>
  dot({ x: at.x - from.x, y: at.y - from.y }, outward);

/** The name in the lane below the center line, upright. */
function nameOn(
  note: PlanObject,
  name: string,
  { from, to, width }: { readonly from: Point; readonly to: Point; readonly width: number },
): Text {
  const words = name.toUpperCase();
  const along = scaleBy({ x: to.x - from.x, y: to.y - from.y }, 1 / distance(from, to));
  const below = turnRight(along).y >= 0 ? turnRight(along) : scaleBy(turnRight(along), -1);
  const center = scaleBy(add(from, to), 0.5);
  const { x, y } = add(
    add(center, scaleBy(along, -textWidth(words, letterHeight) / 2)),
    scaleBy(below, width / 4 + letterHeight / 3),
  );
  const rotation = tidy(degrees(Math.atan2(along.y, along.x)));
  return { ...note, text: words, height: letterHeight, x: tidy(x), y: tidy(y), rotation } as Text;
}
