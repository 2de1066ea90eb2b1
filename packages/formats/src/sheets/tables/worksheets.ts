// Worksheets: the areas and counts of a lot line by line, with what its rule pack allows or requires.
import { type Coverage, coverage, lotAreaText } from '@homeplot/plan/coverage';
import type { CoverageMeasure, CoverageRow } from '@homeplot/plan/coverageRows';
import { type Status, statuses } from '@homeplot/plan/kind';
import { measuredLot } from '@homeplot/plan/measuredLot';
import type { Plan } from '@homeplot/plan/plan';
import { packNumbers } from '@homeplot/plan/packNumbers';
import { isNew, isRemoved, listedTrees } from '@homeplot/plan/trees';
import { areaNumber, countText, formatPercent, unitNames, withSeparators } from '@homeplot/plan/units';
import {
  type ByStatus,
  floorLines as floorsOf,
  plantedLines as plantedOf,
  surfaceLines as surfacesOf,
} from '@homeplot/plan/worksheets';
import type { WorksheetContent } from './chosen.ts';
import { removedNote } from './coverage.ts';
import type { TableData, TableMaker } from './tableData.ts';

interface Line {
  readonly title: string;
  /** The share of the areas that counts. */
  readonly factor?: number;
  readonly areas: ByStatus;
  /** How much of the proposed area takes the place of ground that is removed. */
  readonly replaced?: number;
  /** The ids of the objects that the line counts. */
  readonly objects?: readonly string[];
}

interface Worksheet {
  readonly title: string;
  /** The row of the coverage table that the lines add up to. */
  readonly measure: CoverageMeasure;
  readonly lines: readonly Line[];
  /** The sum of the lines, if that differs from the row of the coverage table. */
  readonly sum?: { readonly title: string; readonly areas: ByStatus };
  readonly notes?: readonly string[];
}

const none: ByStatus = { existing: 0, proposed: 0, removed: 0 };
const remaining = ({ existing, proposed }: ByStatus): number => existing + proposed;
const sumOf = (lines: readonly Line[]): ByStatus =>
  Object.fromEntries(
    statuses.map((status) => [status, lines.reduce((sum, { areas }) => sum + areas[status], 0)]),
  ) as Record<Status, number>;

const rowOf = ({ rows }: Coverage, measure: CoverageMeasure): CoverageRow | undefined =>
  rows.find(({ id }) => id === measure);

/** A typed share, such as `50%`, without the fixed decimals of computed ones. */
const plainPercent = (share: number): string => `${withSeparators(Number((share * 100).toFixed(3)))}%`;

/** Floor area is given as a ratio, everything else as a percentage. */
const shareText = (measure: CoverageMeasure, share: number, percent = formatPercent): string =>
  measure === 'floorArea' ? String(Number(share.toFixed(3))) : percent(share);

function tableOf(plan: Plan, { title, measure, lines, sum, notes = [] }: Worksheet): TableData {
  const { units, pack } = plan.settings;
  const table = coverage(plan, pack);
  const row = rowOf(table, measure);
  const isCount = row?.unit === 'count';
  const amount = (value: number): string => (isCount ? withSeparators(value) : areaNumber(value, units));
  const unit = isCount ? 'Spaces' : unitNames(units).area;
  const all = [...lines, { title: '', areas: row ?? none }];
  const hasFactor = lines.some(({ factor }) => factor !== undefined);
  const hasReplaced = lines.some(({ replaced = 0 }) => replaced > 0);
  const hasRemoved = all.some(({ areas }) => areas.removed > 0);
  const number = (name: string) => ({ title: name, isNumber: true }) as const;
  const cells = ({ title: name, factor, areas, replaced }: Line): readonly string[] => [
    name,
    ...(hasFactor ? [factor === undefined ? '' : plainPercent(factor)] : []),
    amount(areas.existing),
    amount(areas.proposed),
    ...(hasReplaced ? [replaced === undefined ? '' : amount(replaced)] : []),
    ...(hasRemoved ? [amount(areas.removed)] : []),
    amount(remaining(areas)),
  ];
  const columns = [
    { title: unit },
    ...(hasFactor ? [number('Counts')] : []),
    number('Exist.'),
    number('Prop.'),
    ...(hasReplaced ? [number('Repl.')] : []),
    ...(hasRemoved ? [number('Rem.')] : []),
    number('Total'),
  ];
  const last = (name: string, value: string): readonly string[] =>
    columns.map((_, i) => (i === 0 ? name : i === columns.length - 1 ? value : ''));
  return {
    title,
    columns,
    rows: [
      ...lines.map(cells),
      ...(sum ? [cells(sum)] : []),
      ...(row
        ? [
            cells({
              title: lines.length > 0 && !sum ? 'Total' : row.title,
              areas: row,
              replaced: row.replaced,
            }),
            ...limitRows(),
          ]
        : []),
    ],
    counted: lines.map(({ objects = [] }) => objects),
    notes: table.problem
      ? [table.problem]
      : [
          ...(isCount ? [] : [`Lot area ${lotAreaText(table, plan)}. Overlaps count once.`]),
          ...(hasRemoved ? [removedNote] : []),
          ...(hasReplaced ? ['Repl.: the part of what is proposed that replaces what is removed.'] : []),
          ...notes,
        ],
  };

  /** Rows for the share of the lot, the limit, and what is left of it. */
  function limitRows(): readonly (readonly string[])[] {
    if (!row) return [];
    const { ratio, allowed, allowedRatio, isLeast, over = 0 } = row;
    const share =
      ratio === undefined
        ? []
        : [last(measure === 'floorArea' ? 'Floor area ratio' : 'Of the lot', shareText(measure, ratio))];
    if (allowed === undefined) return share;
    const limit = allowedRatio === undefined ? '' : `, ${shareText(measure, allowedRatio, plainPercent)}`;
    const missed = isLeast ? 'Short by' : 'Over by';
    return [
      ...share,
      last(`${isLeast ? 'Required' : 'Allowed'}${limit}`, amount(allowed)),
      last(over > 0 ? missed : isLeast ? 'More than required' : 'Left', amount(Math.abs(over))),
    ];
  }
}

/** Each building floor by floor. */
const floorArea: TableMaker = (plan) => {
  const measured = measuredLot(plan, plan.settings.pack);
  const floors = 'problem' in measured ? [] : floorsOf(measured);
  return tableOf(plan, {
    title: 'Floor area',
    measure: 'floorArea',
    lines: floors.map(({ title, floor, areas, object }) => ({
      title: floor === undefined ? title : `${title}, floor ${floor}`,
      areas,
      objects: [object],
    })),
  });
};

/** What counts as impervious, surface by surface. */
const surfaces: TableMaker = (plan) => {
  const measured = measuredLot(plan, plan.settings.pack);
  const found = 'problem' in measured ? [] : surfacesOf(measured);
  return tableOf(plan, {
    title: 'Impervious surface',
    measure: 'impervious',
    lines: found.map(({ surface, ...line }) => ({ title: packNumbers.surfaces[surface].label, ...line })),
  });
};

/** Where cars park. */
const parking: TableMaker = (plan) => {
  const items = rowOf(coverage(plan, plan.settings.pack), 'parking')?.items ?? [];
  return tableOf(plan, {
    title: 'Parking',
    measure: 'parking',
    lines: items.map(({ object, name, status, counted }) => ({
      title: name,
      objects: [object],
      areas: { ...none, [status]: counted },
    })),
  });
};

/** What is planted, and what stays open. */
const landscape: TableMaker = (plan) => {
  const measured = measuredLot(plan, plan.settings.pack);
  const lines = 'problem' in measured ? [] : plantedOf(measured);
  const trees = listedTrees(plan);
  const [removed, added] = [trees.filter(isRemoved).length, trees.filter(isNew).length];
  const stay = trees.length - removed - added;
  const counts = [`${stay} ${stay === 1 ? 'stays' : 'stay'}`, `${added} new`, `${removed} removed`];
  return tableOf(plan, {
    title: 'Landscape',
    measure: 'openSpace',
    lines,
    ...(lines.length > 0 ? { sum: { title: 'Planted', areas: sumOf(lines) } } : {}),
    notes: trees.length > 0 ? [`${countText(trees.length, 'tree')}: ${counts.join(', ')}.`] : [],
  });
};

export const worksheets: Readonly<Record<WorksheetContent, TableMaker>> = {
  floorArea,
  surfaces,
  parking,
  landscape,
};
