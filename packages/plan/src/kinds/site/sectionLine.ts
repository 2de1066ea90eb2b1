// A section line: where the ground is cut for a section on a sheet. Its arrows point in the direction of view.
import { add, type Point, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import type { Pen, Style } from '../../geometry/pen.ts';
import { clearOfLines, ink, weights } from '../../lettering/ink.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { words } from '../../objects/properties.ts';
import { closed, layers, open } from '../../shapes/layers.ts';
import { pathKind } from '../../traced/tracedKind.ts';

const layer = layers.notes;
const stratum = 'notes';
const thin: Style = {
  layer,
  stroke: ink,
  weight: weights.detail,
  dash: [8, 1.5, 1, 1.5],
  stratum,
  interruptible: true,
};
const heavy: Style = { layer, stroke: ink, weight: weights.boundary, stratum };

/** Label heights: the length of the heavy ends, the length and half the width of the arrows, the letters, and the gap before them. */
const size = { end: 2, arrow: 2, half: 0.6, letter: 1.3, gap: 1.1 } as const;

/** Draws an end of the line: a heavy piece, an arrow to the left of the line's direction, and the letter. side: 1 at the start. */
function drawEnd(pen: Pen, end: Point, next: Point, side: 1 | -1, letter: string): void {
  const tall = pen.labelHeight;
  const along = unit(subtract(next, end));
  const sight = scaleBy(turnRight(along), -side);
  const at = (out: number, ahead: number): Point =>
    add(end, add(scaleBy(along, out * tall), scaleBy(sight, ahead * tall)));
  pen.path(open(end, at(size.end, 0)), heavy);
  pen.path(closed(at(-size.half, 0), at(size.half, 0), at(0, size.arrow)), {
    layer,
    fill: ink,
    stroke: ink,
    weight: weights.detail,
    stratum,
  });
  pen.text(
    {
      at: at(-size.half - size.gap, 0),
      content: letter,
      height: tall * size.letter,
      angle: 0,
      align: 'middle',
      baseline: 'middle',
    },
    { layer, fill: ink, ...clearOfLines, stratum },
  );
}

export const sectionLine = pathKind({
  type: 'sectionLine',
  title: 'Section line',
  layer,
  isAnnotation: true,
  properties: { letter: words('Letter', 'A', 'Printed at both ends and under the section') },
  draw(object, pen) {
    const { vertices, letter } = object;
    pen.path({ vertices, closed: object.closed }, thin);
    const [first, second] = vertices;
    const [before, last] = vertices.slice(-2);
    if (pen.labelHeight === 0 || !first || !second || !before || !last) return;
    drawEnd(pen, first, second, 1, letter);
    drawEnd(pen, last, before, -1, letter);
  },
});

const alphabet = 26;
/** A to Z, then AA, AB and so on. */
const letterOf = (n: number): string =>
  (n < alphabet ? '' : letterOf(Math.floor(n / alphabet) - 1)) +
  String.fromCharCode('A'.charCodeAt(0) + (n % alphabet));

/** The first letter that no section line of a plan has. */
export function nextSectionLetter(objects: Iterable<PlanObject>): string {
  const taken = new Set(Array.from(objects, sectionLetter));
  let n = 0;
  while (taken.has(letterOf(n))) n += 1;
  return letterOf(n);
}

/** The letter of a section line; undefined for anything else. */
export const sectionLetter = (object: PlanObject): string | undefined =>
  object.type === sectionLine.type ? (object as PlanObject & { readonly letter: string }).letter : undefined;
