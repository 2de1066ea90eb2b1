// The grades of a plan as a table: lot corners, floors, the sills of doors and the ground outside, both ends of swales, drives and
// walls, and named spots with a finished grade, each with the existing grade at the same place.
import { elevationAt } from '@homeplot/plan/surface';
import { doorStepsOf, sideOf, stepInTable } from '@homeplot/plan/buildingGround';
import { finishedElevation, finishedGround, type Ground, groundOf } from '@homeplot/plan/grading';
import { flatten } from '@homeplot/plan/flatten';
import { floorLevels, type Floors } from '@homeplot/plan/buildings';
import { gradeRoleOf } from '@homeplot/plan/gradeRoles';
import type { GroundInput } from '@homeplot/plan/groundInput';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { mainLotOf } from '@homeplot/plan/mainLot';
import { perimeterOf } from '@homeplot/plan/outline';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { gradeOfRise } from '@homeplot/plan/rise';
import { formatGrade, formatPercent } from '@homeplot/plan/units';
import { ownName } from '@homeplot/plan/titleOf';
import { kindName } from '../titles/titles.ts';
import type { TableMaker } from './tableData.ts';

interface Row {
  readonly title: string;
  readonly at?: Point | undefined;
  /** The measured existing elevation; if absent, that of the existing ground at `at`. */
  readonly existing?: number;
  /** The object's own proposed elevation; if absent, that of the finished ground at `at`. */
  readonly proposed?: number;
  /** The steepest slope, which is also written along a drive. */
  readonly slope?: number;
}

export const grades: TableMaker = (plan) => {
  const ground = groundOf(plan);
  const finished = finishedGround(ground);
  const { units } = plan.settings;
  const say = (feet: number | undefined): string => (feet === undefined ? '' : formatGrade(feet, units));
  const objects = inOrder(plan).filter(isKept);
  const rows = [
    ...cornersOf(plan),
    ...objects.flatMap((object) => [...rowsOf(object, ground), ...doorRows(object, ground, plan)]),
    ...objects.flatMap(spotRows),
  ].flatMap(({ title, at, existing: measured, proposed, slope }) => {
    const existing = measured ?? (at && ground.existing && elevationAt(ground.existing, at));
    const finishedAt = proposed ?? (at && finished && elevationAt(finished, at));
    if (existing === undefined && finishedAt === undefined) return [];
    return [[title, say(existing), say(finishedAt), slope === undefined ? '' : formatPercent(slope)]];
  });
  return {
    title: 'Grades',
    columns: [
      { title: 'Place' },
      { title: 'Existing', isNumber: true },
      { title: 'Proposed', isNumber: true },
      { title: 'Slope', isNumber: true },
    ],
    rows,
  };
};

const isKept = ({ status }: PlanObject): boolean => status !== 'removed';

function cornersOf(plan: Plan): readonly Row[] {
  const lot = mainLotOf(plan);
  if (!lot) return [];
  const { vertices } = lot.ground.path;
  const count = vertices.length;
  // A corner is named by the numbers of its two lot lines, which are on the drawing.
  return vertices.map((at, i) => ({ title: `Lot corner ${((i + count - 1) % count) + 1}/${i + 1}`, at }));
}

const titleIn = (object: PlanObject): string => ownName(object) || kindName(object);

function rowsOf(object: PlanObject, ground: Ground): readonly Row[] {
  const title = titleIn(object);
  return [
    ...floorLevels(object as Floors).map(([floor, proposed]) => ({ title: `${floor} ${title}`, proposed })),
    ...wallsOf(object, title),
    ...(kindOf(object).ground?.(object) ?? []).flatMap((input) => endsOf(title, input, ground)),
  ];
}

/** The finished ground beside the walls of a building. */
function wallsOf(object: PlanObject, title: string): readonly Row[] {
  const walls = gradeRoleOf(object)?.floors?.walls;
  return walls === undefined ? [] : [{ title: `FG ${title}, at its walls`, proposed: walls }];
}

/** The sill of each door, and the ground that one steps down to; one row if both are level. */
const doorRows = (object: PlanObject, ground: Ground, { settings: { units, north } }: Plan): readonly Row[] =>
  doorStepsOf(object, ground).flatMap((step): Row[] => {
    const { door, at, sill } = step;
    const { words, to } = stepInTable(step, units);
    const title = `Sill of ${door.called}, ${titleIn(object)}, ${sideOf(door, north)}`;
    if (to === undefined) return [{ title: `${title}: ${words}`, at, proposed: sill }];
    return [
      { title, proposed: sill },
      { title: `Ground outside ${door.called}, ${titleIn(object)}: ${words}`, at, proposed: to },
    ];
  });

/** Spots with a name. The others can be read on the drawing. */
function spotRows(object: PlanObject): readonly Row[] {
  const { point = '', existing, finished } = gradeRoleOf(object)?.regraded ?? {};
  if (point === '' || existing === undefined || finished === undefined) return [];
  return [{ title: `Spot ${point}`, existing, proposed: finished }];
}

/** The two ends of a swale or a drive, or the top and the foot of a wall. */
function endsOf(title: string, input: GroundInput, ground: Ground): readonly Row[] {
  if (input.shape === 'wall') {
    const [at] = flatten(input.path);
    return [
      { title: `TW ${title}`, at, proposed: input.top },
      { title: `BW ${title}`, proposed: input.bottom },
    ];
  }
  if (input.shape !== 'strip' && input.shape !== 'channel') return [];
  const line = flatten(input.path);
  const [from, to] = [line[0], line.at(-1)];
  // For a swale with only a depth, the elevations are those of the ground that it is dug into.
  const isDug = input.shape === 'channel' && (input.above ?? 0) < 0;
  const read = (at: Point | undefined) => (isDug && at ? finishedElevation(ground, at) : undefined);
  const { start = read(from), end = read(to) } = input;
  if (start === undefined || end === undefined) return [];
  const transition = input.shape === 'strip' ? input.transition : undefined;
  return [
    { title: `${title}, start`, at: from, proposed: start },
    {
      title: `${title}, end`,
      at: to,
      proposed: end,
      slope: Math.abs(gradeOfRise({ start, end, transition }, perimeterOf(input.path))),
    },
  ];
}
