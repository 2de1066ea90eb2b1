// Lot: its corners are clicked one after the other; the first corner again, the last one twice, or Enter closes it.
import { outlineOf } from '@homeplot/plan/anchors';
import { areaOf } from '@homeplot/plan/outline';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { lotFromOutline } from '@homeplot/plan/lot';
import { type LotEdge, unmeasured } from '@homeplot/plan/lotEdge';
import { cross, lengthOf, type Point, subtract, unit } from '@homeplot/plan/point';
import { withinTurn } from '@homeplot/plan/angle';
import { recordedNumbers } from '@homeplot/plan/recorded';
import { formatArea } from '@homeplot/plan/units';
import type { Scene, Toast } from './tool.ts';
import { type Corner, tracingTool, type Use } from './tracing.ts';

const type = 'lot';
const fewest = 3;
/** Feet that a corner must lie off the line of the others. */
const leastOff = 1e-4;

/** Whether all corners lie on one line. */
function isFlat(corners: readonly Point[]): boolean {
  const [first = { x: 0, y: 0 }] = corners;
  const away = corners.map((corner) => subtract(corner, first));
  const along = unit(away.reduce((far, one) => (lengthOf(one) > lengthOf(far) ? one : far)));
  return away.every((one) => Math.abs(cross(along, one)) < leastOff);
}

function drawn(corners: readonly Corner[], scene: Scene, use: Use): PlanObject | undefined {
  const [first] = corners;
  const blank =
    first && corners.length >= fewest && scene.create(type, first.at, undefined, use === 'preview');
  if (!blank) return undefined;
  const vertices = corners.map(({ at }) => at);
  return { ...blank, ...lotFromOutline(vertices, use === 'preview' ? [] : edgesOf(corners)) };
}

/** Each corner tells of the edge that led to it; the one that closes the lot follows from the others. */
const edgesOf = (corners: readonly Corner[]): LotEdge[] => [...corners.slice(1).map(edgeTo), traced];

const traced: LotEdge = { source: 'traced', ...unmeasured };

function edgeTo({ typed }: Corner): LotEdge {
  if (!typed) return traced;
  const { angle, length } = typed;
  const direction = angle === undefined ? undefined : withinTurn(90 - angle);
  return { source: 'measured', recorded: recordedNumbers(direction, length) };
}

function lack(corners: readonly Corner[]): string | undefined {
  if (corners.length < fewest) return `A lot has at least three corners; this one has ${corners.length}`;
  return isFlat(corners.map(({ at }) => at))
    ? 'These corners lie on one line; a lot needs one beside it'
    : undefined;
}

function said(lot: PlanObject, { plan }: Scene): Toast {
  const { units } = plan.settings;
  const kind = kindOf(lot);
  const [fault] = kind.faults?.(lot) ?? [];
  if (fault) return { text: `Added lot. ${fault}`, tone: 'info' };
  const outline = outlineOf(lot);
  return { text: `Added lot: ${formatArea(outline ? areaOf(outline) : 0, units)}`, tone: 'success' };
}

export const lotTool = tracingTool(
  {
    name: type,
    title: 'Lot',
    key: 'P',
    hint: 'Click corner after corner; click the first again, or press Enter, to close the lot',
  },
  { drawn, lack, said, begun: 'Click the next corner of the lot', outlined: true, endsOnLast: true },
);
