// The lot of a plan begun by the questions: its outline from what was typed, its edges named as seen from the street.
import type { Editor } from '@homeplot/editor/editor';
import type { PlanObject } from '@homeplot/plan/kind';
import { lot, lotFromOutline } from '@homeplot/plan/lot';
import { drawnEdge, type LotEdge } from '@homeplot/plan/lotEdge';
import { distance, type Point } from '@homeplot/plan/point';
import { recordedNumbers } from '@homeplot/plan/recorded';
import { isMetric, metersPerFoot, tidy, type Units } from '@homeplot/plan/units';
import type { LotSize } from './lotOutline.ts';

/** The lot of a plan whose own lot isn't known yet. Its edges count as drawn by hand, so that nobody takes it for measured. */
export const exampleLot = (units: Units): LotSize =>
  isMetric(units) ? { width: 18 / metersPerFoot, depth: 36 / metersPerFoot } : { width: 60, depth: 120 };

/** The names of the edges as seen from the street, in the order of the corners of ./lotOutline.ts. */
const edgeNames = ['rear', 'right side', 'front', 'left side'] as const;

/** The lot, with its top left corner at (0, 0); undefined if nothing can be added to its layer. */
export function startedLot(
  editor: Editor,
  corners: readonly Point[],
  isMeasured: boolean,
): PlanObject | undefined {
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const vertices = corners.map(({ x, y }) => ({ x: tidy(x - left), y: tidy(y - top) }));
  const edges = vertices.map((from, i): LotEdge => {
    const name = edgeNames[i] ?? '';
    const length = tidy(distance(from, vertices[(i + 1) % vertices.length] ?? from));
    return isMeasured
      ? { name, source: 'measured', recorded: recordedNumbers(undefined, length) }
      : { name, ...drawnEdge };
  });
  const blank = editor.scene.create(lot.type, { x: 0, y: 0 });
  return blank && { ...blank, ...lotFromOutline(vertices, edges) };
}
