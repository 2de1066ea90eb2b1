// The vertices of line work in a file: one short text instead of an object for each vertex, because a drawing may have a
// million. `x,y` or `x,y,bulge` in squares, separated by spaces; all but the first relative to the one before.
import type { Vertex } from '../../geometry/pen.ts';
import { tidy } from '../../measure/units.ts';
import type { FileTypes } from '../../objects/fileTypes.ts';
import type { Convert } from '../../objects/kind.ts';

/** Vertices of one path; longer ones are divided when they are imported. */
export const maxVertices = 20_000;
/** 64 for each vertex are more than any number needs. */
const maxCharacters = 64 * maxVertices;
const maxBulge = 1000;

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?`;
const vertexPattern = new RegExp(`^${number},${number}(?:,${number})?$`);

export function pointsToText(vertices: readonly Vertex[], squares: Convert): string {
  let [atX, atY] = [0, 0];
  return vertices
    .map(({ x, y, bulge = 0 }) => {
      const [toX, toY] = [squares(x), squares(y)];
      const words = `${tidy(toX - atX)},${tidy(toY - atY)}`;
      [atX, atY] = [toX, toY];
      return bulge ? `${words},${bulge}` : words;
    })
    .join(' ');
}

/** The vertices of a text that fits `pointText`. */
export function pointsFromText(text: string, feet: Convert): readonly Vertex[] {
  let [x, y] = [0, 0];
  return text.split(' ').map((vertex) => {
    const [dx, dy, bulge] = vertex.split(',').map(Number);
    x = tidy(x + (dx ?? 0));
    y = tidy(y + (dy ?? 0));
    const at = { x: feet(x), y: feet(y) };
    return bulge ? { ...at, bulge } : at;
  });
}

/** The schema of such a text with at least `min` vertices. */
export function pointText({ z, coordinate }: FileTypes, min: number) {
  const error = 'must be points such as "120,80 40,0 0,25"';
  const isPath = (text: string): boolean => {
    const words = text.split(' ');
    if (words.length < min || words.length > maxVertices) return false;
    if (!words.every((word) => vertexPattern.test(word))) return false;
    return pointsFromText(text, (squares) => squares).every(
      ({ x, y, bulge = 0 }) =>
        coordinate.safeParse(x).success && coordinate.safeParse(y).success && Math.abs(bulge) <= maxBulge,
    );
  };
  return z.string({ error }).check(z.maxLength(maxCharacters, { error }), z.refine(isPath, { error }));
}
