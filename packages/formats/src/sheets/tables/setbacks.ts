// The table of setbacks: for each line of the lot the required distance, and the smallest distance of a building.
import { isShown, withRange } from '@homeplot/plan/accuracyRange';
import { kindOf } from '@homeplot/plan/kinds';
import { capitalized } from '@homeplot/plan/letterCase';
import { clearanceText } from '@homeplot/plan/overLine';
import { type SetbackRow, setbackRows } from '@homeplot/plan/setbackRows';
import { ownName } from '@homeplot/plan/titleOf';
import { formatLength } from '@homeplot/plan/units';
import { kindName, edgeTitle } from '../titles/titles.ts';
import type { TableMaker } from './tableData.ts';

/** The name of a lot line as on the drawing and in the table of courses, which don't number the lines of a lot without edge data. */
function lineName({ line: { words, edge }, lot, of }: SetbackRow): string {
  const edgeData = kindOf(lot).path?.edges?.(lot);
  const name = edgeData
    ? edgeTitle(edge.index, edgeData[edge.index]?.name ?? '')
    : capitalized(words.replace(/^the /, ''));
  return [name, of].filter(Boolean).join(', ');
}

export const setbacks: TableMaker = (plan) => {
  const { units } = plan.settings;
  const rows = setbackRows(plan).filter(({ required, nearest }) => nearest || required);
  const hasRequired = rows.some(({ required }) => required);
  const number = (title: string) => ({ title, isNumber: true }) as const;
  return {
    title: 'Setbacks',
    columns: [
      { title: 'Lot line' },
      ...(hasRequired ? [number('Required')] : []),
      number('Provided'),
      { title: 'Nearest' },
    ],
    rows: rows.map((row) => [
      lineName(row),
      ...(hasRequired ? [row.required ? formatLength(row.required, units) : ''] : []),
      row.nearest ? withRange(clearanceText(row.nearest.feet, units), row.nearest.range, units) : '',
      row.nearest ? ownName(row.nearest.object) || kindName(row.nearest.object) : '',
    ]),
    notes: [
      'Provided distances are square to the lot line, from the nearest wall or edge.',
      ...(rows.some(({ nearest }) => nearest && isShown(nearest.range))
        ? ['± at 95%: 19 of 20 true distances lie within.']
        : []),
    ],
  };
};
