// For tests: objects of any kind with given fields, plans of them, and packs.
import type { Point } from '../src/geometry/point.ts';
import type { SetbackDistance } from '../src/objects/capabilities.ts';
import { kindOf } from '../src/kinds/index.ts';
import { registerLateKinds } from '../src/kinds/lateKinds.ts';
import type { PlanObject } from '../src/objects/kind.ts';
import { lotOf } from './testLots.ts';
import type { Pack } from '../src/packs/pack.ts';
import { createPlan, type MutablePlan } from '../src/plan/plan.ts';
import type { Vertex } from '../src/geometry/pen.ts';
import { defaultSettings } from '../src/settings/settings.ts';

registerLateKinds();

/** An object as its kind creates it, with other fields. */
export function thing(type: string, id: string, fields: object = {}): PlanObject {
  const kind = kindOf({ type, id, order: 'a0' });
  const created = kind.create({ from: { x: 0, y: 0 }, to: { x: 20, y: 20 }, scale: 2, siteExtent: 100 });
  return { id, type, order: 'a0', ...created, ...fields };
}

/** A box about a center. */
export const boxed = (
  type: string,
  id: string,
  at: Point,
  width: number,
  height: number,
  more: object = {},
) => thing(type, id, { ...at, width, height, ...more });

/** A kind with vertices. */
export const traced = (type: string, id: string, vertices: readonly Vertex[], more: object = {}) =>
  thing(type, id, { vertices, ...more });

export const rectangle = (left: number, top: number, right: number, bottom: number): readonly Vertex[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** 100 by 150 ft from 0, 0, with the front at the bottom. */
export const lot: PlanObject = lotOf(rectangle(0, 0, 100, 150), [
  { name: 'rear' },
  { name: 'right side' },
  { name: 'front' },
  { name: 'left side' },
]);

/** The lot's setback line, at one distance from all its edges. */
export const setbackLineAt = (feet: number): PlanObject =>
  setbackLineOf([{ edges: '', feet }], {
    vertices: rectangle(feet, feet, 100 - feet, 150 - feet),
    off: [feet, feet, feet, feet],
  });

/** The lot's setback line at distances by the names of its edges. */
export const setbackLineOf = (distances: readonly SetbackDistance[], more: object = {}): PlanObject =>
  thing('setback', 'line', { of: 'lot', distances, ...more });

export const packOf = (rules: Partial<Pack> = {}): Pack => ({
  id: 'test',
  name: 'Test City',
  date: '2026-11-01',
  sources: [],
  items: [],
  ...rules,
});

/** A plan that says what its elevations are measured from. */
export const planOf = (objects: readonly PlanObject[], rules?: Partial<Pack>): MutablePlan =>
  createPlan({
    objects,
    settings: {
      ...defaultSettings,
      project: { datum: 'City datum' },
      ...(rules ? { pack: packOf(rules) } : {}),
    },
  });
