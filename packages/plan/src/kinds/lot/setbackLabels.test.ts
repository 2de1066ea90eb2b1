// Where a setback line says its distances among the lines of dimensions that cross it, and which of them are left out.
import { expect, test } from 'vitest';
import { Placing } from '../../labels/placing.ts';
import { layersOf } from '../../drawing/layerTable.ts';
import { createPlan } from '../../plan/plan.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { dimensionOf } from '../dimension/dimension.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { setback, type Setback } from './setback.ts';
import { registerLateKinds } from '../lateKinds.ts';

registerLateKinds();

/** 25 ft from the front, at the bottom, and 5 ft from the sides; 100 ft wide. */
const line: Setback = {
  id: 'line',
  type: setback.type,
  order: 'a0',
  distances: [
    { edges: 'front', feet: 25 },
    { edges: 'left', feet: 5 },
    { edges: 'right', feet: 5 },
  ],
  label: 'BUILDING SETBACK LINE',
  vertices: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 60 },
    { x: 0, y: 60 },
  ],
  off: [0, 5, 25, 5],
};

const lettering = { labelHeight: 2, units: 'feet-inches', north: 0 } as const;

/** The texts at the front, and which labels have no place for all they say. xs: of dimension lines across it. */
function labelsAcross(...xs: readonly number[]) {
  const dimensions = xs.map((x): PlanObject => {
    const places = [
      { x, y: 40 },
      { x, y: 85 },
    ];
    return { id: `at ${x}`, order: `a1${x}`, ...dimensionOf({ form: 'aligned', places, offset: 0 }) };
  });
  const objects = [line, ...dimensions];
  const plan = createPlan({ objects, settings: defaultSettings });
  const surface = { plan, layers: layersOf(plan.settings), near: () => objects, tiedTo: () => [] };
  const placing = new Placing(surface, lettering);
  const texts = placing
    .of(line)
    .flatMap(({ place }) => place.texts.map(({ at, content }) => ({ at, content })));
  return {
    front: texts.filter(({ content }) => content.startsWith('25')),
    leftOut: placing.leftOutOf([line]).map(({ along, isShortened }) => [along, isShortened]),
  };
}
const nearly = (x: number): unknown => expect.closeTo(x, 0);
const inFull = "25' BUILDING SETBACK LINE";

test('its name moves along the line into a gap between dimensions', () => {
  const { front, leftOut } = labelsAcross(25, 43, 76);
  expect(front).toMatchObject([{ content: inFull, at: { x: nearly(59) } }]);
  expect(leftOut).toEqual([]);
});

test('where the name has no gap, the distance is there without it, and that is counted', () => {
  const { front, leftOut } = labelsAcross(20, 40, 60, 80);
  expect(front.map(({ content }) => content)).toEqual(["25'"]);
  expect(leftOut).toEqual([['the front edge', true]]);
});

test('it says along which edge there is no distance at all', () => {
  const { front, leftOut } = labelsAcross(...Array.from({ length: 50 }, (_, i) => 2 * i + 1));
  expect(front).toEqual([]);
  expect(leftOut).toContainEqual(['the front edge', false]);
});

test('edges at the same distance are named together, and one with a name of its own by that', () => {
  const alongOf = (...names: readonly string[]) => {
    const distances = names.map((edges) => ({ edges, feet: 25 }));
    return setback.labels
      ?.list({ ...line, distances, off: [0, 0, 25, 0] }, lettering)
      .map(({ along }) => along);
  };
  expect(alongOf('left', 'right')).toEqual(['the left or right edge']);
  expect(alongOf('street side')).toEqual(['the street side edge']);
  expect(alongOf('Edge 8')).toEqual(['Edge 8']);
  expect(alongOf('Elm Street', 'front')).toEqual(['the front edge or Elm Street']);
  expect(alongOf('north edge')).toEqual(['the north edge']);
  expect(alongOf('front', '')).toEqual(['']);
});
