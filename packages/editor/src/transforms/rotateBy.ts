// Rotate by: an angle, about the center, a corner, a vertex or a point.
import { turning } from '@homeplot/plan/motion';
import { byMotion, copied, moved } from './copies.ts';
import { resultChoices } from './moveBy.ts';
import { referencePointOf, askPlace } from './places.ts';
import { numberOf, type Transform } from './transform.ts';

export const rotateBy: Transform = {
  name: 'rotateBy',
  title: 'Rotate by',
  questions: (subject, values) => [
    {
      name: 'turn',
      label: 'Angle (degrees, clockwise)',
      input: 'turn',
      value: values['turn'] ?? 0,
      hint: `Negative for counterclockwise. Such as 45 or 2°15'30".`,
    },
    ...askPlace('about', 'About', subject, values),
    {
      name: 'makes',
      label: 'Turns',
      input: 'choice',
      value: values['makes'] ?? 'move',
      choices: resultChoices,
    },
  ],
  outcome(subject, values) {
    const turn = numberOf(values, 'turn') % 360;
    if (turn === 0) return { problem: "Type an angle that isn't a full turn." };
    const move = byMotion(turning(referencePointOf('about', subject, values), turn));
    return values['makes'] === 'copy' ? copied(subject, [move]) : moved(subject, move);
  },
};
