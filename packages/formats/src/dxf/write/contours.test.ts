// The contours of the ground in a drawing: on layers of their own, whole, and each at its elevation.
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { expect, test } from 'vitest';
import { writeDxf } from '../../../testing/writeDxf.ts';

registerLateKinds();

const spot = (id: string, x: number, y: number, elevation: number) => ({
  id,
  type: 'spotElevation',
  x,
  y,
  elevation,
});
const berm = {
  id: 'b',
  type: 'berm',
  vertices: [
    { x: 100, y: 20 },
    { x: 100, y: 100 },
  ],
  tall: 6,
  width: 20,
  status: 'proposed',
};

/** The elevations of the polylines that have one, by layer. */
function contoursIn(text: string): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  let [entity, layer] = ['', ''];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const [code, value = ''] = [lines[i], lines[i + 1]];
    if (code === '0') entity = value;
    if (code === '8') layer = value;
    if (code === '38' && entity === 'LWPOLYLINE')
      found.set(layer, (found.get(layer) ?? new Set()).add(Number(value)));
  }
  return found;
}

test('contours are on layers by their weight and status, at their elevations', () => {
  const reading = readPlanFile({
    objects: [
      spot('a', 0, 0, 106),
      spot('b', 200, 0, 98),
      spot('c', 200, 120, 98),
      spot('d', 0, 120, 106),
      berm,
    ],
    settings: { scale: 1, elevations: { contours: true, interval: 1 } },
  });
  if (!reading.ok) throw new Error(reading.problem);
  const contours = contoursIn(writeDxf(createPlan(reading.contents), { date: '2026-01-01' }).text);
  expect(contours.get('C-TOPO-MAJR-EXST')).toEqual(new Set([100, 105]));
  expect(contours.get('C-TOPO-MINR-EXST')).toEqual(new Set([99, 101, 102, 103, 104, 106]));
  expect([...(contours.get('C-TOPO-MINR-NEWW') ?? [])]).toContain(103);
});
