// The reference points of rotations and mirrors, and the question for one: the center and corners of the selection, a
// vertex, or any point. The value is 'center', 'corner 2', 'vertex 0' or 'point'; for 'point', two more values are its coordinates in feet.
import { boxCenter, boxCorners } from '@homeplot/plan/box';
import { outlineOf } from '@homeplot/plan/anchors';
import type { Point } from '@homeplot/plan/point';
import { numberOf, type Subject, type Values, type Question } from './transform.ts';

/** Maximum number of vertices offered. */
const maxVertices = 12;

/** The vertices of a single object; none of several. */
function vertices({ objects }: Subject): readonly Point[] {
  const [object, more] = objects;
  if (!object || more) return [];
  return (
    outlineOf(object)
      ?.vertices.slice(0, maxVertices)
      .map(({ x, y }) => ({ x, y })) ?? []
  );
}

/** The chosen reference point, in feet; the center if the selection no longer has that corner or vertex. */
export function referencePointOf(name: string, subject: Subject, values: Values): Point {
  const [kind, number] = String(values[name] ?? 'center').split(' ');
  const center = boxCenter(subject.box);
  if (kind === 'corner') return boxCorners(subject.box)[Number(number)] ?? center;
  if (kind === 'vertex') return vertices(subject)[Number(number)] ?? center;
  if (kind === 'point') return { x: numberOf(values, `${name} x`), y: numberOf(values, `${name} y`) };
  return center;
}

const corners = ['Top left', 'Top right', 'Bottom right', 'Bottom left'];

/** Asks for a reference point, and for its coordinates if it is any point. */
export function askPlace(name: string, label: string, subject: Subject, values: Values): readonly Question[] {
  const chosen = String(values[name] ?? 'center');
  const choices = [
    { value: 'center', label: 'The center' },
    ...corners.map((corner, i) => ({ value: `corner ${i}`, label: `${corner} corner` })),
    ...vertices(subject).map((_, i) => ({ value: `vertex ${i}`, label: `Vertex ${i + 1}` })),
    { value: 'point', label: 'A point' },
  ];
  const question: Question = { name, label, input: 'choice', value: chosen, choices };
  return chosen === 'point' ? [question, ...askPoint(name, subject, values)] : [question];
}

function askPoint(name: string, subject: Subject, values: Values): readonly Question[] {
  const { x, y } = boxCenter(subject.box);
  return [
    { name: `${name} x`, label: 'From the left', input: 'length', value: values[`${name} x`] ?? x },
    { name: `${name} y`, label: 'From the top', input: 'length', value: values[`${name} y`] ?? y },
  ];
}
