// Town plans for tests: a block of lots with houses, driveways, trees, dimensions and notes, determined by a number.
import type { PlanObject } from '@homeplot/plan/kind';
import { findKind, kindOf } from '@homeplot/plan/kinds';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { keysAbove } from '@homeplot/plan/order';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { defaultSettings } from '@homeplot/plan/settings';

registerLateKinds();

/** Pseudo-random numbers from 0 to 1 (linear congruential generator, Numerical Recipes). */
function numbersFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function townPlan(seed: number): Plan {
  const next = numbersFrom(seed + 1);
  const between = (low: number, high: number): number => Math.round((low + next() * (high - low)) * 2) / 2;
  const objects: PlanObject[] = [];
  const keys = keysAbove('', 400);
  const made = (type: string, from: Point, to: Point, more: object = {}): PlanObject => {
    const fields = findKind(type)?.create({ from, to, scale: 2, siteExtent: 200 });
    if (!fields) throw new Error(`No ${type} comes of ${from.x}, ${from.y} to ${to.x}, ${to.y}.`);
    const id = `${seed}-${objects.length}`;
    const object = { id, type, order: keys[objects.length] ?? '', ...fields, ...more };
    objects.push(object);
    return object;
  };
  const deep = between(80, 130);
  const count = 1 + Math.floor(next() * 5);
  let left = 0;
  for (let i = 0; i < count; i += 1) {
    const wide = between(40, 90);
    lotWithHouse({ x: left, y: 0 }, { x: left + wide, y: deep });
    left += wide;
  }
  made('road', { x: -20, y: deep + 20 }, { x: left + 20, y: deep + 20 });

  function lotWithHouse(from: Point, to: Point): void {
    const edges = ['rear', 'side', 'front', 'side'].map((name) => ({ name }));
    const lot = made('lot', from, to, { edges });
    const [x, y] = [from.x + between(5, 15), from.y + between(15, 40)];
    const house = { x: Math.min(to.x - 6, x + between(18, 50)), y: y + between(16, 36) };
    const home = made(next() < 0.5 ? 'house' : 'building', { x, y }, house);
    made('driveway', { x: house.x - 5, y: house.y }, { x: house.x - 5, y: to.y + 14 });
    for (let tree = between(0, 4); tree > 0; tree -= 1) {
      const at = { x: between(from.x, to.x), y: between(from.y, to.y) };
      made('tree', at, { x: at.x + between(3, 10), y: at.y });
    }
    if (next() < 0.5) made('rectangle', { x: from.x + 3, y: from.y + 3 }, { x: from.x + 15, y: from.y + 13 });
    if (next() < 0.6) {
      const note = made('text', { x: from.x + between(2, 20), y: to.y - between(2, 12) }, from);
      objects[objects.length - 1] = kindOf(note).words?.write(note, 'EXISTING GRADE') ?? note;
    }
    measured(home, lot);
  }

  function measured(home: PlanObject, lot: PlanObject): void {
    const [a, b, c] = kindOf(home).path?.outline(home).vertices ?? [];
    if (!a || !b || !c) return;
    const tied = ({ x, y }: Point, anchor: string) => ({ x, y, tie: { object: home.id, anchor } });
    const lines = [
      { places: [tied(a, 'v0'), tied(b, 'v1')], offset: -between(2, 8) },
      { places: [tied(b, 'v1'), tied(c, 'v2')], offset: -between(2, 8) },
      { places: [tied(a, 'v0'), { x: a.x, y: kindOf(lot).position(lot).y }], offset: between(-4, 4) },
    ];
    for (const line of lines) if (next() < 0.7) made('dimension', a, b, { form: 'aligned', ...line });
  }

  return createPlan({ objects, settings: { ...defaultSettings, siteExtent: 200 } });
}
