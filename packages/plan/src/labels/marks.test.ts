// The labels of marks, such as spot elevations, where little room is left for them.
import { expect, test } from 'vitest';
import { spot } from '../../testing/testGrades.ts';
import { traced } from '../../testing/testSite.ts';
import { layersOf } from '../drawing/layerTable.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { createPlan } from '../plan/plan.ts';
import { defaultSettings } from '../settings/settings.ts';
import { Placing } from './placing.ts';

registerLateKinds();

const proposed = (id: string, x: number, y: number): PlanObject =>
  ({ ...spot(id, x, y, 100), finished: 101 }) as PlanObject;

/** The places of labels on a sheet, in letters of 2 ft. */
function placingOf(
  objects: readonly PlanObject[],
  more: { drawnAs?: (object: PlanObject) => PlanObject } = {},
) {
  const plan = createPlan({ objects, settings: defaultSettings });
  const surface = {
    plan,
    layers: layersOf(plan.settings),
    near: () => [...objects],
    tiedTo: () => [],
    isSheet: true,
    ...more,
  } as const;
  return new Placing(surface, { labelHeight: 2, units: 'feet-inches', north: 0 });
}

/** Lot lines, which no label crosses, on all sides of a point but for a strip to the north. */
const hemmedIn = (x: number, y: number): readonly PlanObject[] =>
  Array.from({ length: 12 }, (_, i) =>
    traced('lot', `lot ${i}`, [
      { x: x - 60, y: y - 12 + i * 3 },
      { x: x + 60, y: y - 12 + i * 3 },
      { x: x + 60, y: y - 11 + i * 3 },
      { x: x - 60, y: y - 11 + i * 3 },
    ]),
  );

test('a grade that is hemmed in goes far, with a leader that ends at its mark', () => {
  const here = proposed('here', 100, 100);
  const [label] = placingOf([here, ...hemmedIn(100, 100)]).of(here);
  expect(label?.place.isFar).toBe(true);
  expect(label?.place.lines?.[0]?.vertices[0]).toEqual({ x: 100, y: 100 });
});

test('no leader passes another mark, whose it would seem to be', () => {
  const here = proposed('here', 100, 100);
  const objects = [here, ...hemmedIn(100, 100)];
  const [free] = placingOf(objects).of(here);
  const tip = free?.place.lines?.[0]?.vertices[1] ?? { x: 0, y: 0 };
  const between = spot('between', (100 + tip.x) / 2, (100 + tip.y) / 2, 100);
  const [past] = placingOf([...objects, between]).of(here);
  expect(past?.place.lines?.[0]?.vertices[1]).not.toEqual(tip);
});

test('a proposed grade chooses its place before an existing elevation', () => {
  for (const [grade, existing] of [
    [proposed('a', 100, 100), spot('b', 100, 102, 100)],
    [proposed('b', 100, 100), spot('a', 100, 102, 100)],
  ] as const) {
    const placing = placingOf([grade, existing]);
    expect(placing.of(grade)[0]?.place.texts.map(({ align }) => align)).toEqual(['start', 'start']);
    expect(placing.of(existing)[0]?.place.texts[0]?.align).not.toBe('start');
  }
});

test('labels stay clear of the letters along a swale as it is drawn on the ground', () => {
  const here = proposed('here', 100, 107);
  const swale = traced('swale', 'swale', [
    { x: 100.8, y: 60 },
    { x: 100.8, y: 140 },
  ]);
  const drawnAs = (object: PlanObject): PlanObject =>
    object.id === 'swale' ? ({ ...object, slope: '2%' } as PlanObject) : object;
  const alignIn = (placing: Placing) => placing.of(here)[0]?.place.texts[0]?.align;
  expect(alignIn(placingOf([here, swale]))).toBe('start');
  expect(alignIn(placingOf([here, swale], { drawnAs }))).toBe('end');
});
