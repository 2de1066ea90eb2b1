// Move by: to the right and down, or a length at an angle.
import { kindOf } from '@homeplot/plan/kinds';
import { moveOf } from '@homeplot/plan/plan';
import { type Point, radians } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import { copied } from './copies.ts';
import { numberOf, type Question, type Transform, type Values } from './transform.ts';

const ways = [
  { value: 'apart', label: 'Right and down' },
  { value: 'polar', label: 'Length and angle' },
];
export const makes = [
  { value: 'move', label: 'The objects themselves' },
  { value: 'copy', label: 'A copy' },
];

function wayOf(values: Values): Point {
  if (values['as'] !== 'polar') return { x: numberOf(values, 'right'), y: numberOf(values, 'down') };
  const [length, angle] = [numberOf(values, 'length'), radians(numberOf(values, 'angle'))];
  return { x: tidy(length * Math.cos(angle)), y: tidy(-length * Math.sin(angle)) };
}

export const moveBy: Transform = {
  name: 'moveBy',
  title: 'Move by',
  questions(_, values): readonly Question[] {
    const as = values['as'] ?? 'apart';
    const polar: readonly Question[] = [
      { name: 'length', label: 'Length', input: 'length', value: values['length'] ?? 0 },
      {
        name: 'angle',
        label: 'Angle',
        input: 'angle',
        value: values['angle'] ?? 0,
        hint: "Degrees from the right, upward; or a bearing, as N 45°30' E.",
      },
    ];
    const apart: readonly Question[] = [
      {
        name: 'right',
        label: 'Right',
        input: 'length',
        value: values['right'] ?? 0,
        hint: 'To the left with a minus.',
      },
      { name: 'down', label: 'Down', input: 'length', value: values['down'] ?? 0, hint: 'Up with a minus.' },
    ];
    return [
      { name: 'as', label: 'By', input: 'choice', value: as, choices: ways },
      ...(as === 'polar' ? polar : apart),
      { name: 'makes', label: 'Moves', input: 'choice', value: values['makes'] ?? 'move', choices: makes },
    ];
  },
  outcome(subject, values) {
    const way = wayOf(values);
    if (way.x === 0 && way.y === 0) return { problem: 'Type how far.' };
    const { objects } = subject;
    if (values['makes'] === 'copy') return copied(subject, [(object) => kindOf(object).move(object, way)]);
    return { changes: objects.map((object) => moveOf(object, way)), select: objects.map(({ id }) => id) };
  },
};
