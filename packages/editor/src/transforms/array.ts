// Array: copies in rows and columns, or around a point.
import { outlineOf } from '@homeplot/plan/anchors';
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import { movePoint, turning } from '@homeplot/plan/motion';
import { subtract } from '@homeplot/plan/point';
import { withSeparators, tidy } from '@homeplot/plan/units';
import { byMotion, copied, type Mover } from './copies.ts';
import { referencePointOf, askPlace } from './places.ts';
import { numberOf, type Question, type Subject, type Transform, type Values } from './transform.ts';

/** Maximum number of objects of an array. */
const maxObjects = 5000;

const layouts = [
  { value: 'grid', label: 'Rows and columns' },
  { value: 'polar', label: 'Around a point' },
];
const turns = [
  { value: 'turned', label: 'Rotated' },
  { value: 'upright', label: 'Not rotated' },
];

function askGrid({ box }: Subject, values: Values): readonly Question[] {
  const hint = 'From one to the next, not the gap. Negative for the other direction.';
  return [
    { name: 'columns', label: 'Columns', input: 'number', value: values['columns'] ?? 2, min: 1 },
    { name: 'rows', label: 'Rows', input: 'number', value: values['rows'] ?? 1, min: 1 },
    {
      name: 'across',
      label: 'Columns apart',
      input: 'length',
      value: values['across'] ?? tidy(2 * boxWidth(box)),
      hint,
    },
    {
      name: 'down',
      label: 'Rows apart',
      input: 'length',
      value: values['down'] ?? tidy(2 * boxHeight(box)),
      hint,
    },
  ];
}

const askPolar = (subject: Subject, values: Values): readonly Question[] => [
  { name: 'count', label: 'Total number', input: 'number', value: values['count'] ?? 4, min: 2 },
  {
    name: 'sweep',
    label: 'Over (degrees, clockwise)',
    input: 'number',
    value: values['sweep'] ?? 360,
    hint: '360 is a full circle.',
  },
  ...askPlace('about', 'About', subject, { about: 'point', ...values }),
  { name: 'turned', label: 'Copies', input: 'choice', value: values['turned'] ?? 'turned', choices: turns },
];

function gridMovers(values: Values): readonly Mover[] {
  const [columns, rows] = [numberOf(values, 'columns'), numberOf(values, 'rows')];
  const [across, down] = [numberOf(values, 'across'), numberOf(values, 'down')];
  return Array.from({ length: columns * rows - 1 }, (_, i): Mover => {
    const by = { x: tidy(((i + 1) % columns) * across), y: tidy(Math.floor((i + 1) / columns) * down) };
    return (object) => kindOf(object).move(object, by);
  });
}

function polarMovers(subject: Subject, values: Values): readonly Mover[] {
  const [count, sweep] = [numberOf(values, 'count'), numberOf(values, 'sweep')];
  const about = referencePointOf('about', subject, { about: 'point', ...values });
  const step = Math.abs(sweep) % 360 === 0 ? sweep / count : sweep / (count - 1);
  return Array.from({ length: count - 1 }, (_, i): Mover => {
    const motion = turning(about, step * (i + 1));
    if (values['turned'] !== 'upright') return byMotion(motion);
    return (object) => {
      const kind = kindOf(object);
      const at = outlineOf(object)?.center ?? kind.position(object);
      return kind.move(object, subtract(movePoint(at, motion), at));
    };
  });
}

const isCount = (value: number, least: number): boolean => Number.isInteger(value) && value >= least;

function problemOf(subject: Subject, values: Values): string | undefined {
  const isPolar = values['as'] === 'polar';
  const counts = isPolar
    ? [numberOf(values, 'count')]
    : [numberOf(values, 'columns'), numberOf(values, 'rows')];
  if (!counts.every((count) => isCount(count, isPolar ? 2 : 1)))
    return `Type a whole number of ${isPolar ? '2' : '1'} or more.`;
  const all = counts.reduce((product, count) => product * count, subject.objects.length);
  if (all > maxObjects)
    return `That makes ${withSeparators(all)} objects; at most ${withSeparators(maxObjects)} can be made at once.`;
  if (isPolar) return numberOf(values, 'sweep') === 0 ? 'Type an angle above 0.' : undefined;
  const [columns = 1, rows = 1] = counts;
  if (columns * rows === 1) return 'Type more than one row or column.';
  const isSpacingMissing =
    (columns > 1 && numberOf(values, 'across') === 0) || (rows > 1 && numberOf(values, 'down') === 0);
  return isSpacingMissing ? 'Type how far they are apart.' : undefined;
}

export const array: Transform = {
  name: 'array',
  title: 'Array',
  questions(subject, values) {
    const as = values['as'] ?? 'grid';
    return [
      { name: 'as', label: 'Copies', input: 'choice', value: as, choices: layouts },
      ...(as === 'polar' ? askPolar(subject, values) : askGrid(subject, values)),
    ];
  },
  outcome(subject, values) {
    const problem = problemOf(subject, values);
    if (problem !== undefined) return { problem };
    return copied(subject, values['as'] === 'polar' ? polarMovers(subject, values) : gridMovers(values));
  },
};
