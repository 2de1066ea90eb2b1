// Asks for a reference point of a rotation or a mirror: the center, a corner of the selection, or a point on the plan.
import { boxCenter } from '@homeplot/plan/box';
import type { Question, Subject, Values } from './transform.ts';
import { vertices } from './places.ts';

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
