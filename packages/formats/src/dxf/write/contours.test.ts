// The ground in a drawing: contours on layers of their own, whole, and each at its elevation; cut and fill on theirs.
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

/** The ground falls to the right; a berm is built on it. */
const objects = [
  spot('a', 0, 0, 106),
  spot('b', 200, 0, 98),
  spot('c', 200, 120, 98),
  spot('d', 0, 120, 106),
  berm,
];

/** The tags of each entity or record: its type has the code 0, its layer 8, the elevation of a polyline 38. */
function entitiesIn(text: string): readonly ReadonlyMap<string, string>[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const found: Map<string, string>[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const [code = '', value = ''] = [lines[i], lines[i + 1]];
    if (code === '0') found.push(new Map());
    found.at(-1)?.set(code, value);
  }
  return found;
}

/** The elevations of the polylines that have one, by layer. */
function contoursIn(text: string): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const entity of entitiesIn(text)) {
    const [layer = '', elevation] = [entity.get('8'), entity.get('38')];
    if (entity.get('0') === 'LWPOLYLINE' && elevation !== undefined)
      found.set(layer, (found.get(layer) ?? new Set()).add(Number(elevation)));
  }
  return found;
}

const linesOn = (text: string, layer: string): number =>
  entitiesIn(text).filter((entity) => entity.get('0') === 'LINE' && entity.get('8') === layer).length;

test('contours are on layers by their weight and status, at their elevations', () => {
  const reading = readPlanFile({
    objects,
    settings: { scale: 1, elevations: { contours: true, interval: 1 } },
  });
  if (!reading.ok) throw new Error(reading.problem);
  const contours = contoursIn(writeDxf(createPlan(reading.contents), { date: '2026-01-01' }).text);
  expect(contours.get('C-TOPO-MAJR-EXST')).toEqual(new Set([100, 105]));
  expect(contours.get('C-TOPO-MINR-EXST')).toEqual(new Set([99, 101, 102, 103, 104, 106]));
  expect([...(contours.get('C-TOPO-MINR-NEWW') ?? [])]).toContain(103);
});

/** How many windows of sheets don't show a layer. */
function frozenIn(text: string, name: string): number {
  const tags = text.split(/\r?\n/).map((line) => line.trim());
  const named = tags.indexOf(name, tags.indexOf('LAYER'));
  const handle = tags[tags.lastIndexOf('5', named) + 1];
  return tags.filter((code, i) => i % 2 === 0 && code === '331' && tags[i + 1] === handle).length;
}

test('cut and fill are on layers of their own where the plan or a sheet shows them, and on no other sheet', () => {
  const sheet = (id: string, more: object = {}) => ({
    id,
    title: id,
    paper: 'Letter',
    orientation: 'landscape' as const,
    style: 'color' as const,
    blocks: [{ id: 'drawing', type: 'viewport', ...more }],
  });
  const sheets = [sheet('site'), sheet('earthwork', { earthwork: true })];
  const dxf = (settings: object, options: object = {}): string => {
    const reading = readPlanFile({ objects, settings: { scale: 1, ...settings } });
    if (!reading.ok) throw new Error(reading.problem);
    return writeDxf(createPlan(reading.contents), { date: '2026-01-01', ...options }).text;
  };
  expect(dxf({})).not.toContain('C-TOPO-FILL');
  expect(linesOn(dxf({ elevations: { earthwork: true } }), 'C-TOPO-FILL')).toBeGreaterThan(5);
  const withSheets = dxf({}, { sheets });
  expect(linesOn(withSheets, 'C-TOPO-FILL')).toBeGreaterThan(5);
  expect(frozenIn(withSheets, 'C-TOPO-FILL')).toBe(1);
});
