// The edges of a lot, typed one by one. Enter goes to the next edge, and adds one after the last.
import { type Units, unitNames } from '@homeplot/plan/units';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { blankRow, type EdgeRow, isBlank, type LotSide, type RowReading } from '@homeplot/plan/edgeRow';
import type { PlottedEntries } from '@homeplot/plan/plotEntries';
import { EdgeRowFields } from './EdgeRowFields.tsx';

interface EdgeTableProps {
  readonly rows: readonly EdgeRow[];
  readonly readings: readonly RowReading[];
  readonly drawn: PlottedEntries['entries'];
  readonly units: Units;
  readonly lotSide: LotSide;
  /** The id of the row that gets the focus first. */
  readonly firstRow: number | undefined;
  readonly onRows: (rows: readonly EdgeRow[]) => void;
  readonly onLotSide: (side: LotSide) => void;
  readonly onPoint: (leg: number | undefined) => void;
}

export function EdgeTable(props: EdgeTableProps) {
  const { rows, readings, drawn, units, lotSide, firstRow, onRows, onLotSide, onPoint } = props;
  const list = useRef<HTMLOListElement>(null);
  /** The id of the row that gets the focus once it is rendered. */
  const rowToFocus = useRef(firstRow);
  useEffect(() => {
    if (rowToFocus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${rowToFocus.current}"] [data-first]`)?.focus();
    rowToFocus.current = undefined;
  });

  const insert = (at: number): void => {
    const row = blankRow(rows[at - 1]);
    rowToFocus.current = row.id;
    onRows(rows.toSpliced(at, 0, row));
  };
  const enter = (event: KeyboardEvent, at: number): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const row = rows[at];
    const next = rows[at + 1];
    if (next) list.current?.querySelector<HTMLElement>(`[data-row="${next.id}"] [data-first]`)?.focus();
    else if (row && !isBlank(row)) insert(at + 1);
  };
  const remove = (at: number): void => {
    rowToFocus.current = (rows[at + 1] ?? rows[at - 1])?.id;
    onRows(rows.length > 1 ? rows.toSpliced(at, 1) : [blankRow()]);
  };
  const hasInteriorAngles = rows.some(({ kind, way }) => kind === 'line' && way === 'interior');

  return (
    <div>
      <ol ref={list} aria-label="Edges" className="space-y-2">
        {rows.map((row, i) => (
          <EdgeRowFields
            key={row.id}
            row={row}
            number={i + 1}
            units={units}
            problem={problemOf(readings[i], drawn[i])}
            onChange={(changed) => onRows(rows.with(i, changed))}
            onInsert={() => insert(i + 1)}
            onRemove={() => remove(i)}
            onKeyDown={(event) => enter(event, i)}
            onFocus={() => onPoint(drawn[i]?.leg)}
            onBlur={() => onPoint(undefined)}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Button size="sm" onClick={() => insert(rows.length)}>
          <Plus aria-hidden className="size-4" />
          Add edge
        </Button>
        {hasInteriorAngles ? (
          <SelectField
            label="For interior angles, the lot lies"
            value={lotSide}
            choices={[
              { value: 'right', label: 'to the right (clockwise)' },
              { value: 'left', label: 'to the left (counter-clockwise)' },
            ]}
            onChoose={onLotSide}
            className="min-w-56"
          />
        ) : null}
      </div>
      <p className="mt-3 text-sm text-ink-faint">
        {`Directions as N 45°30'15" E, N45-30-15E, Due North, or an azimuth as 134°30'. Lengths in ${unitNames(units).lengths}, or with their unit: 120.5 ft, 12' 6", 2 chains 15 links, 4 rods, 36 varas, 30.5 m. Enter goes to the next edge.`}
      </p>
    </div>
  );
}

function problemOf(
  reading: RowReading | undefined,
  entry: PlottedEntries['entries'][number] | undefined,
): { readonly text: string; readonly field: string } | undefined {
  if (reading && 'problem' in reading) return { text: reading.problem, field: reading.field };
  return entry?.problem ? { text: entry.problem, field: 'direction' } : undefined;
}
