// The table of what the simulated lots show.
import { withSeparators } from '@homeplot/plan/units';
import type { Section } from '../measureAll.ts';
import { type Figure, formatVerdict, type Row } from '../report/figure.ts';
import { table } from '../report/table.ts';
import { simulateAll, type Tally, total } from './simulate.ts';

const lots = 5000;
/** At least so many ranges cover the truth, and at most so many are falsely met. */
export const accuracyLimits = { covered: 0.95, falselyMet: 0.001 } as const;

export function accuracySection(): Section {
  const found = simulateAll(lots);
  const all = new Map([...found, ['all', total([...found.values()])]]);
  const rows = [...all].map(([name, tally]): Row => ({ name, figures: figuresOf(tally) }));
  return {
    title: `Accuracy: ${withSeparators(lots)} simulated lots whose truth is known`,
    text: `${table(
      [
        '',
        'ranges',
        'cover the truth',
        'setbacks',
        'falsely met',
        'too close to tell',
        'hard ones',
        'falsely met',
      ],
      rows.map(({ name, figures }) => [name, ...figures.map(formatVerdict)]),
    )}\n\nLimits: ranges cover the truth in at least 95 %, and at most 0.1 % of setbacks are falsely met. Setbacks are usual ones from 3 to 30 feet; hard ones lie within twice the range of the distance.`,
    rows,
  };
}

function figuresOf(tally: Tally): readonly Figure[] {
  const count = (value: number): Figure => ({ value, unit: 'count' });
  const { covered, falselyMet } = accuracyLimits;
  const of = (value: number, among: number): number => value / Math.max(1, among);
  return [
    count(tally.distances),
    { value: of(tally.covered, tally.distances), unit: 'share', least: covered },
    count(tally.setbacks),
    { value: of(tally.falselyMet, tally.setbacks), unit: 'share', limit: falselyMet },
    { value: of(tally.tooClose, tally.setbacks), unit: 'share' },
    count(tally.contested),
    { value: of(tally.contestedFalselyMet, tally.contested), unit: 'share', limit: falselyMet },
  ];
}
