// A place that is considered for a label: the rectangles of its text, and whether two such places collide.
import { type Box, boxAround, overlaps, union } from '../geometry/box.ts';
import type { LabelPlace, Lettering } from '../lettering/label.ts';
import { isAtLine } from './misread.ts';
import { air, linesMeet, rectsOverlap, type TextRect, textRect } from '../lettering/textRect.ts';

export interface Candidate {
  readonly place: LabelPlace;
  readonly rects: readonly TextRect[];
  readonly box: Box;
  /** The height of labels, if the label is the number of a line; otherwise absent. */
  readonly ofLine?: number;
}

export function candidateOf(place: LabelPlace, { labelHeight }: Lettering, isOfLine: boolean): Candidate {
  const rects = place.texts.map((text) => textRect(text, (place.air ?? air) * labelHeight));
  let box = rects.map((rect) => rect.box).reduce(union);
  for (const { vertices } of place.lines ?? [])
    for (const vertex of vertices) box = union(box, boxAround(vertex, 0));
  return { place, rects, box, ...(isOfLine ? { ofLine: labelHeight } : {}) };
}

/** Whether a number is so near the leader or tail of another number that it could be read as the other line's number. */
const isMistakenFor = ({ rects, ofLine }: Candidate, other: Candidate): boolean =>
  ofLine !== undefined &&
  other.ofLine !== undefined &&
  (other.place.lines ?? []).some(({ vertices }) => isAtLine(rects, vertices, ofLine));

/** Whether the text of one overlaps the text or the lines of the other, or could be mistaken for that of the other. */
export function collide(a: Candidate, b: Candidate): boolean {
  if (isMistakenFor(a, b) || isMistakenFor(b, a)) return true;
  if (!overlaps(a.box, b.box)) return false;
  return (
    a.rects.some((one) => b.rects.some((other) => rectsOverlap(one, other))) ||
    a.rects.some((rect) => linesMeet(b.place.lines ?? [], rect)) ||
    b.rects.some((rect) => linesMeet(a.place.lines ?? [], rect))
  );
}

export const isSame = (a: Candidate | null | undefined, b: Candidate | null | undefined): boolean => {
  if (!a || !b) return a === b;
  const [{ texts }, { texts: otherTexts }] = [a.place, b.place];
  return texts.every(({ at, content }, i) => {
    const other = otherTexts[i];
    return other?.at.x === at.x && other.at.y === at.y && other.content === content;
  });
};
