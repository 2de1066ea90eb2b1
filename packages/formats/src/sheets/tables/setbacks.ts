// The setbacks: for each line of the lot the distance to keep, and the least that a building keeps.
import { capitalized } from '@homeplot/plan/capitalized';
import { clearanceText } from '@homeplot/plan/clearances';
import { setbackRows } from '@homeplot/plan/setbackRows';
import { formatLength } from '@homeplot/plan/units';
import type { TableMaker } from './tableData.ts';

/** `The left edge` is `Left` in a table of lot lines, and `edge 3 (north)` is `North`. */
const lineName = (words: string): string =>
  capitalized(words.replace(/^the | edge$/g, '').replace(/^edge \d+ \((.*)\)$/, '$1'));

export const setbacks: TableMaker = (plan) => {
  const { units } = plan.settings;
  const rows = setbackRows(plan).filter(({ line, nearest }) => nearest || line.setback !== undefined);
  const hasRequired = rows.some(({ line }) => line.setback !== undefined);
  const number = (title: string) => ({ title, isNumber: true }) as const;
  return {
    title: 'Setbacks',
    columns: [
      { title: 'Lot line' },
      ...(hasRequired ? [number('Required')] : []),
      number('Provided'),
      { title: 'Nearest' },
    ],
    rows: rows.map(({ line: { words, setback }, nearest }) => [
      lineName(words),
      ...(hasRequired ? [setback === undefined ? '' : formatLength(setback, units)] : []),
      nearest ? clearanceText(nearest.feet, units) : '',
      nearest?.title ?? '',
    ]),
    notes: ['Provided distances are square to the lot line, from the nearest wall.'],
  };
};
