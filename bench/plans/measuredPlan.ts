// The plan of a measured site in the sizes of the benchmark: half the specified mix, half lots, buildings, paving,
// fences, utilities and symbols, and dimensions tied to some of them.
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { findKind, kindOf } from '@homeplot/plan/kinds';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { keysAbove } from '@homeplot/plan/order';
import type { PlanContents } from '@homeplot/plan/plan';
import { mixedPlan, settings } from './mixedPlan.ts';
import { seededRandom } from './random.ts';

registerLateKinds();

const seed = 2000;
/** The types that replace every second object. */
const siteTypes = [
  'lot',
  'building',
  'fence',
  'driveway',
  'walk',
  'utility',
  'patio',
  'pool',
  'hedge',
  'lawn',
  'septicField',
  'shed',
  'car',
  'hydrant',
  'surveyPin',
] as const;
const maxDimensions = 2000;

export function measuredPlan(count: number, ground: Box): PlanContents {
  const dimensions = Math.min(maxDimensions, Math.floor(count / 5));
  const { objects } = mixedPlan(count - dimensions, ground);
  const random = seededRandom(seed);
  const placed = objects.map((object, i): PlanObject => {
    if (i % 2 === 0) return object;
    const type = siteTypes[(i >> 1) % siteTypes.length] ?? 'lot';
    const from = { x: random.between(0, ground.maxX, 0.5), y: random.between(0, ground.maxY, 0.5) };
    const to = { x: from.x + random.between(12, 60, 0.5), y: from.y + random.between(12, 60, 0.5) };
    const fields = findKind(type)?.create({
      from,
      to,
      scale: settings.scale,
      siteExtent: settings.siteExtent,
    });
    if (!fields)
      throw new Error(
        `The kind "${type}" creates no object from a drag from ${from.x}, ${from.y} to ${to.x}, ${to.y}.`,
      );
    return { id: object.id, type, order: object.order, ...fields };
  });
  const orders = keysAbove(placed.at(-1)?.order ?? '', dimensions);
  return { objects: [...placed, ...dimensioned(placed, orders)], settings };
}

/** Dimensions of the first edges of some objects, tied to both ends of the edge. */
function dimensioned(objects: readonly PlanObject[], orders: readonly string[]): PlanObject[] {
  const sided = objects.filter(({ type }) => type === 'rectangle' || type === 'lot' || type === 'building');
  const every = Math.max(1, Math.floor(sided.length / orders.length));
  return orders.flatMap((order, i) => {
    const object = sided[i * every];
    const [a, b] = (object && kindOf(object).path?.outline(object).vertices) ?? [];
    if (!object || !a || !b) return [];
    const place = ({ x, y }: { x: number; y: number }, anchor: string) => ({
      x,
      y,
      tie: { object: object.id, anchor },
    });
    const places = [place(a, 'v0'), place(b, 'v1')];
    const made = { form: 'aligned', places, offset: -3, rotation: 0, ends: 'ticks' };
    return { id: `dimension-${i + 1}`, type: 'dimension', order, ...made };
  });
}
