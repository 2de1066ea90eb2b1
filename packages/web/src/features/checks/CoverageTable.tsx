// The coverage of the lot, live. Pressing a figure shows how it was calculated. The figures are plan's areas/coverage.
// Kept offline when idle.
import { coverage, lotAreaText } from '@homeplot/plan/coverage';
import type { CoverageRow } from '@homeplot/plan/coverageRows';
import type { Pack } from '@homeplot/plan/pack';
import { areaNumber, formatPercent, type Units, unitNames } from '@homeplot/plan/units';
import { Fragment, useId, useState } from 'react';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';
import { cx } from '../../kit/cx.ts';
import { inWords, useTouch } from '../../kit/useTouch.ts';
import { showObjects } from './useWay.ts';

/** Square feet: a smaller replaced area isn't mentioned, since it would be shown as 0 or is a rounding error. */
const minReplaced = 0.05;

const columns = ['existing', 'proposed', 'removed', 'total', 'allowed'] as const;
type Column = (typeof columns)[number];
const titles: Readonly<Record<Column, string>> = {
  existing: 'Existing',
  proposed: 'Proposed',
  removed: 'Removed',
  total: 'Total',
  allowed: 'Limit',
};

export function CoverageTable() {
  const editor = useEditor();
  useRevision();
  const { pack, units } = editor.plan.settings;
  const table = coverage(editor.plan, pack);
  const lotArea = lotAreaText(table, editor.plan);
  const [open, setOpen] = useState<{ readonly row: string; readonly column: Column }>();
  const id = useId();
  const press = inWords('click', useTouch());
  if (table.problem) return <p className="text-sm">{table.problem}</p>;
  return (
    <div className="text-sm">
      <p className="mb-2 text-ink-soft">
        {`Lot: ${lotArea}. Figures in ${unitNames(units).areas}; ${press} one to see how it was calculated.`}
      </p>
      <table className="w-full table-fixed border-collapse tabular-nums">
        <caption className="sr-only">Coverage of the lot</caption>
        <thead>
          <tr className="text-[0.6875rem] text-ink-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className="pb-1 text-right font-normal">
                {titles[column]}
              </th>
            ))}
          </tr>
        </thead>
        {table.rows.map((row) => (
          <tbody key={row.id} className="border-t border-hairline">
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="pt-2 text-left font-medium">
                {row.title}
                <span className={cx('font-normal', isMissed(row) ? 'text-danger' : 'text-ink-soft')}>
                  {standing(row, units)}
                </span>
              </th>
            </tr>
            <tr>
              {columns.map((column) => {
                const isOpen = open?.row === row.id && open.column === column;
                return (
                  <td key={column} className="p-0 text-right">
                    {row[column] === undefined ? (
                      <span aria-label="No limit" className="px-1 text-ink-faint">
                        –
                      </span>
                    ) : (
                      <button
                        type="button"
                        aria-expanded={isOpen}
                        aria-controls={isOpen ? `${id}-${row.id}` : undefined}
                        aria-label={`${row.title}, ${titles[column].toLowerCase()}: ${figure(row, column, units)}`}
                        onClick={() => setOpen(isOpen ? undefined : { row: row.id, column })}
                        className={cx(
                          'min-h-8 w-full rounded-sm px-0.5 text-right underline decoration-dotted underline-offset-4 hover:bg-ink/6 aria-expanded:bg-accent-wash pointer-coarse:min-h-11',
                          column === 'total' && 'font-medium',
                          column === 'total' && isMissed(row) && 'text-danger',
                        )}
                      >
                        {figure(row, column, units)}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
            {open?.row === row.id ? (
              <tr>
                <td id={`${id}-${row.id}`} colSpan={columns.length} className="pb-2">
                  <Derivation row={row} column={open.column} lotArea={lotArea} pack={pack} units={units} />
                </td>
              </tr>
            ) : null}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface DerivationProps {
  readonly row: CoverageRow;
  readonly column: Column;
  readonly lotArea: string;
  readonly pack: Pack | undefined;
  readonly units: Units;
}

/** How a figure was calculated: the objects that it counts with their areas, or the rule. */
function Derivation({ row, column, lotArea, pack, units }: DerivationProps) {
  const editor = useEditor();
  if (column === 'allowed') {
    const share =
      row.allowedRatio === undefined ? '' : `${formatPercent(row.allowedRatio)} of the lot's ${lotArea}. `;
    return (
      <p className="text-ink-soft">{`${share}${row.isLeast ? 'At least this' : 'At most this'}, by the rules "${pack?.name ?? ''}".`}</p>
    );
  }
  const items = row.items.filter(({ status }) =>
    column === 'total' ? status !== 'removed' : status === column,
  );
  if (items.length === 0) return <p className="text-ink-soft">Nothing counts here.</p>;
  return (
    <>
      {row.id === 'openSpace' ? (
        <p className="text-ink-soft">{`The lot's ${lotArea}, less what covers it:`}</p>
      ) : null}
      {column === 'proposed' && row.replaced > minReplaced ? (
        <p className="text-ink-soft">{`${areaText(row.replaced, units)} of it replaces what will be removed.`}</p>
      ) : null}
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
        {items.map(({ object, name, counted, words }) => (
          <Fragment key={object}>
            <dt className="min-w-0">
              <button
                type="button"
                onClick={() => showObjects(editor, [object])}
                className="rounded-sm text-left font-medium wrap-anywhere -my-0.5 py-0.5 hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
              >
                {name}
              </button>
            </dt>
            <dd className="text-right">{row.unit === 'area' ? areaNumber(counted, units) : counted}</dd>
            <dd className="col-span-2 -mt-1 text-xs text-ink-soft">{words}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

const areaText = (squareFeet: number, units: Units): string =>
  `${areaNumber(squareFeet, units)} ${unitNames(units).area}`;

const figure = (row: CoverageRow, column: Column, units: Units): string => {
  const value = row[column] ?? 0;
  return row.unit === 'area' ? areaNumber(value, units) : String(value);
};

const isMissed = ({ over = 0 }: CoverageRow): boolean => over > 0;

/** `: 12.5% of the lot, 1,380 sq ft under`. */
function standing({ ratio, over, isLeast, unit }: CoverageRow, units: Units): string {
  const amount = (value: number): string => (unit === 'area' ? areaText(value, units) : String(value));
  const share = ratio === undefined ? [] : [`${formatPercent(ratio)} of the lot`];
  if (over === undefined) return share.length > 0 ? `: ${share[0]}` : '';
  const [missed, kept] = isLeast ? ['short', 'more than needed'] : ['over', 'under'];
  const result =
    over > 0 ? `${amount(over)} ${missed}` : over < 0 ? `${amount(-over)} ${kept}` : 'exactly at the limit';
  return `: ${[...share, result].join(', ')}`;
}
