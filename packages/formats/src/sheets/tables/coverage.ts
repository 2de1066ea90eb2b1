// The table of coverage: what exists, what is proposed and what will be removed, with the limits of the plan's pack.
import { coverage as coverageOf, lotAreaText } from '@homeplot/plan/coverage';
import type { CoverageRow } from '@homeplot/plan/coverageRows';
import { areaNumber, formatPercent, withSeparators, unitNames, type Units } from '@homeplot/plan/units';
import type { TableMaker } from './tableData.ts';

/** An amount of a row in its unit: `1,240 sq ft`, `115.2 m²` or a number of spaces. */
function amount(value: number, { unit }: CoverageRow, units: Units): string {
  return unit === 'count' ? withSeparators(value) : areaNumber(value, units);
}

/** Explains which columns add up to the total. */
export const removedNote = 'Exist.: what stays. Rem.: what goes, in no other column.';

const percent = (ratio: number | undefined): string => (ratio === undefined ? '' : formatPercent(ratio));

export const coverage: TableMaker = (plan) => {
  const { units, pack } = plan.settings;
  const covered = coverageOf(plan, pack);
  const { rows, problem } = covered;
  const unit = unitNames(units).area;
  const shown = rows.filter(
    ({ total, removed, allowed }) => total > 0 || removed > 0 || allowed !== undefined,
  );
  const hasReplaced = shown.some(({ replaced }) => replaced > 0);
  const hasRemoved = shown.some(({ removed }) => removed > 0);
  const hasLimit = shown.some(({ allowed }) => allowed !== undefined);
  const number = (title: string) => ({ title, isNumber: true }) as const;
  return {
    title: 'Coverage',
    columns: [
      { title: unit },
      number('Exist.'),
      number('Prop.'),
      ...(hasReplaced ? [number('Repl.')] : []),
      ...(hasRemoved ? [number('Rem.')] : []),
      number('Total'),
      number('%'),
      ...(hasLimit ? [number('Limit')] : []),
    ],
    rows: shown.map((row) => {
      const { title, existing, proposed, replaced, removed, total, ratio, allowed, allowedRatio, isLeast } =
        row;
      const limit = allowed === undefined ? '' : percent(allowedRatio) || amount(allowed, row, units);
      return [
        title,
        amount(existing, row, units),
        amount(proposed, row, units),
        ...(hasReplaced ? [amount(replaced, row, units)] : []),
        ...(hasRemoved ? [amount(removed, row, units)] : []),
        amount(total, row, units),
        percent(ratio),
        ...(hasLimit ? [limit && `${isLeast ? '≥' : '≤'} ${limit}`] : []),
      ];
    }),
    notes: problem
      ? [problem]
      : [
          `Lot area ${lotAreaText(covered, plan)}. Overlaps count once.`,
          ...(hasRemoved ? [removedNote] : []),
        ],
  };
};
