// The plan of most measurements: objects of the specified mix, spread evenly over an area of 20 views. The kinds create
// the objects, so this file knows none of their fields but the colors.
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { findKind } from '@homeplot/plan/kinds';
import { keysAbove } from '@homeplot/plan/order';
import type { PlanContents } from '@homeplot/plan/plan';
import { add, type Point } from '@homeplot/plan/point';
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { type Random, seededRandom } from './random.ts';

/** A site of some six acres, 500 ft from top to bottom of the canvas. */
export const settings: PlanSettings = { ...defaultSettings, siteExtent: 1000 };
/** Views side by side and one below the other: 20. */
export const views = { across: 5, down: 4 } as const;
const seed = 1000;

/** Of twenty objects twelve are rectangles, four circles or trees, three roads and one a text. */
const mix = [
  ...Array<string>(12).fill('rectangle'),
  ...Array<string>(2).fill('circle'),
  ...Array<string>(2).fill('tree'),
  ...Array<string>(3).fill('road'),
  'text',
];
const fills = ['#e5e7eb', '#fde68a', '#bbf7d0', '#bfdbfe', '#ddd6fe', '#fecaca'] as const;
const words = ['Shed', 'Well', 'Patio', 'Garden', 'Easement 10 ft', 'Septic', 'Drive'] as const;
/** Every fifth rectangle has a gate. */
const gateEvery = 5;

/** How far a drag that creates an object goes, by type. Feet, on the grid. */
const drags: Readonly<Record<string, (random: Random) => Point>> = {
  rectangle: (random) => ({ x: random.between(8, 48, 0.5), y: random.between(8, 40, 0.5) }),
  circle: (random) => ({ x: random.between(3, 15, 0.5), y: 0 }),
  tree: (random) => ({ x: random.between(5, 12, 0.5), y: 0 }),
  road: (random) => ({ x: random.between(-90, 90, 0.5) || 60, y: random.between(-90, 90, 0.5) }),
  text: () => ({ x: 0, y: 0 }),
};

/** The area of all views of the given size, from the plan's origin. */
export const groundOf = (view: { readonly width: number; readonly height: number }): Box => ({
  minX: 0,
  minY: 0,
  maxX: view.width * views.across,
  maxY: view.height * views.down,
});

export function mixedPlan(count: number, ground: Box): PlanContents {
  const random = seededRandom(seed);
  const orders = keysAbove('', count);
  const objects: PlanObject[] = [];
  let deck: string[] = [];
  /** The end of the last road, if the next one starts there. */
  let roadEnd: Point | undefined;
  for (const order of orders) {
    if (deck.length === 0) deck = random.shuffled(mix);
    const type = deck.pop() ?? 'rectangle';
    const somewhere = {
      x: random.between(ground.minX, ground.maxX, 0.5),
      y: random.between(ground.minY, ground.maxY, 0.5),
    };
    const from = (type === 'road' && roadEnd) || somewhere;
    const to = add(from, drags[type]?.(random) ?? from);
    // Every second road begins where the one before it ended.
    if (type === 'road') roadEnd = roadEnd ? undefined : to;
    objects.push(makeObject(type, `object-${objects.length + 1}`, order, from, to, random));
  }
  return { objects, settings };
}

function makeObject(
  type: string,
  id: string,
  order: string,
  from: Point,
  to: Point,
  random: Random,
): PlanObject {
  const kind = findKind(type);
  const { scale, siteExtent } = settings;
  const fields = kind?.create(
    type === 'text' ? { from, scale, siteExtent } : { from, to, scale, siteExtent },
  );
  if (!kind || !fields)
    throw new Error(
      `The kind "${type}" creates no object from a drag from ${from.x}, ${from.y} to ${to.x}, ${to.y}.`,
    );
  const made = { id, type, order, ...fields };
  if (type === 'text') return kind.words?.write(made, random.pick(words)) ?? made;
  if (type === 'road') return made;
  const fill = random.pick(fills);
  const own = type === 'rectangle' ? { fillColor: fill, ...gates(random) } : { color: fill };
  return { ...made, ...own };
}

function gates(random: Random): { entrances: readonly object[] } | undefined {
  if (random.between(1, gateEvery, 1) > 1) return undefined;
  return {
    entrances: [{ id: 'gate-1', edge: random.pick(['top', 'right', 'bottom', 'left']), offset: 2, width: 3 }],
  };
}
