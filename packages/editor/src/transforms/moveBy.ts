// Move by: to the right and down, or a length at an angle.
import { kindOf } from '@homeplot/plan/kinds';
import { moveOf } from '@homeplot/plan/plan';
import { type Point, radians } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import { copied } from './copies.ts';
import { numberOf, type Question, type Transform, type Values } from './transform.ts';

const modes = [
  { value: 'apart', label: 'Right and down' },
  { value: 'polar', label: 'Length and angle' },
];
export const resultChoices = [
  { value: 'move', label: 'The objects themselves' },
  { value: 'copy', label: 'A copy' },
];

function offsetOf(values: Values): Point {
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
        hint: "Degrees counterclockwise from the right, or a bearing such as N 45°30' E.",
      },
    ];
    const apart: readonly Question[] = [
      {
        name: 'right',
        label: 'Right',
        input: 'length',
        value: values['right'] ?? 0,
        hint: 'Negative for left.',
      },
      { name: 'down', label: 'Down', input: 'length', value: values['down'] ?? 0, hint: 'Negative for up.' },
    ];
    return [
      { name: 'as', label: 'By', input: 'choice', value: as, choices: modes },
      ...(as === 'polar' ? polar : apart),
      {
        name: 'makes',
        label: 'Moves',
        input: 'choice',
        value: values['makes'] ?? 'move',
        choices: resultChoices,
      },
    ];
  },
  outcome(subject, values) {
    const offset = offsetOf(values);
    if (offset.x === 0 && offset.y === 0) return { problem: 'Type a distance.' };
    const { objects } = subject;
    if (values['makes'] === 'copy') return copied(subject, [(object) => kindOf(object).move(object, offset)]);
    return { changes: objects.map((object) => moveOf(object, offset)), select: objects.map(({ id }) => id) };
  },
};
