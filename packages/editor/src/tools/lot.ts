// Lot: click its corners; click the first one again, the last one twice, or press Enter to close it. A rectangular lot is dragged,
// or its size is typed.
import { outlineOf } from '@homeplot/plan/anchors';
import { areaOf } from '@homeplot/plan/outline';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { lotFromOutline } from '@homeplot/plan/lot';
import { closingEdge, drawnEdge, type LotEdge } from '@homeplot/plan/lotEdge';
import { cross, lengthOf, type Point, subtract, unit } from '@homeplot/plan/point';
import { withinTurn } from '@homeplot/plan/angle';
import { recordedNumbers } from '@homeplot/plan/recorded';
import { formatArea } from '@homeplot/plan/units';
import type { SpanValues } from '../view/spans.ts';
import { boxTool } from './box.ts';
import type { Scene, Toast } from '../tool/tool.ts';
import { type Corner, tracingTool, type Use } from './tracing.ts';

const type = 'lot';
const minCorners = 3;
/** Feet: corners nearer to a common line count as collinear. */
const collinearTolerance = 1e-4;

function areCollinear(corners: readonly Point[]): boolean {
  const [first = { x: 0, y: 0 }] = corners;
  const away = corners.map((corner) => subtract(corner, first));
  const along = unit(away.reduce((far, one) => (lengthOf(one) > lengthOf(far) ? one : far)));
  return away.every((one) => Math.abs(cross(along, one)) < collinearTolerance);
}

function create(corners: readonly Corner[], scene: Scene, use: Use): PlanObject | undefined {
  const [first] = corners;
  const blank =
    first && corners.length >= minCorners && scene.create(type, first.at, undefined, use === 'preview');
  if (!blank) return undefined;
  const vertices = corners.map(({ at }) => at);
  return { ...blank, ...lotFromOutline(vertices, use === 'preview' ? [] : edgesOf(corners)) };
}

/** Each corner determines the edge that leads to it; the closing edge follows from the others. */
function edgesOf(corners: readonly Corner[]): LotEdge[] {
  const edges = corners.slice(1).map(edgeTo);
  return [...edges, closingEdge(edges)];
}

/** The edge that leads to a corner; it counts as measured only if its length was typed. */
function edgeTo({ typed }: Pick<Corner, 'typed'>): LotEdge {
  if (!typed) return drawnEdge;
  const { angle, length } = typed;
  const direction = angle === undefined ? undefined : withinTurn(90 - angle);
  const recorded = recordedNumbers(direction, length);
  return { source: length === undefined ? 'traced' : 'measured', recorded };
}

/** A rectangular lot, whose edges begin at the top. Edges whose length was typed count as measured. */
function withTypedSize(object: PlanObject, { width, height }: SpanValues): PlanObject {
  const edges = [width, height, width, height].map((length) =>
    length === undefined ? drawnEdge : edgeTo({ typed: { length } }),
  );
  const sized = { ...object, edges };
  return sized;
}

function missing(corners: readonly Corner[]): string | undefined {
  if (corners.length < minCorners)
    return `A lot needs at least three corners. This one has ${corners.length}`;
  return areCollinear(corners.map(({ at }) => at))
    ? 'All corners are on one line. Add a corner beside it'
    : undefined;
}

function toast(lot: PlanObject, { plan }: Scene): Toast {
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
    hint: 'Click each corner; click the first one again, or press Enter, to close the lot',
    also: 'property line boundary parcel yard plat survey',
  },
  {
    create,
    missing,
    toast,
    startHint: 'Set the next corner of the lot',
    drawsOutline: true,
    endsOnLast: true,
  },
);

/** The first shape of an empty plan. */
export const rectangularLotTool = boxTool(
  {
    name: 'rectangularLot',
    title: 'Rectangular lot',
    hint: 'Drag from corner to corner, or type its width and length',
    shelf: 'Survey marks and lines',
    also: 'property line boundary parcel yard plat',
  },
  { type, added: withTypedSize, toast },
);
